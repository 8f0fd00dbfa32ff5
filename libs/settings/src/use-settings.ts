import { settingsOf, isChanged, type Business } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useKeptDraft, type KeptDraft } from './drafts/use-kept-draft.ts';
import {
  IDLE,
  SettingsStateContext,
  settingsDrafted,
  settingsSettled,
  settingsSubmitted,
  type SettingsChange,
  type SettingsState,
} from './settings-state.ts';

interface SettingsOptions<Draft> {
  /** Unique name of the screen's form. */
  readonly form: string;
  /** The fields as they are stored. Fields without an edit follow it. */
  readonly stored: Draft;
  /** The requests that save a draft, sent in this order; `business` holds all settings as they are stored. */
  readonly changesOf: (draft: Draft, business: Business) => readonly SettingsChange[];
  /** Default: any change can be saved. [SAVE-1] */
  readonly canSave?: (stored: Draft, draft: Draft) => boolean;
  /** True if leaving the screen would lose an edit. Default: any change. */
  readonly isDirty?: (stored: Draft, draft: Draft) => boolean;
  /** @deprecated The form keeps its edits by itself. */
  readonly restored?: Edits<Draft>;
  /** Fields that the browser never keeps: passwords and tokens. */
  readonly secrets?: readonly (keyof Draft)[];
  /** Values that replace the sent ones after a save: a chosen picture becomes null. */
  readonly afterSave?: Partial<Draft>;
}

/** The state of a settings form. */
export interface Settings<Draft> {
  /** The stored fields with the owner's edits. */
  readonly draft: Draft;
  readonly stored: Draft;
  readonly edit: (fields: Partial<Draft>) => void;
  readonly dirty: boolean;
  readonly canSave: boolean;
  readonly phase: SettingsState['phase'];
  /** Spanish names of the parts that the last save could not save. */
  readonly failedParts: readonly string[];
  /** Returns the server's message about the field at this path (`modalInfo.address`); undefined if there is none. */
  readonly issueAt: (path: string) => string | undefined;
  /** For each edited field the value that was stored when the owner began to type; otherwise the stored value. */
  readonly base: Draft;
  /** True if another session has saved a different value in a field that the owner is editing. */
  readonly overtaken: boolean;
  /** True while the owner has to choose between `draft` and `stored`. */
  readonly conflicting: boolean;
  /** Sends the draft. Asks first if that would undo another session's save. */
  readonly save: () => void;
  /** Sends the draft over another session's save. */
  readonly overwrite: () => void;
  /** Closes the conflict dialog; the edits stay. */
  readonly dismiss: () => void;
  /** Drops all edits. */
  readonly reset: () => void;
  /** What an earlier page left of this form. */
  readonly kept: KeptDraft<unknown>;
  /** The stored fields with the edits that an earlier page left; null if it left none. */
  readonly keptDraft: Draft | null;
}

/** Binds a settings form to the store: edits over stored fields, saving, conflicts with other sessions. [SAVE-1] [SAVE-2] */
export function useSettings<Draft extends object>({
  form,
  stored,
  changesOf,
  canSave = isChanged,
  isDirty = isChanged,
  restored = NO_EDITS,
  secrets = NO_SECRETS,
  afterSave = {},
}: SettingsOptions<Draft>): Settings<Draft> {
  const dispatch = useDispatch();
  const menu = useSelector(selectMenu);
  const state = useSelector(use(SettingsStateContext));
  const { phase, failures } = state.form === form ? state : IDLE;
  const [edits, setEdits] = useState(restored);
  /** What was sent. */
  const [submitted, setSubmitted] = useState<Partial<Draft> | null>(null);
  const [asking, setAsking] = useState(false);

  if (submitted && (phase === 'saved' || phase === 'refused')) {
    setSubmitted(null);
    const unsent = { ...unsentIn(edits, submitted, stored), ...afterSave };
    setEdits(phase === 'saved' ? rebased(unsent, stored) : withTyped(edits, {}, stored));
  }

  const draft = { ...stored, ...edits.typed };
  const dirty = isDirty(stored, draft);
  const overtaken = isOvertaken(edits, stored);
  const changes = () => (menu ? changesOf(draft, settingsOf(menu)) : []);
  const dismiss = () => {
    setAsking(false);
    if (phase === 'refused') dispatch(settingsSettled());
  };
  const overwrite = () => {
    setAsking(false);
    const sent = rebased(edits.typed, stored);
    setSubmitted(sent.typed);
    setEdits(sent);
    dispatch(settingsSubmitted({ form, changes: changes() }));
  };

  const kept = useKeptDraft<Edits<Draft>>({
    form,
    typed: useMemo(() => (dirty ? withoutSecrets(edits, secrets) : null), [dirty, edits, secrets]),
    isUseful: ({ typed }) => hasAny(unsavedIn(typed, stored)),
    onResume: (left) => setEdits(withTyped(left, {}, stored)),
  });

  const publishDraft = useEffectEvent(() => void dispatch(settingsDrafted(dirty ? changes() : [])));
  useEffect(() => publishDraft(), [edits, stored]);
  useEffect(() => () => void dispatch(settingsDrafted([])), [dispatch]);

  return {
    draft,
    stored,
    edit(fields) {
      setEdits((before) => withTyped(before, fields, stored));
      dismiss();
    },
    dirty,
    canSave: phase !== 'saving' && canSave(stored, draft),
    phase,
    failedParts: failures.flatMap(({ part }) => part ?? []),
    issueAt: (path) =>
      failures.flatMap(({ error }) => error.issues ?? []).find((issue) => issue.path === path)?.message,
    base: { ...stored, ...edits.base },
    overtaken,
    conflicting: (asking && overtaken) || failures.some(({ error }) => error.code === 'conflict'),
    save: () => (overtaken ? setAsking(true) : overwrite()),
    overwrite,
    dismiss,
    reset() {
      setEdits(NO_EDITS);
      dismiss();
    },
    // A secret that is typed is not kept, and would be gone.
    kept: { ...kept, isHeldBack: dirty },
    keptDraft: kept.found && { ...stored, ...kept.found.value.typed },
  };
}

