import { keyOfElement } from '../element-id.ts';

/** Puts a plus on each product of the page that can be ordered now and has none. `data-order` is the product's key where no id of the row says it. */
export function addPluses(page: HTMLElement): void {
  for (const row of page.querySelectorAll<HTMLElement>('[data-order]')) addPlus(row, page.dataset.wordAdd ?? '');
}

function addPlus(row: HTMLElement, word: string): void {
  if (row.querySelector('[data-plus]')) return;
  const plus = document.createElement('button');
  plus.type = 'button';
  plus.dataset.plus = row.dataset.order || keyOfElement(row.id);
  plus.textContent = '+';
  plus.setAttribute('aria-label', `${word} ${row.querySelector('[data-title]')?.textContent ?? ''}`);
  row.append(plus);
}
