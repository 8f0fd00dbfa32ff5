const PLACE = 'carta:opened';

/** Keys of the categories that were open when this tab was last here. */
export function readOpened(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps them for as long as the tab lives, reloads included. */
export function keepOpened(opened: readonly string[]): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(opened));
  } catch {
    // A browser that refuses storage only forgets what was open.
  }
}
