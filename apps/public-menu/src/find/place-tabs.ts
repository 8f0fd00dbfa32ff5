import { MENU_REPLACED } from '../menu-replaced.ts';

/**
 * The tabs stand above the search at a desk, and below it on a phone: the document has them in the same order, by which the focus and readers
 * go.
 */
export function placeTabs(): void {
  const desk = matchMedia('(width >= 1000px)');
  const place = () => {
    const tabs = document.querySelector('[data-tabs]')?.parentElement;
    const below = document.querySelector(desk.matches ? 'div:has(> [data-find])' : '[data-sections]');
    if (tabs && tabs.nextElementSibling !== below) below?.before(tabs);
  };
  place();
  desk.onchange = place;
  document.addEventListener(MENU_REPLACED, place);
}
