/** Loads the page again without asking: nothing on it is unsaved. */
export function reloadPage(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
