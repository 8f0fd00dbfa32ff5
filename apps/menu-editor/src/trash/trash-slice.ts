import type { DeletionSummary } from '@carta/contract';
import { createSlice, type PayloadAction } from '@carta/panel';

export interface TrashState {
  /** Deletions that can be restored, newest first; null until they are loaded. */
  deletions: DeletionSummary[] | null;
  /** True if they could not be fetched. */
  failed: boolean;
}

export const trashSlice = createSlice({
  name: 'menu-editor/trash',
  initialState: (): TrashState => ({ deletions: null, failed: false }),
  reducers: {
    trashRequested(state) {
      state.failed = false;
    },
    trashReceived(_state, { payload: deletions }: PayloadAction<DeletionSummary[]>) {
      return { deletions, failed: false };
    },
    trashFailed(state) {
      state.failed = true;
    },
  },
});

export const { trashRequested, trashReceived, trashFailed } = trashSlice.actions;

interface State {
  readonly 'menu-editor': { readonly trash: TrashState };
}

export const selectTrash = (state: State) => state['menu-editor'].trash;
