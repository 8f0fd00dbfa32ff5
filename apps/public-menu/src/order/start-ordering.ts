import { MENU_REPLACED } from '../menu-replaced.ts';
import { showFailure } from '../show-failure.ts';
import { TABLE_CHANGED } from '../kept-table.ts';
import {
  loadOrderPart,
  type OrderEntry,
  type OrderFiles,
  type OrderHost,
  type OrderPage,
  type OrderView,
} from './order-part.ts';
import { addPluses } from './pluses.ts';
import { hasStoredOrder, openOrderChannel } from './order-database.ts';

interface OrderStart extends Omit<OrderHost, 'cart'> {
  readonly files: OrderFiles;
}

/**
 * Opens products over the page, and lets diners order where the business takes orders. The order's code is fetched when it is used, or when an
 * order was begun before.
 */
export function startOrdering(page: HTMLElement, { files, ...host }: OrderStart): void {
  let opening: Promise<OrderPage> | undefined;
  const { wordOffline = '', visit } = page.dataset;
  const { pathname } = location;
  const load = () => {
    opening ??= loadOrderPart(files)
      .then((openOrder) => openOrder({ ...host, cart: files.cart }))
      .catch((error: unknown) => {
        opening = undefined;
        console.warn(error);
        throw error;
      });
    return opening;
  };
  const fail = () => showFailure(page, wordOffline);
  /** What was pressed shows that the code is on its way: on a slow line it takes seconds. */
  const withOrder = (use: (order: OrderPage) => void, pressed?: Element, onFailure = fail) => {
    pressed?.setAttribute('aria-busy', 'true');
    void load()
      .then(use, onFailure)
      .finally(() => pressed?.removeAttribute('aria-busy'));
  };

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const adding = event.target.closest<HTMLElement>('[data-plus], [data-add]');
    if (adding) return withOrder(({ add }) => add(adding.dataset.plus ?? adding.dataset.add ?? ''), adding);
    const title = titleAt(event.target);
    // What opens another tab or window is the browser's.
    if (!title || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    withOrder(
      ({ open }) => open(title.pathname.split('/').pop() ?? '', title.href),
      title,
      // With a connection, the product's own page can be read.
      navigator.onLine ? () => location.assign(title.href) : undefined,
    );
  });

  window.addEventListener('popstate', () => {
    const view = viewOf(history.state);
    // A product's address belongs to the menu's page while the product is open over it, and else to its own page.
    if (location.pathname !== pathname && (visit || view?.kind !== 'item')) location.reload();
    else if (view || opening) withOrder(({ show }) => show(view));
  });

  // A loaded page has nothing open over it.
  if (viewOf(history.state)) history.replaceState(null, '');
  const loadQuietly = () => void load().catch(() => undefined);
  let isFollowed = false;
  const enhance = () => {
    const { orders } = page.dataset;
    if (!orders) return;
    addPluses(page);
    page.querySelector('[data-add]')?.removeAttribute('hidden');
    if (isFollowed) return;
    isFollowed = true;
    hasStoredOrder(orders).then((has) => has && loadQuietly(), loadQuietly);
    // An order that is begun in another tab.
    const tabs = openOrderChannel(orders);
    if (tabs) tabs.onmessage = loadQuietly;
  };
  enhance();
  document.addEventListener(MENU_REPLACED, enhance);
  // At a table diners can order where they could not before.
  document.addEventListener(TABLE_CHANGED, enhance);
}

/** Returns the title of the product whose row was tapped anywhere: the letters alone are too low for a finger. Text that was selected is no tap. */
function titleAt(tapped: Element): HTMLAnchorElement | null {
  if (tapped.closest('a, button')) return tapped.closest('a[data-title]');
  const row = String(getSelection()) === '' ? tapped.closest('[data-visit="product"]') : null;
  return row && row.querySelector('a[data-title]');
}

function viewOf(state: unknown): OrderView | null {
  return (state as Partial<OrderEntry> | null)?.view ?? null;
}
