/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Amount } from '../ui/amount.tsx';
import { readRounds, type Round } from './read-rounds.ts';
import styles from './rounds.module.css';

/** Returns what this browser has ordered to the table since people sat down there, the first order first; none until the server has answered. */
export function useRounds(business: string, title: string | undefined): readonly Round[] {
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  useLayoutEffect(() => {
    if (title === undefined) return setRounds([]);
    let isWanted = true;
    void readRounds(business, title, Date.now()).then((read) => isWanted && setRounds(read));
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
