import { createSlice } from '@carta/panel';
import { settingsDrafted, type SettingsChange } from '@carta/settings';

export interface PreviewState {
  /** The unsaved changes of the open settings screen. */
  settings: readonly SettingsChange[];
}

export const previewSlice = createSlice({
  name: 'menu-editor/preview',
  initialState: (): PreviewState => ({ settings: [] }),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(settingsDrafted, (_state, { payload }) => ({ settings: payload }));
  },
});

interface State {
  readonly 'menu-editor': { readonly preview: PreviewState };
}

export const selectSettingsDraft = (state: State) => state['menu-editor'].preview.settings;
