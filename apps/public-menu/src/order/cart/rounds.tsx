/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Amount } from '../ui/amount.tsx';
import { tableHere } from '../../kept-table.ts';
import { NO_ROUNDS, readRounds, type Round, type TableRounds } from './read-rounds.ts';
import styles from './rounds.module.css';

/** Returns what this browser has ordered to the table since people sat down there; nothing until the server has answered. */
export function useRounds(business: string, title: string | undefined): TableRounds {
  const [rounds, setRounds] = useState(NO_ROUNDS);
  useLayoutEffect(() => {
    if (title === undefined) return setRounds(NO_ROUNDS);
    let isWanted = true;
    const now = Date.now();
    const { at } = tableHere(business, now) ?? { at: now };
    void readRounds(business, { title, at }, now).then((read) => isWanted && setRounds(read));
    return () => {
      isWanted = false;
    };
  }, [business, title]);
  return rounds;
}

/** What was ordered before, what it comes to, and how far it is. */
export function Rounds({ rounds }: { readonly rounds: readonly Round[] }) {
  if (rounds.length === 0) return null;
  const words = cartaWords;
  return (
    <section class={styles.rounds}>
      <p>
        <b>{words.orderedBefore}</b> <Amount cents={rounds.reduce((sum, { total }) => sum + total, 0)} />
      </p>
      <ul>
        {rounds.map(({ key, state, lines }) => (
          <li key={key}>
            <span lang="es">
              {lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} ${title}` : title)).join(', ')}
            </span>{' '}
            · {words.roundStates[state] ?? ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
