import { dayIn, isChanged, noticeOn, shortDay, TEXT_LIMITS, type Menu, type PageNotice } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { SwitchCard, TextArea } from '@carta/ui';
import { useMemo, useState } from 'react';
import { DayRange } from '../hours-fields/day-range.tsx';
import words from '../words.module.css';

/** The notice as it is typed; `active` false is none. */
interface Draft extends PageNotice {
  readonly active: boolean;
}

const CONFLICT = [
  { label: 'Texto', textOf: ({ text }: Draft) => text },
  { label: 'Días', textOf: ({ from, to }: Draft) => (from && to ? `${shortDay(from)} a ${shortDay(to)}` : '') },
];

/** 'Aviso para comensales': what diners read on top of their page on some days. [NOTICE-1] */
export function NoticeScreen() {
  const menu = useSelector(selectMenu);
  return menu && <NoticeForm notice={menu.pageNotice} timeZone={menu.timeZone} />;
}

interface NoticeFormProps {
  readonly notice: Menu['pageNotice'];
  readonly timeZone: string;
}

function NoticeForm({ notice, timeZone }: NoticeFormProps) {
  const [now] = useState(() => Date.now());
  const today = dayIn(timeZone, now);
  const settings = useSettings<Draft>({
    form: 'notice',
    stored: useMemo(() => draftOf(notice, today), [notice, today]),
    changesOf: (draft) => [{ body: { pageNotice: noticeOf(draft) } }],
    canSave: (stored, draft) => isEdited(stored, draft) && (!draft.active || isWhole(draft)),
    isDirty: isEdited,
  });
  const { draft, edit, issueAt } = settings;
  const { text, from, to } = draft;
  const begin = (day: string) => edit({ from: day, ...(to < day && { to: day }) });
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <SwitchCard
        label="Activar"
        purpose="Lo leen arriba del menú, los días que elijas: un feriado, un plato nuevo."
        checked={draft.active}
        onChange={(active) => edit({ active })}
      />
      <TextArea
        label="Texto"
        placeholder="En Navidad cerramos del 24 al 26."
        hint={`${text.length} de ${TEXT_LIMITS.other}`}
        maxLength={TEXT_LIMITS.other}
        {...bindText(settings, 'text', { path: 'pageNotice.text' })}
      />
      <DayRange
        from={from}
        to={to}
        fromError={from === '' ? 'Elige una fecha' : issueAt('pageNotice.from')}
        toError={to < from ? 'Tiene que terminar después de empezar' : issueAt('pageNotice.to')}
        onFrom={begin}
        onTo={(day) => edit({ to: day })}
      />
      <p role="status" className={words.muted}>
        {stateWords(draft, { today, timeZone, now })}
      </p>
    </SettingsForm>
  );
}

function draftOf(notice: PageNotice | null, today: string): Draft {
  return { active: notice !== null, text: '', from: today, to: today, ...notice };
}

function noticeOf({ active, text, from, to }: Draft): PageNotice | null {
  return active ? { text, from, to } : null;
}

/** What is typed while the notice is switched off is not saved, and not missed. */
function isEdited(stored: Draft, draft: Draft): boolean {
  return isChanged(noticeOf(stored), noticeOf(draft));
}

function isWhole({ text, from, to }: Draft): boolean {
  return text.trim() !== '' && from !== '' && to >= from;
}

interface Moment {
  readonly today: string;
  readonly timeZone: string;
  readonly now: number;
}

/** When diners read it. */
function stateWords(draft: Draft, { today, timeZone, now }: Moment): string {
  if (!draft.active || !isWhole(draft)) return '';
  if (noticeOn({ notice: draft, timeZone, now }) !== null)
    return draft.to === today ? 'Se lee hoy.' : `Se lee desde hoy hasta el ${shortDay(draft.to)}.`;
  if (draft.to < today) return 'Esos días ya pasaron: nadie lo lee.';
  return draft.from === draft.to
    ? `Se lee el ${shortDay(draft.from)}.`
    : `Se lee del ${shortDay(draft.from)} al ${shortDay(draft.to)}.`;
}
