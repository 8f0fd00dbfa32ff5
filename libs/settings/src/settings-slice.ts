import type { ApiFailure, CallInput } from '@carta/api-client';
import { createAction, createSlice, type PayloadAction } from '@carta/panel';

/** What a settings screen sends: one field, the whole object, or a form with files. */
export type SettingsChange = WithoutParams<CallInput<'updateBusiness'>>;

type WithoutParams<Input> = Input extends unknown ? Omit<Input, 'params'> : never;

/** What would be saved now has changed; null where nothing differs from what is stored. */
export const settingsDrafted = createAction<SettingsChange | null>('settings/settingsDrafted');

export interface SettingsState {
  /** Name of the screen's form that is being saved, or that the rest is about. */
  form: string | null;
  phase: 'idle' | 'saving' | 'saved' | 'refused';
  /** Why the last save was refused. */
  error: ApiFailure | null;
}

const initialState: SettingsState = { form: null, phase: 'idle', error: null };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsSubmitted(_state, { payload }: PayloadAction<{ form: string; change: SettingsChange }>) {
      return { form: payload.form, phase: 'saving', error: null } as const;
    },
    settingsSaved(state) {
      state.phase = 'saved';
    },
    settingsRefused({ form }, { payload: error }: PayloadAction<ApiFailure>): SettingsState {
      return { form, phase: 'refused', error };
    },
    /** The notice has been seen, or the owner goes on after a refusal. */
    settingsSettled() {
      return initialState;
    },
  },
});

export const { settingsSubmitted, settingsSaved, settingsRefused, settingsSettled } = settingsSlice.actions;
