import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store in the browser's IndexedDB whose writes outlast the page from the moment they are asked for. A transaction that waits to be
 * committed by itself is undone when the page goes. All requests of a write have to be made at once, so `update` cannot use it.
 */
export function lastingStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, callback) =>
    use(mode, (store) => {
      const answer = callback(store);
      if (mode === 'readwrite') store.transaction.commit();
      return answer;
    });
}