/** Typed values, and the values that were stored in the same fields when typing began. */
interface Edits<Draft> {
  readonly typed: Partial<Draft>;
  readonly base: Partial<Draft>;
}

const NO_EDITS = { typed: {}, base: {} };
const NO_SECRETS: readonly never[] = [];

/** The edits without these fields; null if nothing else is typed. */
function withoutSecrets<Draft extends object>(
  { typed, base }: Edits<Draft>,
  secrets: readonly (keyof Draft)[],
): Edits<Draft> | null {
  const isKept = ([name]: [string, unknown]) => !secrets.includes(name as keyof Draft);
  const kept = Object.fromEntries(Object.entries(typed).filter(isKept)) as Partial<Draft>;
  return hasAny(kept) ? { typed: kept, base: pick(base, kept) } : null;
}

function hasAny(fields: object): boolean {
  return Object.keys(fields).length > 0;
}

/** Adds typed fields. A field that holds the stored value is no edit. */
function withTyped<Draft extends object>(edits: Edits<Draft>, fields: Partial<Draft>, stored: Draft): Edits<Draft> {
  const before = unsavedIn(edits.typed, stored);
  const typed = unsavedIn({ ...before, ...fields }, stored);
  return { typed, base: pick({ ...stored, ...pick(edits.base, before) }, typed) };
}

/** The typed fields that differ from the stored ones, as if the owner had begun to type just now. */
function rebased<Draft extends object>(fields: Partial<Draft>, stored: Draft): Edits<Draft> {
  const typed = unsavedIn(fields, stored);
  return { typed, base: pick(stored, typed) };
}

function isOvertaken<Draft extends object>({ typed, base }: Edits<Draft>, stored: Draft): boolean {
  const unsaved = unsavedIn(typed, stored);
  return isChanged(pick(base, unsaved), pick(stored, unsaved));
}

/** The typed fields that were typed after `sent`, or whose stored values are as they were. The others are stored, perhaps written in another way: '1.500' of '1500'. */
function unsentIn<Draft extends object>(
  { typed, base }: Edits<Draft>,
  sent: Partial<Draft>,
  stored: Draft,
): Partial<Draft> {
  const fields = Object.entries(typed).filter(([name, value]) => {
    const field = name as keyof Draft;
    return isChanged<unknown>(sent[field], value) || !isChanged<unknown>(base[field], stored[field]);
  });
  return Object.fromEntries(fields) as Partial<Draft>;
}

function unsavedIn<Draft extends object>(typed: Partial<Draft>, stored: Draft): Partial<Draft> {
  const fields = Object.entries(typed).filter(([name, value]) =>
    isChanged<unknown>(stored[name as keyof Draft], value),
  );
  return Object.fromEntries(fields) as Partial<Draft>;
}

function pick<Draft extends object>(from: Partial<Draft>, names: object): Partial<Draft> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in names)) as Partial<Draft>;
}
