import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { refusalsOf } from './refusals-of.ts';

describe('refusalsOf', () => {
  it('returns the codes that follow from a call’s fields and its own ones, each once', () => {
    expect(refusalsOf(calls.createCategory)).toEqual([
      ...['forbidden', 'too-large', 'unsupported', 'invalid'],
      ...['unauthenticated', 'locked', 'rate-limited', 'unavailable', 'not-found', 'conflict'],
    ]);
  });

  it('a public call has no session errors, a GET call no body errors', () => {
    expect(refusalsOf(calls.announcements)).toEqual([]);
    expect(refusalsOf(calls.openApi)).toEqual(['unavailable']);
    expect(refusalsOf({ ...calls.openApi, query: calls.visits.query })).toEqual(['invalid', 'unavailable']);
    expect(refusalsOf(calls.menu)).toEqual(['unauthenticated', 'forbidden', 'invalid', 'unavailable', 'not-found']);
  });

  it('calls with passwords, event streams, diners’ visits, pages’ failures and owners’ bodies can be rate-limited', () => {
    const isLimited = ([, call]: [string, Call]) => refusalsOf(call).includes('rate-limited');
    const withoutOwnersBody = Object.entries<Call>(calls).filter(
      ([, { access, body, form }]) => access === 'public' || (!body && !form),
    );
    expect(withoutOwnersBody.filter(isLimited).map(([name]) => name)).toEqual([
      'login',
      'events',
      'recordVisits',
      'reportClientError',
    ]);
    expect(isLimited(['importMenu', calls.importMenu])).toBe(true);
    expect(isLimited(['uploadCover', calls.uploadCover])).toBe(true);
  });
});
