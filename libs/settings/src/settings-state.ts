import type { ApiClient, ApiFailure, CallInput } from '@carta/api-client';
import { NOT_SAVED, type Business } from '@carta/domain';
import {
  actionChannel,
  businessReceived,
  createAction,
  createSlice,
  delay,
  inSession,
  put,
  select,
  selectBusinessKey,
  snackbarOutdated,
  snackbarShown,
  take,
  takeLatest,
  type PayloadAction,
  type Reducer,
} from '@carta/panel';
import { createContext } from 'react';

/** The body of one `PUT /api/business/{key}`: one field, the whole object, or a form with files. */
export type SettingsChange = WithoutParams<CallInput<'updateBusiness'>> & {
  /** Spanish name of what the request saves, shown where it fails; for screens that send more than one. */
  readonly part?: string;
};

type WithoutParams<Input> = Input extends unknown ? Omit<Input, 'params'> : never;

/** The unsaved changes of a settings screen, for the preview; an empty list if there are none. */
export const settingsDrafted = createAction<readonly SettingsChange[]>('settings/settingsDrafted');

interface Failure {
  readonly part?: string | undefined;
  readonly error: ApiFailure;
}

export interface SettingsState {
  /** Name of the last submitted form, to which the other fields belong. */
  form: string | null;
  phase: 'idle' | 'saving' | 'saved' | 'refused';
  /** Requests of the last save that failed; the others were saved. */
  failures: readonly Failure[];
}

export const IDLE: SettingsState = { form: null, phase: 'idle', failures: [] };

/** Selects the settings' part of the store; each remote provides its own, since the part stands under the remote's name. */
export const SettingsStateContext = createContext<(state: unknown) => SettingsState>(() => {
  throw new Error('No SettingsStateContext above this screen');
});

const slice = createSlice({
  name: 'settings',
  initialState: IDLE,
  reducers: {
    settingsSubmitted(
      _state,
      { payload: { form } }: PayloadAction<{ form: string; changes: readonly SettingsChange[] }>,
    ): SettingsState {
      return { form, phase: 'saving', failures: [] };
    },
    settingsSaved(state, { payload: { form } }: PayloadAction<{ form: string }>) {
      if (state.form === form) state.phase = 'saved';
    },
    settingsRefused(
      state,
      { payload: { form, failures } }: PayloadAction<{ form: string; failures: readonly Failure[] }>,
    ): SettingsState {
      return state.form === form ? { form, phase: 'refused', failures } : state;
    },
    /** The 'saved' notice has expired, or the owner edits after a refusal. */
    settingsSettled: () => IDLE,
  },
});

/** The progress of a settings form's save. A remote puts this reducer into its own state. */
export const settingsReducer: Reducer<SettingsState> = slice.reducer;

/** @deprecated Use `settingsReducer`. */
export const settingsSlice: {
  readonly reducer: Reducer<SettingsState>;
  readonly getInitialState: () => SettingsState;
} = slice;

export const { settingsSubmitted, settingsSaved, settingsRefused, settingsSettled } = slice.actions;

/** How long 'saved' is shown, in ms. */
export const SAVED_NOTICE_MS = 3_000;

/** Sends submitted settings, one request after the other, and puts each answer into the menu as it is. */
export function settingsSaga(api: ApiClient): () => Generator<unknown, never> {
  function* save({ payload: { form, changes } }: ReturnType<typeof settingsSubmitted>) {
    const businessKey = yield* select(selectBusinessKey);
    if (businessKey === null) return;
    const failures: Failure[] = [];
    for (const { part, ...change } of changes) {
      const input = { params: { businessKey }, ...change } as CallInput<'updateBusiness'>;
      const answer = yield* inSession(() => api.updateBusiness(input));
      const business = answer.ok ? answer.value : (answer.error.current as Business | undefined);
      if (business) yield* put(businessReceived(business));
      if (answer.ok) {
        yield* put(snackbarOutdated(NOT_SAVED));
        continue;
      }
      failures.push({ part, error: answer.error });
      yield* reportFailure(answer.error);
    }
    yield* put(failures.length === 0 ? settingsSaved({ form }) : settingsRefused({ form, failures }));
  }

  return function* watchSettings(): Generator<unknown, never> {
    // The next save ends the notice of the last one before it is sent.
    yield* takeLatest([settingsSaved.type, settingsSubmitted.type], function* ({ type }) {
      if (type === settingsSubmitted.type) return;
      yield* delay(SAVED_NOTICE_MS);
      yield* put(settingsSettled());
    });
    const submitted = yield* actionChannel<ReturnType<typeof settingsSubmitted>>(settingsSubmitted);
    for (;;) yield* save(yield* take(submitted));
  };
}

/** Issues are shown at their fields and conflicts in a dialog; every other failure gets a snackbar. */
function* reportFailure(error: ApiFailure) {
  const { code, message, issues } = error;
  const unsure = code === 'network' || code === 'unexpected' || code === 'unavailable';
  if (unsure) console.error(error);
  if (unsure || (code !== 'conflict' && !issues))
    yield* put(snackbarShown({ tone: 'error', text: unsure ? NOT_SAVED : message }));
}
