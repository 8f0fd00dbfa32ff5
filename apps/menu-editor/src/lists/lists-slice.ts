import type { DeletionSummary } from '@carta/contract';
import type { PlannedPrices } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** What the open screen or sheet fetches; null until it is received. */
interface Lists {
  /** Deletions that can be restored, newest first. */
  deletions: DeletionSummary[] | null;
  /** Planned changes of prices: those that wait, the next one first, then the latest of the others. */
  plans: PlannedPrices[] | null;
}

export type ListRequest = { readonly list: keyof Lists };

interface ListsState extends Lists {
  /** True if the last requested list could not be fetched. */
  failed: boolean;
}

const initialState: ListsState = { deletions: null, plans: null, failed: false };

export const listsSlice = createSlice({
  name: 'menu-editor/lists',
  initialState,
  reducers: {
    listRequested(state, _action: PayloadAction<ListRequest>) {
      state.failed = false;
    },
    listReceived(state, { payload }: PayloadAction<Partial<Lists>>) {
      Object.assign(state, payload);
    },
    listFailed(state) {
      state.failed = true;
    },
  },
});

export const { listRequested, listReceived, listFailed } = listsSlice.actions;

interface State {
  readonly 'menu-editor': { readonly lists: ListsState };
}

export const selectLists = (state: State) => state['menu-editor'].lists;
