import { createSlice } from '@carta/panel';
import { settingsDrafted, type SettingsChange } from '@carta/settings';

export interface PreviewState {
  /** What a settings screen would save now; null where nothing has changed. */
  settings: SettingsChange | null;
}

export const previewSlice = createSlice({
  name: 'menu-editor/preview',
  initialState: (): PreviewState => ({ settings: null }),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(settingsDrafted, (_state, { payload }) => ({ settings: payload }));
  },
});
