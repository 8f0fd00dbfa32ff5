/** @jsxImportSource preact */
import { ItemSheet } from './item/item-sheet.tsx';
import { publicItem } from './public-item.ts';
import { OrderBar, RepeatBar } from './order-bar.tsx';
import { momentOf, takesOrders } from './order-form.ts';
import styles from './order-bar.module.css';
import type { OrderStore } from './order-store.ts';
import { Snackbar } from './ui/snackbar.tsx';
import hidden from './unseen.module.css';

/** All that lies over the page: the order's bar, and one open sheet. */
export function OrderLayer({ store }: { readonly store: OrderStore }) {
  const { cart, last, removed, said, view } = store.state;
  const isEmpty = cart.length === 0;
  return (
    <>
      <div class={styles.place}>
        <div ref={takeRunning} data-running-place="" />
        {removed && view === null && <Snackbar words={removed.words} onUndo={store.undoRemoval} takesFocus={isEmpty} />}
        {isEmpty ? last.length > 0 && <RepeatBar store={store} /> : <OrderBar store={store} />}
      </div>
      <p class={hidden.unseen} aria-live="polite">
        {said}
      </p>
      <OpenSheet store={store} />
    </>
  );
}

/** The bar of the orders that are under way is drawn by a part of its own; it stands above that of the cart. */
function takeRunning(place: HTMLElement | null): void {
  const bar = document.querySelector('[data-running-bar]');
  if (place && bar) place.append(bar);
}

function OpenSheet({ store }: { readonly store: OrderStore }) {
  const { menu, now, cart, form, isSent, view } = store.state;
  if (view === null) return null;
  if (view.kind === 'item') {
    const item = publicItem(menu, view.key);
    if (!item) return null;
    return (
      <ItemSheet
        key={item.key}
        menu={menu}
        now={now}
        item={item}
        cart={isSent ? [] : cart}
        at={momentOf(form)}
        takesOrders={takesOrders(menu, form)}
        link={location.href}
        onAdd={store.add}
        onBack={store.back}
      />
    );
  }
  // Until the browser has gone back.
  if (cart.length === 0) return null;
  const { cartaOrderSheet: CartPart } = globalThis;
  return CartPart ? <CartPart store={store} /> : null;
}
