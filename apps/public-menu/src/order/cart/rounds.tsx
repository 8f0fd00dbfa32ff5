/** @jsxImportSource preact */
import { routes } from '@carta/contract';
import { countsInSales, TABLE_KEPT_MS, type PublicDinerOrder } from '@carta/domain';
import { useLayoutEffect, useState } from 'preact/hooks';
import { placedOrders } from '../../placed-orders.ts';
import { Amount } from '../ui/amount.tsx';
import styles from './rounds.module.css';

/** An order that this browser has sent to the table. */
export type Round = Pick<PublicDinerOrder, 'key' | 'state' | 'lines' | 'total'>;

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

/** Returns the orders of this browser at the table with this title, of its newest visit; those that it gets no answer for are left out. */
export async function readRounds(business: string, title: string, now: number): Promise<readonly Round[]> {
  const sent = placedOrders(business).filter(({ atTable = 0 }) => now - atTable < TABLE_KEPT_MS);
  const orders = await Promise.all(sent.map(({ key }) => readOrder(business, key)));
  const here = orders.flatMap((order) => (order?.table?.title === title ? order : []));
  const visit = here[0]?.table?.visit;
  return here.filter((order) => order.table?.visit === visit && countsInSales(order)).reverse();
}

async function readOrder(business: string, key: string): Promise<PublicDinerOrder | null> {
  try {
    const path = routes.publicOrder.path.replace(':businessKey', business).replace(':orderKey', key);
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as PublicDinerOrder) : null;
  } catch {
    return null;
  }
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
