import type { OptionGroup } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import { settingsDrafted, type SettingsChange } from '@carta/settings';
import { groupDrafted, type RecordsDraft, recordsDrafted } from '../outbox/actions.ts';
import type { PreviewPart } from './place.ts';
import type { EditorState } from '../editor-state.ts';

export interface PreviewState {
  /** The unsaved changes of the open settings screen. */
  settings: readonly SettingsChange[];
  /** The option group of the open form as it would be saved; null if it is not changed, or cannot be saved. */
  group: OptionGroup | null;
  /** What the open sheet would change of a category. */
  records: RecordsDraft | null;
  /** Key of the row of the tree that is hovered or has the focus. */
  row: string | null;
  /** What the field shows that had the focus last, if it is not what the whole screen shows. */
  part: PreviewPart | null;
}

export const previewSlice = createSlice({
  name: 'menu-editor/preview',
  initialState: (): PreviewState => ({ settings: [], group: null, records: null, row: null, part: null }),
  reducers: {
    pointed(state, { payload }: PayloadAction<Pick<PreviewState, 'row' | 'part'>>) {
      Object.assign(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(settingsDrafted, (state, { payload }) => ({ ...state, settings: payload }))
      .addCase(groupDrafted, (state, { payload }) => ({ ...state, group: payload }))
      .addCase(recordsDrafted, (state, { payload }) => ({ ...state, records: payload }));
  },
});

export const { pointed } = previewSlice.actions;

type State = EditorState<'preview', PreviewState>;

export const selectSettingsDraft = (state: State) => state['menu-editor'].preview.settings;
export const selectGroupDraft = (state: State) => state['menu-editor'].preview.group;
export const selectRecordsDraft = (state: State) => state['menu-editor'].preview.records;
export const selectPointedRow = (state: State) => state['menu-editor'].preview.row;
export const selectPointedPart = (state: State) => state['menu-editor'].preview.part;
