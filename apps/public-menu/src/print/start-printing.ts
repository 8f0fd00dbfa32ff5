/** Prints the page when a diner asks for it, in large letters too. */
export function startPrinting(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-print]');
    if (!button) return;
    document.body.dataset.letters = button.dataset.print;
    print();
  });
  // What is printed by the browser's own menu has letters of the usual size.
  window.addEventListener('afterprint', () => delete document.body.dataset.letters);
}
