import { createSlice, type PayloadAction } from '@carta/panel';

interface SelectionState {
  /** Keys of the selected records; with any, the tree is in selection mode. */
  selected: string[];
}

export const selectionSlice = createSlice({
  name: 'menu-editor/selection',
  initialState: (): SelectionState => ({ selected: [] }),
  reducers: {
    selectionChanged(state, { payload: keys }: PayloadAction<string[]>) {
      state.selected = keys;
    },
    selectionEnded(state) {
      state.selected = [];
    },
  },
});

export const { selectionChanged, selectionEnded } = selectionSlice.actions;

interface State {
  readonly 'menu-editor': { readonly selection: SelectionState };
}

export const selectSelected = (state: State) => state['menu-editor'].selection.selected;
