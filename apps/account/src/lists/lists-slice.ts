import type { OpenSession } from '@carta/contract';
import type { Announcement, Manual, Notification } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** What the screens list, each fetched when its screen opens. */
export interface Lists {
  manuals: Manual[];
  announcements: Announcement[];
  notifications: Notification[];
  sessions: OpenSession[];
}
export type ListName = keyof Lists;

/** A list that was fetched before stays on the screen while it is fetched again. */
interface ListState<T> {
  status: 'loading' | 'loaded' | 'failed';
  value: T | null;
}

type ListsState = { [Name in ListName]: ListState<Lists[Name]> };

/** A list as it came, with its name. */
export type Received = { [Name in ListName]: { name: Name; value: Lists[Name] } }[ListName];

const waiting = { status: 'loading', value: null } as const;
const initialState: ListsState = {
  manuals: waiting,
  announcements: waiting,
  notifications: waiting,
  sessions: waiting,
};

export const listsSlice = createSlice({
  name: 'account/lists',
  initialState,
  reducers: {
    listWanted(state, { payload: name }: PayloadAction<ListName>) {
      state[name].status = 'loading';
    },
    listReceived(state, { payload: { name, value } }: PayloadAction<Received>) {
      Object.assign(state, { [name]: { status: 'loaded', value } });
    },
    listFailed(state, { payload: name }: PayloadAction<ListName>) {
      state[name].status = 'failed';
    },
  },
});

export const { listWanted, listReceived, listFailed } = listsSlice.actions;
