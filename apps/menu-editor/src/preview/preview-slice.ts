import { createSlice, type PayloadAction } from '@carta/panel';
import { settingsDrafted, type SettingsChange } from '@carta/settings';

export interface PreviewState {
  /** The unsaved changes of the open settings screen. */
  settings: readonly SettingsChange[];
  /** Key of the row of the tree that is hovered or has the focus. */
  pointed: string | null;
}

export const previewSlice = createSlice({
  name: 'menu-editor/preview',
  initialState: (): PreviewState => ({ settings: [], pointed: null }),
  reducers: {
    rowPointed(state, { payload }: PayloadAction<string | null>) {
      state.pointed = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingsDrafted, (state, { payload }) => ({ ...state, settings: payload }));
  },
});

export const { rowPointed } = previewSlice.actions;

interface State {
  readonly 'menu-editor': { readonly preview: PreviewState };
}

export const selectSettingsDraft = (state: State) => state['menu-editor'].preview.settings;
export const selectPointed = (state: State) => state['menu-editor'].preview.pointed;
