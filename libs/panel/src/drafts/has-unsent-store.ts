/** The browser's database of what waits for the connection. */
export const UNSENT_DATABASE = 'carta';

/** False if nothing ever waited in this browser: it then has no such store. */
export async function hasUnsentStore(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === UNSENT_DATABASE);
  } catch {
    // Some browsers cannot list their databases.
    return true;
  }
}
