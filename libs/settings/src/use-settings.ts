import type { ApiFailure } from '@carta/api-client';
import { businessOf, isChanged, type Business } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import {
  settingsDrafted,
  settingsSettled,
  settingsSubmitted,
  type SettingsChange,
  type SettingsState,
} from './settings-slice.ts';

/** Finds the settings' part of the state: it stands under the name of the remote that the screen belongs to. */
export const SettingsStateContext = createContext<(state: unknown) => SettingsState>(() => {
  throw new Error('No remote says where the settings are kept');
});

interface SettingsOptions<Draft> {
  /** Names the screen; one form at a time is saved. */
  readonly form: string;
  /** As it is stored. What the owner has not touched follows it. */
  readonly stored: Draft;
  /** What is sent for a draft, and for the settings that it is saved on. */
  readonly changeOf: (draft: Draft, business: Business) => SettingsChange;
  /** Says whether a draft may be saved; any change may, unless told. */
  readonly canSave?: (stored: Draft, draft: Draft) => boolean;
  /** What was typed before the page went, as it was kept. */
  readonly restored?: Partial<Draft>;
  /** Says whether leaving would lose something; any change would be lost, unless told. */
  readonly isDirty?: (stored: Draft, draft: Draft) => boolean;
  /** What some fields hold once they are saved, in the place of what was sent: no file waits any more. */
  readonly onceSaved?: Partial<Draft>;
}

/** A settings screen's form: what was typed over what is stored, and how the saving goes. */
export interface Settings<Draft> {
  readonly draft: Draft;
  readonly stored: Draft;
  /** Takes some fields of the draft. */
  readonly edit: (fields: Partial<Draft>) => void;
  readonly dirty: boolean;
  readonly canSave: boolean;
  readonly phase: SettingsState['phase'];
  readonly error: ApiFailure | null;
  /** What is wrong with the field at this path, as the server says. */
  readonly issueAt: (path: string) => string | undefined;
  /** Saves the draft on these settings; on those that are shown, unless told. */
  readonly save: (business?: Business) => void;
  /** Puts what is stored back into the fields. */
  readonly reset: () => void;
}

export function useSettings<Draft extends object>({
  form,
  stored,
  changeOf,
  canSave = isChanged,
  restored = {},
  isDirty = isChanged,
  onceSaved,
}: SettingsOptions<Draft>): Settings<Draft> {
  const dispatch = useDispatch();
  const state = useSelector(use(SettingsStateContext));
  const menu = useSelector(selectMenu);
  const shown = menu && businessOf(menu);
  const [edited, setEdited] = useState(restored);
  const [submitted, setSubmitted] = useState(false);
  const mine = state.form === form;
  const phase = mine ? state.phase : 'idle';
  const error = mine ? state.error : null;
  if (submitted && phase === 'saved') {
    setSubmitted(false);
    setEdited(unsavedOf({ ...edited, ...onceSaved }, stored));
  }
  const draft = { ...stored, ...edited };
  const settle = () => {
    if (phase === 'refused') dispatch(settingsSettled());
  };
  const tellDraft = useEffectEvent(() => {
    dispatch(settingsDrafted(shown && isDirty(stored, draft) ? changeOf(draft, shown) : null));
  });
  useEffect(() => tellDraft(), [edited, stored]);
  useEffect(() => () => void dispatch(settingsDrafted(null)), [dispatch]);
  return {
    draft,
    stored,
    edit(fields) {
      setEdited((before) => ({ ...before, ...fields }));
      settle();
    },
    dirty: isDirty(stored, draft),
    canSave: phase !== 'saving' && canSave(stored, draft),
    phase,
    error,
    issueAt: (path) => error?.issues?.find((issue) => issue.path === path)?.message,
    save(on) {
      const business = on ?? shown;
      if (!business) return;
      setSubmitted(true);
      dispatch(settingsSubmitted({ form, change: changeOf(draft, business) }));
    },
    reset() {
      setEdited({});
      settle();
    },
  };
}

/** What is stored now is no edit any more: the field follows it again. */
function unsavedOf<Draft extends object>(edited: Partial<Draft>, stored: Draft): Partial<Draft> {
  const fields = Object.entries(edited).filter(([name, value]) =>
    isChanged<unknown>(stored[name as keyof Draft], value),
  );
  return Object.fromEntries(fields) as Partial<Draft>;
}
