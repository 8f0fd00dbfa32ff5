/** Name of the browser's database that persists the outbox. */
export const OUTBOX_DATABASE = 'carta';

/** False if no outbox was ever persisted in this browser. */
export async function hasPersistedOutbox(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    // Some browsers cannot list their databases.
    return true;
  }
}
