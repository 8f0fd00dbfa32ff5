/** Shows the words over the end of the page and has them read aloud: a part of it could not be fetched. */
export function showFailure(page: HTMLElement, words: string): void {
  page.querySelector('[data-failure]')?.remove();
  const failure = document.createElement('p');
  failure.dataset.failure = '';
  failure.setAttribute('role', 'alert');
  failure.textContent = words;
  page.append(failure);
}
