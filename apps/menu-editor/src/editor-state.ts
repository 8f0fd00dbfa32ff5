import { DEFAULT_TIME_ZONE } from '@carta/domain';
import { combineReducers, selectConnectionLost, type PanelState } from '@carta/panel';
import { settingsSlice } from '@carta/settings';
import { analyticsSlice } from './analytics/analytics-slice.ts';
import { picturesSlice } from './pictures/pictures-slice.ts';
import { coverConfirmed } from './saving/owners-change.ts';
import { previewSlice } from './preview/preview-slice.ts';
import { recordsOf } from './saving/records-of.ts';
import { savingSlice } from './saving/saving-slice.ts';
import { trashSlice } from './tree/tools/trash/trash-slice.ts';
import { treeSlice } from './tree/tree-slice.ts';

export const editorReducer = combineReducers({
  settings: settingsSlice.reducer,
  saving: savingSlice.reducer,
  tree: treeSlice.reducer,
  trash: trashSlice.reducer,
  pictures: picturesSlice.reducer,
  analytics: analyticsSlice.reducer,
  preview: previewSlice.reducer,
});

type EditorState = PanelState & { readonly 'menu-editor': ReturnType<typeof editorReducer> };

export const selectSettings = (state: unknown) => (state as EditorState)['menu-editor'].settings;
export const selectUnsaved = (state: EditorState) => state['menu-editor'].saving.unsaved;
export const selectWaiting = (state: EditorState) => state['menu-editor'].saving.waiting;
export const selectConflict = (state: EditorState) => state['menu-editor'].saving.conflict;
/** Keys of the rows that show what the server does not have yet. */
export const selectPending = (state: EditorState) =>
  selectWaiting(state) ? selectUnsaved(state).flatMap(recordsOf) : [];
export const selectSaving = (state: EditorState) => selectUnsaved(state).length > 0 && !selectConnectionLost(state);
export const selectJustSaved = (state: EditorState) => state['menu-editor'].saving.justSaved;
export const selectOpened = (state: EditorState) => state['menu-editor'].tree.opened;
export const selectTimeZone = (state: EditorState) => state.menu.menu?.timeZone ?? DEFAULT_TIME_ZONE;
export const selectTool = (state: EditorState) => state['menu-editor'].tree.tool;
export const selectTrash = (state: EditorState) => state['menu-editor'].trash;
export const selectSearch = (state: EditorState) => state['menu-editor'].tree.search;
export const selectClosedInSearch = (state: EditorState) => state['menu-editor'].tree.closedInSearch;
export const selectDraft = (state: EditorState) => state['menu-editor'].tree.draft;
export const selectLost = (state: EditorState) => state['menu-editor'].tree.lost;
export const selectEditing = (state: EditorState) => state['menu-editor'].tree.draft?.base.key ?? null;
export const selectWanted = (state: EditorState) => state['menu-editor'].tree.wanted;
export const selectCropping = (state: EditorState) => state['menu-editor'].pictures.cropping;
export const selectCoverOnItsWay = (state: EditorState) => selectUnsaved(state).some(coverConfirmed.match);
/** How much of the picture that is on its way has been sent, from 0 to 1. */
export const selectSentShare = (state: EditorState) => state['menu-editor'].pictures.sent;
export const selectAnalytics = (state: EditorState) => state['menu-editor'].analytics;
export const selectSettingsDraft = (state: EditorState) => state['menu-editor'].preview.settings;
