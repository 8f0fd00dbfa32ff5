import type { HomeSummary } from '@carta/contract';
import { asList, createSlice, serverEvent, useRemoteData, useSelector, type ShownData } from '@carta/panel';
import { selectMenuEtag } from '@carta/panel/shell';
import { homeData } from '../home-data.ts';

/** What home shows besides the menu. */
const homeSummary = homeData.declare(
  'summary',
  (api, { businessKey }) => api.homeSummary({ params: { businessKey } }),
  ({ days, lastChange, undo, orders }) => {
    const isRead =
      asList(days, { day: 'string', visits: 'number', qr: 'number' }) &&
      asList(lastChange ? [lastChange] : [], { at: 'number', kind: 'string', done: 'string', title: 'string' }) &&
      asList(orders ? [withAge(orders)] : [], { count: 'number', unanswered: 'number', oldestAt: 'number' });
    return isRead && { days, lastChange, undo: typeof undo === 'string' ? undo : null, orders: orders ?? null };
  },
);

/** Returns the orders with an age, also where none waits yet. */
const withAge = <T extends { readonly oldestAt: number | null }>(orders: T) => ({
  ...orders,
  oldestAt: orders.oldestAt === null ? 0 : orders.oldestAt,
});

/** Counts what the server has told of orders; a stream that opens does not repeat what came before. */
const news = createSlice({
  name: 'home/orderNews',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(serverEvent('orders'), (count) => count + 1).addCase(serverEvent('current'), (count) => count + 1),
});

export const orderNewsReducer = news.reducer;

const selectOrderNews = (state: { readonly home?: { readonly orderNews: number } }) => state.home?.orderNews ?? 0;

/** Returns the summary, fetched again when the menu changes and, with `takesOrders`, when orders do. */
export function useHomeSummary({ takesOrders }: { readonly takesOrders: boolean }): ShownData<HomeSummary> {
  const etag = useSelector(selectMenuEtag);
  const orderNews = useSelector(selectOrderNews);
  return useRemoteData(homeSummary, { again: takesOrders ? `${orderNews} ${etag}` : etag });
}
