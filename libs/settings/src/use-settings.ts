import type { ApiFailure } from '@carta/api-client';
import { settingsOf, isChanged, type Business } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { isOvertaken, typedOver, withTyped, type Edits } from './edits.ts';
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
  readonly restored?: Edits<Draft>;
  /** Gives the draft of the settings as they are now, from the refusal of a stale save; only what carries a version has one. */
  readonly draftOf?: (current: Business) => Draft;
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
  /** What the fields held that were typed in, when the owner began; of the others what is stored. */
  readonly over: Draft;
  /** Somebody else saved other values since then. */
  readonly overtaken: boolean;
  /** Both sides of a save that would undo another one, until the owner chooses. */
  readonly conflict: Conflict<Draft> | null;
  /** Saves the draft; where that would undo what somebody else saved, asks first. */
  readonly save: () => void;
  /** Puts what is stored back into the fields. */
  readonly reset: () => void;
}

export interface Conflict<Draft> {
  readonly mine: Draft;
  readonly theirs: Draft;
  /** Saves the owner's side on top of the other. */
  readonly keepMine: () => void;
  /** Goes back to the fields, as they were typed. */
  readonly dismiss: () => void;
}

const UNTOUCHED = { typed: {}, over: {} };

export function useSettings<Draft extends object>({
  form,
  stored,
  changeOf,
  canSave = isChanged,
  restored = UNTOUCHED,
  draftOf,
  isDirty = isChanged,
  onceSaved = {},
}: SettingsOptions<Draft>): Settings<Draft> {
  const dispatch = useDispatch();
  const state = useSelector(use(SettingsStateContext));
  const menu = useSelector(selectMenu);
  const shown = menu && settingsOf(menu);
  const [edits, setEdits] = useState(restored);
  const [submitted, setSubmitted] = useState(false);
  const [asking, setAsking] = useState(false);
  const mine = state.form === form;
  const phase = mine ? state.phase : 'idle';
  const error = mine ? state.error : null;
  if (submitted && phase === 'saved') {
    setSubmitted(false);
    setEdits(typedOver({ ...edits.typed, ...onceSaved }, stored));
  }
  const draft = { ...stored, ...edits.typed };
  const overtaken = isOvertaken(edits, stored);
  const settle = () => {
    setAsking(false);
    if (phase === 'refused') dispatch(settingsSettled());
  };
  const submit = (onto: Draft, business: Business) => {
    setSubmitted(true);
    setAsking(false);
    setEdits(typedOver(edits.typed, onto));
    dispatch(settingsSubmitted({ form, change: changeOf({ ...onto, ...edits.typed }, business) }));
  };
  const conflictWith = (theirs: Draft, business: Business): Conflict<Draft> => ({
    mine: { ...theirs, ...edits.typed },
    theirs,
    keepMine: () => submit(theirs, business),
    dismiss: settle,
  });
  const conflict = () => {
    const current = error?.code === 'conflict' ? (error.current as Business | undefined) : undefined;
    if (current && draftOf) return conflictWith(draftOf(current), current);
    return asking && shown && overtaken ? conflictWith(stored, shown) : null;
  };
  const tellDraft = useEffectEvent(() => {
    dispatch(settingsDrafted(shown && isDirty(stored, draft) ? changeOf(draft, shown) : null));
  });
  useEffect(() => tellDraft(), [edits, stored]);
  useEffect(() => () => void dispatch(settingsDrafted(null)), [dispatch]);
  return {
    draft,
    stored,
    edit(fields) {
      setEdits((before) => withTyped(before, fields, stored));
      settle();
    },
    dirty: isDirty(stored, draft),
    canSave: phase !== 'saving' && canSave(stored, draft),
    phase,
    error,
    issueAt: (path) => error?.issues?.find((issue) => issue.path === path)?.message,
    over: { ...stored, ...edits.over },
    overtaken,
    conflict: conflict(),
    save() {
      if (overtaken) setAsking(true);
      else if (shown) submit(stored, shown);
    },
    reset() {
      setEdits(UNTOUCHED);
      settle();
    },
  };
}
