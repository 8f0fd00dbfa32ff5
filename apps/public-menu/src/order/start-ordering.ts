import { keyOfElement } from '../element-id.ts';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { loadOrderPart, type OrderFiles, type OrderPage } from './order-part.ts';
import { showFailure } from '../show-failure.ts';
import { hasStoredOrder } from './stored-order-keys.ts';

interface OrderStart {
  readonly business: string;
  /** Of the menu as JSON. */
  readonly address: string;
  readonly files: OrderFiles;
}

/** Puts a plus on each product that can be ordered. The order's code is fetched when it is used, or when an order was begun before. */
export function startOrdering(page: HTMLElement, { business, address, files }: OrderStart): void {
  let opening: Promise<OrderPage> | undefined;
  const { wordOffline = '' } = page.dataset;
  const open = () => {
    opening ??= loadOrderPart(files).then((openOrder) => openOrder(address));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const withOrder = (use: (order: OrderPage) => void) => {
    open().then(use, () => showFailure(page, wordOffline));
  };

  addPluses(page);
  document.addEventListener(MENU_REPLACED, () => addPluses(page));
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const plus = event.target.closest<HTMLElement>('[data-plus]');
    if (plus) return withOrder(({ add }) => add(plus.dataset.plus ?? ''));
    const title = event.target.closest<HTMLAnchorElement>('[data-title]');
    if (!title) return;
    event.preventDefault();
    withOrder((order) => order.open(title.pathname.split('/').pop() ?? ''));
  });

  if (hasStoredOrder(business)) open().catch(() => undefined);
}

function addPluses(page: HTMLElement): void {
  const { wordAdd = '' } = page.dataset;
  for (const row of page.querySelectorAll<HTMLElement>('[data-order]')) {
    if (row.closest('[data-closed]')) continue;
    const key = keyOfElement(row.id);
    const plus = document.createElement('button');
    plus.type = 'button';
    plus.dataset.plus = key;
    plus.textContent = '+';
    plus.setAttribute('aria-label', `${wordAdd} ${row.querySelector('[data-title]')?.textContent ?? ''}`);
    row.append(plus);
  }
}
