/** @jsxImportSource preact */
// Entry of the order's part, which `loadOrderPart` fetches.
import {
  formatPrice,
  hasChanged,
  lineAmount,
  ORDER_LINES,
  openAt,
  priceFromCents,
  priceInCents,
  type CheckedLine,
} from '@carta/domain';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { CartSheet } from './cart-sheet.tsx';
import { ItemSheet, publicItem } from './item-sheet.tsx';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { Modal } from './modal.tsx';
import type { OrderPage } from './order-part.ts';
import { OrderStore, readMenu } from './order-store.ts';
import styles from './order.module.css';

/** Opens the diner's order over the page; `address` is that of the menu as JSON. Rejects without a connection. */
async function openOrder(address: string): Promise<OrderPage> {
  const menu = await readMenu(address);
  if (!menu) throw new Error('The menu cannot be read');
  const store = new OrderStore(address, menu);
  const root = document.createElement('div');
  document.body.append(root);
  render(<OrderLayer store={store} />, root);
  document.addEventListener(MENU_REPLACED, () => {
    showCounts(store.state.cart);
    void store.refresh();
  });
  const open = (key: string) => store.show({ kind: 'item', key });
  return {
    open,
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
  const [, render] = useState({});
  // At once: the first change may come before the browser has drawn.
  useLayoutEffect(() => store.subscribe(() => render({})), [store]);
  const { view, cart } = store.state;
  useEffect(() => showCounts(cart), [cart]);
  const item = view?.kind === 'item' ? publicItem(store, view.key) : undefined;
  return (
    <>
      <CartBar store={store} />
      {item && <ItemSheet key={item.key} store={store} item={item} />}
      {view?.kind === 'cart' && <CartSheet store={store} />}
      {view?.kind === 'changes' && <Changes store={store} />}
    </>
  );
}

function CartBar({ store }: { readonly store: OrderStore }) {
  const { lines } = store;
  const { last, menu, now } = store.state;
  if (lines.length === 0) {
    if (last.length === 0) return null;
    return (
      <button type="button" class={styles.bar} onClick={store.repeatLast}>
        {cartaWords.repeatOrder}
      </button>
    );
  }
  const cents = lines.reduce((sum, { price, line }) => sum + lineAmount({ price, quantity: line.quantity }), 0);
  const state = openAt({ ...menu, now });
  return (
    <button type="button" class={styles.bar} onClick={() => store.show({ kind: 'cart' })}>
      <span>
        {cartaWords.seeOrder} ({lines.reduce((sum, { line }) => sum + line.quantity, 0)})
        {!state.open && <small>{cartaWords.opening(state, menu.timeZone, now)}</small>}
        {lines.length === ORDER_LINES && <small>{cartaWords.orderFull}</small>}
      </span>
      <b>{formatPrice(priceFromCents(cents))}</b>
    </button>
  );
}

/** What has changed since it was put in, before the order leaves. [CART-2] */
function Changes({ store }: { readonly store: OrderStore }) {
  const changed = store.lines.filter(hasChanged);
  const foot = (
    <button type="button" class={styles.main} onClick={store.acceptChanges}>
      {cartaWords.acceptChanges}
    </button>
  );
  return (
    <Modal title={cartaWords.orderChanged} onClose={() => store.show({ kind: 'cart' })} foot={foot}>
      <ul class={styles.lines}>
        {changed.map((each, nth) => (
          <li key={nth}>
            <div>
              <p>{each.title}</p>
              <p class={styles.muted}>{changeWords(each)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function changeWords({ line, price, problem }: CheckedLine): string {
  if (problem) return cartaWords.takenOut(cartaWords.problems[problem]);
  return cartaWords.priceChanged(formatPrice(priceFromCents(line.cents)), formatPrice(price));
}

/** Shows on each product's plus how many of it are in the order. */
function showCounts(cart: OrderStore['state']['cart']): void {
  for (const plus of document.querySelectorAll<HTMLElement>('[data-plus]')) {
    const count = cart.reduce((sum, { item, quantity }) => sum + (item === plus.dataset.plus ? quantity : 0), 0);
    plus.textContent = count > 0 ? String(count) : '+';
    plus.toggleAttribute('data-counted', count > 0);
  }
}
