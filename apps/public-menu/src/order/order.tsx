/** @jsxImportSource preact */
// Entry of the order's part, which `loadOrderPart` fetches.
import { newKey, priceInCents } from '@carta/domain';
import { render } from 'preact';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { showFailure } from '../show-failure.ts';
import { namedTable, TABLE_CHANGED } from '../kept-table.ts';
import { loadCartPart } from './cart/load-cart-part.ts';
import { OrderLayer } from './order-layer.tsx';
import type { OrderHost, OrderPage, OrderView } from './order-part.ts';
import { OrderStore } from './order-store.ts';
import { PlusCounts } from './plus-counts.ts';
import { publicItem } from './public-item.ts';
import { readMenu } from './read-menu.ts';

/** Opens the diner's order over the page. Rejects without a connection where the browser has not kept the menu. */
async function openOrder(host: OrderHost): Promise<OrderPage> {
  const { address } = host;
  const menu = await readMenu(address);
  if (!menu) throw new Error('The menu cannot be read');
  const root = document.createElement('div');
  const skip = document.querySelector<HTMLAnchorElement>('[data-skip]');
  // The bar comes early in the order of focus.
  if (skip) skip.after(root);
  else document.body.prepend(root);
  const counts = new PlusCounts();
  const store: OrderStore = await OrderStore.open(host, menu, draw);
  let loadedFor: OrderView | null = null;
  let isAsked = false;
  function draw(): void {
    loadSheet();
    counts.show(store.state);
    render(<OrderLayer store={store} />, root);
    if (skip) skip.hidden = document.getElementById('pedido') === null;
  }
  /** Once something is in the order, and again each time the order is opened and is not there yet. */
  function loadSheet(): void {
    const { cart, view } = store.state;
    const isOpened = view !== loadedFor && isOfCart(view);
    loadedFor = view;
    if (globalThis.cartaOrderSheet || !(isOpened || (cart.length > 0 && !isAsked))) return;
    isAsked = true;
    loadCartPart(host.cart).then(draw, (error: unknown) => {
      console.warn(error);
      if (!isOfCart(store.state.view)) return;
      store.close();
      fail(cartaWords.offline);
    });
  }
  skip?.addEventListener('click', (event) => {
    event.preventDefault();
    document.getElementById('pedido')?.focus();
  });
  for (const name of ['online', 'offline'])
    window.addEventListener(name, () => store.set({ isOnline: navigator.onLine }));
  document.addEventListener(TABLE_CHANGED, () => store.sitDown(namedTable(menu.key, Date.now())));
  document.addEventListener(MENU_REPLACED, () => {
    counts.showAll(store.state);
    void store.refresh();
  });
  draw();
  const open: OrderPage['open'] = (key, url) => {
    if (publicItem(store.state.menu, key)) return void store.open({ kind: 'item', key }, url);
    // Hidden since the page was loaded.
    fail(cartaWords.problems.gone);
  };
  return {
    open,
    show: store.show,
    add: (key) => {
      const item = publicItem(store.state.menu, key);
      if (!item || item.optionGroups) return open(key);
      const line = { key: newKey(), item: item.key, title: item.title, selection: {}, quantity: 1, note: '' };
      store.add({ ...line, cents: priceInCents(item.price) });
    },
  };
}

const isOfCart = (view: OrderView | null) => view !== null && view.kind !== 'item';

function fail(words: string): void {
  const page = document.querySelector('main');
  if (page) showFailure(page, words);
}

globalThis.cartaOpenOrder = openOrder;
