import type { DeletionSummary } from '@carta/contract';
import type { PlannedPrices, PriceHistoryEntry } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import { restorationConfirmed } from '../outbox/actions.ts';

/** What the open screen or sheet fetches; null until it is received. */
export interface Lists {
  /** Deletions that can be restored, newest first. */
  deletions: DeletionSummary[] | null;
  /** Planned changes of prices: those that wait, the next one first, then the latest of the others. */
  plans: PlannedPrices[] | null;
  /** Changes of the price of an item, or of those of a group's options, the latest first. */
  history: PriceHistoryEntry[] | null;
}

/** `key` is that of an item, or of a group for its options. */
export type ListRequest = { readonly list: 'deletions' | 'plans' } | { readonly list: 'history'; readonly key: string };

interface ListsState extends Lists {
  /** True if the last requested list could not be fetched. */
  failed: boolean;
}

const initialState: ListsState = { deletions: null, plans: null, history: null, failed: false };

export const listsSlice = createSlice({
  name: 'menu-editor/lists',
  initialState,
  reducers: {
    listRequested(state, { payload: { list } }: PayloadAction<ListRequest>) {
      state.failed = false;
      // That of another price.
      if (list === 'history') state.history = null;
    },
    listReceived(state, { payload }: PayloadAction<Partial<Lists>>) {
      Object.assign(state, payload);
    },
    listFailed(state) {
      state.failed = true;
    },
  },
  extraReducers: (builder) => {
    // Until the list arrives anew; what could not be restored is in that one.
    builder.addCase(restorationConfirmed, (state, { payload: { deleted } }) => {
      state.deletions = state.deletions?.filter(({ key }) => !deleted.includes(key)) ?? null;
    });
  },
});

export const { listRequested, listReceived, listFailed } = listsSlice.actions;

interface State {
  readonly 'menu-editor': { readonly lists: ListsState };
}

export const selectLists = (state: State) => state['menu-editor'].lists;
