import type { OpenSession } from '@carta/contract';
import type { Announcement, Manual, Notification } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** The lists of the screens; each is fetched when its screen opens. */
export interface Lists {
  manuals: Manual[];
  announcements: Announcement[];
  notifications: Notification[];
  sessions: OpenSession[];
}
export type ListName = keyof Lists;

/** `value` stays while the list is fetched again. */
interface ListState<T> {
  status: 'loading' | 'loaded' | 'failed';
  value: T | null;
}

type ListsState = { [Name in ListName]: ListState<Lists[Name]> };

/** A list of the server, with its name. */
export type ReceivedList = { [Name in ListName]: { name: Name; value: Lists[Name] } }[ListName];

const notLoaded = { status: 'loading', value: null } as const;
const initialState: ListsState = {
  manuals: notLoaded,
  announcements: notLoaded,
  notifications: notLoaded,
  sessions: notLoaded,
};

export const listsSlice = createSlice({
  name: 'account/lists',
  initialState,
  reducers: {
    listRequested(state, { payload: name }: PayloadAction<ListName>) {
      state[name].status = 'loading';
    },
    listReceived(state, { payload: { name, value } }: PayloadAction<ReceivedList>) {
      Object.assign(state, { [name]: { status: 'loaded', value } });
    },
    listFailed(state, { payload: name }: PayloadAction<ListName>) {
      state[name].status = 'failed';
    },
  },
});

export const { listRequested, listReceived, listFailed } = listsSlice.actions;
