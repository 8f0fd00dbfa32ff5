/** Of the browser's database that unsaved changes are kept in. */
export const KEPT_IN = 'carta';

/** Whether unsaved changes may be kept in this browser: false where nothing has ever been. */
export async function mayHaveKept(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === KEPT_IN);
  } catch {
    // The browser does not say.
    return true;
  }
}
