/** A cookie outlives the clearing of the local storage on load. */
const COOKIE = 'carta-preview';
const YEAR_S = 365 * 24 * 60 * 60;

/** True if the owner has folded the preview away. */
export function isFolded(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=folded`);
}

export function rememberFolded(folded: boolean): void {
  document.cookie = `${COOKIE}=folded; path=/panel; max-age=${folded ? YEAR_S : 0}; samesite=lax`;
}
