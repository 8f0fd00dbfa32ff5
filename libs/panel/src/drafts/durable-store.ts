import { createStore, type UseStore } from 'idb-keyval';

/**
 * Returns an IndexedDB store that commits each write explicitly: an auto-committed transaction is aborted if the page closes before.
 * A write has to make all its requests synchronously, so idb-keyval's `update` cannot use it.
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
