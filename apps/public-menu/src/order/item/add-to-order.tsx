/** @jsxImportSource preact */
import {
  canBeOrdered,
  checkCart,
  checkSelection,
  newKey,
  ORDER_LINES,
  priceInCents,
  shownPrice,
  withLine,
  type CartLine,
  type PublicItem,
  type PublicOptionGroup,
  type Selection,
} from '@carta/domain';
import type { OrderMenu } from '../read-menu.ts';
import { Amount } from '../ui/amount.tsx';
import { problemWords } from '../problem-words.ts';
import buttons from '../ui/buttons.module.css';
import { Quantity } from '../ui/quantity.tsx';
import texts from '../ui/texts.module.css';
import styles from './item-sheet.module.css';

interface AddToOrderProps {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  readonly cart: readonly CartLine[];
  /** When the order is wanted, in ms since 1970; null for as soon as possible. */
  readonly at: number | null;
  readonly item: PublicItem;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
  /** The first group of which more has to be chosen. */
  readonly missing: PublicOptionGroup | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: (line: CartLine) => void;
  /** Called by a tap while something has to be chosen. */
  readonly onMissing: () => void;
}

/** Id of the words that say what has to be chosen. */
const MISSING = 'falta-elegir';

/** Quantity and price, or why the product cannot be ordered. */
export function AddToOrder({ menu, now, cart, at, item, selection, quantity, note, missing, ...on }: AddToOrderProps) {
  const checked = checkSelection(item, menu.optionGroups, selection, now);
  const cents = priceInCents(checked.ok ? checked.value : shownPrice(item, menu.optionGroups, now).price);
  const line: CartLine = { key: newKey(), item: item.key, title: item.title, selection, quantity, note, cents };
  const [{ problem } = { problem: null }] = checkCart(menu, [line], now, at ?? now);
  if (problem && problem !== 'options') return <p class={texts.problem}>{problemWords(problem, at)}</p>;
  if (!canBeOrdered(item, menu.optionGroups, now)) return <p class={texts.problem}>{problemWords('sold-out', at)}</p>;
  const isFull = cart.length === ORDER_LINES && withLine(cart, line).every((each, nth) => each === cart[nth]);
  if (isFull) return <p class={texts.problem}>{cartaWords.orderFull}</p>;
  return (
    <>
      {missing && (
        <p id={MISSING} class={texts.muted}>
          {cartaWords.choiceOf(missing)}
        </p>
      )}
      <div class={styles.adding}>
        <Quantity value={quantity} onChange={on.onQuantity} />
        <button
          type="button"
          class={buttons.main}
          aria-disabled={!checked.ok}
          aria-describedby={missing ? MISSING : undefined}
          onClick={() => (checked.ok ? on.onAdd(line) : on.onMissing())}
        >
          {cartaWords.addToOrder} <Amount cents={cents * quantity} />
        </button>
      </div>
    </>
  );
}
