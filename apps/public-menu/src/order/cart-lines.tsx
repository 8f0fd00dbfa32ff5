/** @jsxImportSource #dom */
import { lineAmount } from '@carta/domain';
import { Amount } from './amount.tsx';
import { Icon } from './icon.tsx';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';
import { Quantity } from './quantity.tsx';

export function CartLines({ store }: { readonly store: OrderStore }) {
  return (
    <div>
      <ul class={styles.lines}>
        {store.lines.map(({ line, title, price, options, problem }) => (
          <li>
            <div>
              <p>{title}</p>
              {options.length > 0 && <p class={styles.muted}>{options.map((option) => option.title).join(' · ')}</p>}
              {line.note && (
                <p class={styles.hint}>
                  <Icon of="note" small />
                  {line.note}
                </p>
              )}
              {problem ? (
                <p class={styles.problem}>{cartaWords.problems[problem]}</p>
              ) : (
                <Amount cents={lineAmount({ price, quantity: line.quantity })} />
              )}
            </div>
            <Quantity
              removes
              of={title}
              value={line.quantity}
              onChange={(quantity) => store.setQuantity(line, quantity)}
            />
          </li>
        ))}
      </ul>
      <button type="button" class={styles.quiet} onclick={store.empty}>
        <Icon of="bin" />
        {cartaWords.emptyOrder}
      </button>
    </div>
  );
}
