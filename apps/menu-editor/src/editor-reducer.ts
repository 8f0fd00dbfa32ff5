import { combineReducers } from '@carta/panel';
import { settingsReducer } from '@carta/settings';
import { editorData } from './editor-data.ts';
import { importDoneSlice } from './import-done/import-done-slice.ts';
import { outboxSlice } from './outbox/outbox-slice.ts';
import { picturesSlice } from './pictures/pictures-slice.ts';
import { previewSlice } from './preview/preview-slice.ts';
import { toolsSlice } from './tools/tools-slice.ts';
import { addingSlice } from './tree-state/adding-slice.ts';
import { selectionSlice } from './tree-state/selection-slice.ts';
import { treeSlice } from './tree-state/tree-slice.ts';

/** The state of this remote; each slice owns its selectors. */
export const editorReducer = combineReducers({
  settings: settingsReducer,
  outbox: outboxSlice.reducer,
  tree: treeSlice.reducer,
  adding: addingSlice.reducer,
  selection: selectionSlice.reducer,
  tools: toolsSlice.reducer,
  data: editorData.reducer,
  pictures: picturesSlice.reducer,
  preview: previewSlice.reducer,
  importDone: importDoneSlice.reducer,
});

interface State {
  readonly 'menu-editor': ReturnType<typeof editorReducer>;
}

/** For the settings library, which knows no store. */
export const selectSettings = (state: unknown) => (state as State)['menu-editor'].settings;
