import { createSlice, type PayloadAction } from '@carta/panel';
import { isCommand } from '../outbox/command-action.ts';
import type { EditorState } from '../editor-state.ts';

interface SelectionState {
  /** True while a press on a row selects it. */
  isSelecting: boolean;
  /** Keys of the selected records. */
  selected: string[];
}

const NONE: SelectionState = { isSelecting: false, selected: [] };

export const selectionSlice = createSlice({
  name: 'menu-editor/selection',
  initialState: NONE,
  reducers: {
    selectionStarted(state) {
      state.isSelecting = true;
    },
    /** The last row that is left out ends the selection. */
    selectionChanged(_state, { payload: selected }: PayloadAction<string[]>) {
      return { isSelecting: selected.length > 0, selected };
    },
    selectionEnded: () => NONE,
  },
  // Sheets that open over the selection and are cancelled leave it as it is.
  extraReducers: (builder) => builder.addMatcher(isCommand, () => NONE),
});

export const { selectionStarted, selectionChanged, selectionEnded } = selectionSlice.actions;

type State = EditorState<'selection', SelectionState>;

export const selectIsSelecting = (state: State) => state['menu-editor'].selection.isSelecting;
export const selectSelected = (state: State) => state['menu-editor'].selection.selected;
