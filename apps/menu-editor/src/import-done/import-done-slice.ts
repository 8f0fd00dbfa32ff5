import { createSlice } from '@carta/panel';
import type { EditorState } from '../editor-state.ts';
import { isCommandOf } from '../outbox/command-action.ts';
import type { ImportDone } from '../outbox/commands/import.ts';
import { commandSaved } from '../outbox/outbox-slice.ts';

/** What the last import has done; null until it is saved, and once it is undone or the owner has closed the card. */
type ImportDoneState = ImportDone | null;

const isImport = isCommandOf('menu-editor/importConfirmed');
const isUndoOfImport = isCommandOf('menu-editor/importUndone');
const isUndoOfChange = isCommandOf('menu-editor/changeUndone');

export const importDoneSlice = createSlice({
  name: 'menu-editor/importDone',
  initialState: (): ImportDoneState => null,
  reducers: {
    importDoneClosed: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(commandSaved, (state, { payload: command }) => {
        if (isImport(command)) return command.payload.done ?? null;
        const isUndone = isUndoOfImport(command) || (isUndoOfChange(command) && command.payload.what === 'imported');
        return isUndone ? null : state;
      })
      .addMatcher(isImport, () => null);
  },
});

export const { importDoneClosed } = importDoneSlice.actions;

export const selectImportDone = (state: EditorState<'importDone', ImportDoneState>) => state['menu-editor'].importDone;
