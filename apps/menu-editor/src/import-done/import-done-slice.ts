import type { RowFault } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import type { EditorState } from '../editor-state.ts';
import { isCommandOf } from '../outbox/command-action.ts';
import { commandRefused, commandSaved } from '../outbox/outbox-slice.ts';

/** What an import has done, for the card above the tree. */
export interface ImportDone {
  /** Products whose price has changed. */
  readonly repriced: number;
  readonly added: number;
  readonly removed: number;
  /** Products that were stored hidden, without a price. */
  readonly withoutPrice: number;
  readonly leftOut: readonly RowFault[];
}

interface ImportDoneState {
  /** Of the import that is being sent. */
  readonly sent: ImportDone | null;
  readonly shown: ImportDone | null;
}

const NOTHING: ImportDoneState = { sent: null, shown: null };
const isImport = isCommandOf('menu-editor/importConfirmed');
const isUndo = isCommandOf('menu-editor/changeUndone');

export const importDoneSlice = createSlice({
  name: 'menu-editor/importDone',
  initialState: () => NOTHING,
  reducers: {
    importSent: (_state, { payload }: PayloadAction<ImportDone>): ImportDoneState => ({ sent: payload, shown: null }),
    importDoneClosed: (): ImportDoneState => NOTHING,
  },
  extraReducers: (builder) => {
    builder.addCase(commandSaved, (state, { payload }) => {
      if (isImport(payload)) return { sent: null, shown: state.sent };
      return isUndo(payload) && payload.payload.what === 'imported' ? NOTHING : state;
    });
    builder.addCase(commandRefused, (state, { payload: { command } }) => (isImport(command) ? NOTHING : state));
  },
});

export const { importSent, importDoneClosed } = importDoneSlice.actions;

export const selectImportDone = (state: EditorState<'importDone', ImportDoneState>) =>
  state['menu-editor'].importDone.shown;
