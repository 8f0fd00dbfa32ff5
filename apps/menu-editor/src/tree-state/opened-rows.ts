const STORAGE_KEY = 'carta:opened';

/** Returns the keys of the categories that were open in this tab; the tab's session storage survives a reload. */
export function readOpened(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the keys of the open categories for this tab. */
export function keepOpened(opened: readonly string[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opened));
  } catch {
    // Without storage the tree starts closed after a reload.
  }
}
