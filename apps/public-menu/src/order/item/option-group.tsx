/** @jsxImportSource preact */
import { isSoldOut, priceInCents, type PublicItem, type PublicOptionGroup } from '@carta/domain';
import { Amount } from '../ui/amount.tsx';
import { Problem } from '../ui/problem.tsx';
import choice from '../ui/choice.module.css';
import texts from '../ui/texts.module.css';
import { LostMarks } from './lost-marks.tsx';
import styles from './item-sheet.module.css';

interface OptionGroupProps {
  readonly group: PublicOptionGroup;
  /** The product that is chosen for. */
  readonly item: PublicItem;
  /** In ms since 1970. */
  readonly now: number;
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  /** What is wrong with the choice, in words. */
  readonly problem?: string | undefined;
}

/** Its rule belongs to its name. A `fieldset` would place what lies over it differently in each browser. */
export function OptionGroup({ group, item, now, chosen, onChoose, problem }: OptionGroupProps) {
  // A product has each group once.
  const id = `grupo-${group.key}`;
  const one = group.max === 1;
  const isFull = !one && chosen.length >= group.max;
  const isExtra = group.pricing === 'add';
  const choose = (key: string, on: boolean) => {
    if (one) onChoose(on ? [key] : []);
    else onChoose(on ? [...chosen, key] : chosen.filter((each) => each !== key));
  };
  return (
    <div
      class={styles.part}
      role="group"
      aria-labelledby={`${id} ${id}-regla`}
      aria-describedby={problem === undefined ? undefined : `${id}-problema`}
      data-group={group.key}
    >
      <p class={styles.head}>
        <b id={id}>{group.title}</b>
        <span id={`${id}-regla`} class={texts.muted}>
          {chosen.length > 0 && !one ? cartaWords.chosen(chosen.length, group.max) : cartaWords.choice(group)}
        </span>
      </p>
      <Problem words={problem} id={`${id}-problema`} />
      {group.options.map((option) => {
        const { key, title, price, soldOutUntil } = option;
        const soldOut = isSoldOut(soldOutUntil, now);
        const isChosen = chosen.includes(key);
        return (
          <div key={key}>
            <label class={choice.option}>
              <input
                type={one ? 'radio' : 'checkbox'}
                name={id}
                checked={isChosen}
                disabled={soldOut || (isFull && !isChosen)}
                onClick={() => one && isChosen && group.min === 0 && choose(key, false)}
                onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
              />
              <span>{title}</span>
              {soldOut ? (
                <span class={texts.tag}>{cartaWords.soldOut}</span>
              ) : (
                (!isExtra || priceInCents(price) > 0) && (
                  <span class={styles.extra}>
                    {isExtra && '+ '}
                    <Amount cents={priceInCents(price)} />
                  </span>
                )
              )}
            </label>
            {isChosen && <LostMarks item={item} option={option} />}
          </div>
        );
      })}
    </div>
  );
}
