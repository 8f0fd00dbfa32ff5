import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store in the browser's IndexedDB that commits each write at once: a transaction that commits by itself is undone when the page
 * closes meanwhile. All requests of a write have to be made at once, so `update` cannot use it.
 */
export function durableStore(database: string, name: string): UseStore {
  const use = createStore(database, name);
  return (mode, callback) =>
    use(mode, (store) => {
      const answer = callback(store);
      if (mode === 'readwrite') store.transaction.commit();
      return answer;
    });
}
