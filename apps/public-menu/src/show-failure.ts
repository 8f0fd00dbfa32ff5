/** In ms. */
const SHOWN_FOR = 6000;

/** Shows the words over the end of the page for some seconds, at most until the connection is back, and has them read aloud: a part of the page could not be fetched. */
export function showFailure(page: HTMLElement, words: string): void {
  page.querySelector('[data-failure]')?.remove();
  const failure = document.createElement('p');
  failure.dataset.failure = '';
  failure.setAttribute('role', 'alert');
  failure.textContent = words;
  page.append(failure);
  const remove = () => failure.remove();
  setTimeout(remove, SHOWN_FOR);
  window.addEventListener('online', remove, { once: true });
}
