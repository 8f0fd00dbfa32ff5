/** @jsxImportSource #dom */
// Entry of the order's part, which `loadOrderPart` fetches.
import { acceptsOrders, openAt, ORDER_LINES, priceInCents } from '@carta/domain';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { showFailure } from '../show-failure.ts';
import { Amount } from './amount.tsx';
import { CartSheet } from './cart-sheet.tsx';
import { ChangesSheet } from './changes-sheet.tsx';
import { patch } from './dom/jsx-runtime.ts';
import { ItemSheet, publicItem } from './item-sheet.tsx';
import type { OrderHost, OrderPage } from './order-part.ts';
import { OrderStore, readMenu } from './order-store.ts';
import styles from './order.module.css';

/** Opens the diner's order over the page. Rejects without a connection where the browser has not kept the menu. */
async function openOrder(host: OrderHost): Promise<OrderPage> {
  const { address } = host;
  const menu = await readMenu(address);
  if (!menu) throw new Error('The menu cannot be read');
  const root = document.createElement('div');
  document.body.append(root);
  const store: OrderStore = await OrderStore.open(host, menu, render);
  function render(): void {
    showCounts(store);
    patch(root, <OrderLayer store={store} />);
  }
  for (const name of ['online', 'offline'])
    window.addEventListener(name, () => store.set({ isOnline: navigator.onLine }));
  document.addEventListener(MENU_REPLACED, () => {
    showCounts(store);
    void store.refresh();
  });
  render();
  const open: OrderPage['open'] = (key, url) => {
    if (publicItem(store, key)) return void store.open({ kind: 'item', key }, url);
    // Hidden since the page was loaded.
    const page = document.querySelector('main');
    if (page) showFailure(page, cartaWords.problems.gone);
  };
  return {
    open,
    show: store.show,
    add: (key) => {
      const item = publicItem(store, key);
      if (!item || item.optionGroups) return open(key);
      const cents = priceInCents(item.price);
      store.add({ item: item.key, title: item.title, selection: {}, quantity: 1, note: '', cents });
    },
  };
}

globalThis.cartaOpenOrder = openOrder;

function OrderLayer({ store }: { readonly store: OrderStore }) {
  const { view } = store.state;
  const item = view?.kind === 'item' && publicItem(store, view.key);
  return (
    <>
      <CartBar store={store} />
      {item ? (
        <ItemSheet store={store} item={item} />
      ) : view?.kind === 'changes' ? (
        <ChangesSheet store={store} />
      ) : (
        (view?.kind === 'cart' || view?.kind === 'message') && <CartSheet store={store} />
      )}
    </>
  );
}

function CartBar({ store }: { readonly store: OrderStore }) {
  const { cart, last, menu } = store.state;
  if (!acceptsOrders(menu)) return null;
  if (cart.length === 0) {
    if (last.length === 0) return null;
    return (
      <button type="button" key="last" class={styles.bar} onclick={store.repeatLast}>
        {cartaWords.repeatOrder}
      </button>
    );
  }
  const hint = hintOf(store);
  return (
    <button type="button" key="cart" class={styles.bar} onclick={() => void store.open({ kind: 'cart' })}>
      <span>
        {cartaWords.seeOrder}
        {hint && <small>{hint}</small>}
      </span>
      <span class={styles.count}>{cart.reduce((sum, { quantity }) => sum + quantity, 0)}</span>
      <Amount cents={store.amount} />
    </button>
  );
}

/** Why, or until when, the order waits. */
function hintOf({ state: { menu, now, isOnline, cart } }: OrderStore): string {
  if (!isOnline) return cartaWords.sendsOnline;
  const opening = openAt({ ...menu, now });
  if (!opening.open) return cartaWords.sendsFrom(opening, menu.timeZone, now);
  return cart.length === ORDER_LINES ? cartaWords.orderFull : '';
}

/** Shows on each product's plus how many of it are in the order. */
function showCounts({ state: { cart } }: OrderStore): void {
  for (const plus of document.querySelectorAll<HTMLElement>('[data-plus]')) {
    const count = cart.reduce((sum, { item, quantity }) => sum + (item === plus.dataset.plus ? quantity : 0), 0);
    plus.textContent = count > 0 ? String(count) : '+';
    plus.toggleAttribute('data-counted', count > 0);
  }
}
