import { DEFAULT_TIME_ZONE } from '@carta/domain';
import { combineReducers, type PanelState } from '@carta/panel';
import { settingsSlice } from '@carta/settings';
import { savingSlice } from './saving/saving-slice.ts';
import { treeSlice } from './tree/tree-slice.ts';

export const editorReducer = combineReducers({
  settings: settingsSlice.reducer,
  saving: savingSlice.reducer,
  tree: treeSlice.reducer,
});

type EditorState = PanelState & { readonly 'menu-editor': ReturnType<typeof editorReducer> };

export const selectSettings = (state: unknown) => (state as EditorState)['menu-editor'].settings;
export const selectUnsaved = (state: EditorState) => state['menu-editor'].saving.unsaved;
export const selectSaving = (state: EditorState) => state['menu-editor'].saving.unsaved.length > 0;
export const selectJustSaved = (state: EditorState) => state['menu-editor'].saving.justSaved;
export const selectOpened = (state: EditorState) => state['menu-editor'].tree.opened;
export const selectTimeZone = (state: EditorState) => state.menu.menu?.timeZone ?? DEFAULT_TIME_ZONE;
export const selectTool = (state: EditorState) => state['menu-editor'].tree.tool;
export const selectSearch = (state: EditorState) => state['menu-editor'].tree.search;
export const selectClosedInSearch = (state: EditorState) => state['menu-editor'].tree.closedInSearch;
export const selectDraft = (state: EditorState) => state['menu-editor'].tree.draft;
export const selectEditing = (state: EditorState) => state['menu-editor'].tree.draft?.base.key ?? null;
export const selectWanted = (state: EditorState) => state['menu-editor'].tree.wanted;
