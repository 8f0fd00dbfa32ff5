/** @jsxImportSource #dom */
import { isSoldOut, priceInCents, type PublicOptionGroup } from '@carta/domain';
import { Amount } from './amount.tsx';
import styles from './order.module.css';

interface OptionGroupProps {
  readonly key: string;
  readonly group: PublicOptionGroup;
  /** In ms since 1970. */
  readonly now: number;
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
}

export function OptionGroup({ group, now, chosen, onChoose }: OptionGroupProps) {
  const one = group.max === 1;
  const isFull = !one && chosen.length >= group.max;
  const isExtra = group.pricing === 'add';
  const choose = (key: string, on: boolean) => {
    if (one) onChoose(on ? [key] : []);
    else onChoose(on ? [...chosen, key] : chosen.filter((each) => each !== key));
  };
  return (
    <fieldset class={styles.part}>
      <legend>{group.title}</legend>
      <span class={styles.rule}>
        {chosen.length > 0 && !one ? cartaWords.chosen(chosen.length, group.max) : cartaWords.choice(group)}
      </span>
      {group.options.map(({ key, title, price, soldOutUntil }) => {
        const soldOut = isSoldOut(soldOutUntil, now);
        const isChosen = chosen.includes(key);
        return (
          <label class={styles.option}>
            <input
              type={one ? 'radio' : 'checkbox'}
              name={group.key}
              checked={isChosen}
              disabled={soldOut || (isFull && !isChosen)}
              onclick={() => one && isChosen && group.min === 0 && choose(key, false)}
              onchange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
            <span>{title}</span>
            {soldOut ? (
              <span class={styles.tag}>{cartaWords.soldOut}</span>
            ) : (
              (!isExtra || priceInCents(price) > 0) && (
                <span>
                  {isExtra && '+ '}
                  <Amount cents={priceInCents(price)} />
                </span>
              )
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
