/** Name of the browser's database that persists the outbox. */
export const OUTBOX_DATABASE = 'carta';

/** False where no outbox has ever been persisted in this browser. */
export async function hasPersistedOutbox(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    // The browser does not say.
    return true;
  }
}
