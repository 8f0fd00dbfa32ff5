import { createSlice, type PayloadAction } from '@carta/panel';
import type { TableChange } from './table-changes.ts';

interface TableChangesState {
  /** What is not saved yet, the oldest first: each is sent after the one before it. */
  readonly waiting: readonly TableChange[];
}

const initialState: TableChangesState = { waiting: [] };

const slice = createSlice({
  name: 'tableChanges',
  initialState,
  reducers: {
    tablesChanged({ waiting }, { payload: change }: PayloadAction<TableChange>): TableChangesState {
      return { waiting: [...waiting, change] };
    },
    /** The oldest change was saved or refused. */
    tableChangeAnswered({ waiting }): TableChangesState {
      return { waiting: waiting.slice(1) };
    },
  },
});

export const tableChangesReducer = slice.reducer;
export const { tablesChanged, tableChangeAnswered } = slice.actions;
