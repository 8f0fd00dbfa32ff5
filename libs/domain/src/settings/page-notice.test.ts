import { PageNotice } from './page-notice.ts';
import { noticeOn, pageNoticeUntil } from './shown-notice.ts';

const NOTICE = { text: 'En Navidad cerramos del 24 al 26.', from: '2026-12-15', to: '2026-12-26' };
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

describe('the notice for diners', () => {
  it.each([
    [{}, null],
    [{ to: '2026-12-15' }, null],
    [{ text: 'x'.repeat(200) }, null],
    [{ text: 'x'.repeat(201) }, 'text: Puede tener hasta 200 caracteres'],
    [{ text: ' ' }, 'text: No puede estar vacío'],
    [{ to: '2026-12-14' }, 'to: Tiene que terminar después de empezar'],
    [{ from: '' }, 'from: No es una fecha'],
    [{ to: undefined }, 'to: Falta la fecha'],
  ])('[NOTICE-1] with %j it is refused with %j', (given, problem) => {
    const [issue] = PageNotice.safeParse({ ...NOTICE, ...given }).error?.issues ?? [];
    expect(issue ? `${issue.path.join('.')}: ${issue.message}` : null).toBe(problem);
  });

  it.each([
    ['2026-12-15T02:59Z', BUENOS_AIRES, false, '2026-12-15T03:00'],
    ['2026-12-15T03:00Z', BUENOS_AIRES, true, '2026-12-27T03:00'],
    ['2026-12-27T02:59Z', BUENOS_AIRES, true, '2026-12-27T03:00'],
    ['2026-12-27T03:00Z', BUENOS_AIRES, false, null],
    ['2026-12-14T23:30Z', 'Europe/Madrid', true, '2026-12-26T23:00'],
  ])('[NOTICE-2] at %s in %s it is %p that diners read it, until %p', (now, timeZone, isShown, until) => {
    const given = { notice: NOTICE, timeZone, now: Date.parse(now) };
    const end = pageNoticeUntil(given);
    expect(noticeOn(given)).toBe(isShown ? NOTICE.text : null);
    expect(end && new Date(end).toISOString().slice(0, 16)).toBe(until);
  });

  it('[NOTICE-2] without a notice nothing is read, and nothing changes', () => {
    const given = { notice: null, timeZone: BUENOS_AIRES, now: 0 };
    expect([noticeOn(given), pageNoticeUntil(given)]).toEqual([null, null]);
  });
});
