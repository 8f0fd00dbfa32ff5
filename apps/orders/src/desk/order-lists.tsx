import type { DeskList, DinerOrder, Menu } from '@carta/domain';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { DayOrdersState } from '../day-orders-slice.ts';
import { PANEL, tabId } from './desk-tabs.tsx';
import { LIST_TITLES } from './list-titles.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-lists.module.css';
import { useHeld } from '../use-held.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useSteadyCards } from '../use-steady-cards.ts';

interface OrderListsProps {
  readonly menu: Menu;
  readonly day: Pick<DayOrdersState, 'sending' | 'before'>;
  readonly lists: Readonly<Record<DeskList, readonly DinerOrder[]>>;
  /** True for all lists beside each other, false for one. */
  readonly isWide: boolean;
  readonly shown: DeskList;
  readonly isOff: boolean;
}

const NONE: Readonly<Record<DeskList, string>> = {
  new: 'No hay pedidos nuevos.',
  preparing: 'No hay pedidos en preparación.',
  ready: 'No hay pedidos listos.',
  scheduled: 'No hay pedidos programados.',
  over: '',
};

/** The open orders: at a desk a column for each state, on a phone the one of the tab. One of them has the filled button. [DESK-6] */
export function OrderLists({ menu, day, lists: received, isWide, shown, isOff }: OrderListsProps) {
  const root = useRef<HTMLDivElement>(null);
  const lists = useHeld(received, root);
  useSteadyCards(root);
  useKeptFocus(root);
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const fold = useCallback((key: string, isFolded: boolean) => setFolds((all) => ({ ...all, [key]: isFolded })), []);
  const waiting = (['new', 'preparing', 'ready'] as const).filter((list) => isWide || list === shown);
  const loudest = waiting.map((list) => lists[list][0]).find((first) => first !== undefined)?.key;
  const section = (list: DeskList) => {
    const orders = lists[list];
    return (
      <List key={list} list={list} count={orders.length} isTab={!isWide}>
        {orders.length === 0 && <p className={styles.none}>{NONE[list]}</p>}
        {orders.map((order, nth) => {
          const isFoldable = list === 'scheduled' || (!isWide && list === 'new' && nth > 0);
          return (
            <OrderCard
              key={order.key}
              order={order}
              sending={day.sending[order.key]}
              before={day.before[order.key]}
              timeZone={menu.timeZone}
              prepMinutes={menu.orderDesk.prepMinutes}
              isOff={isOff}
              isLoudest={order.key === loudest}
              isFolded={isFoldable ? (folds[order.key] ?? true) : null}
              onFold={fold}
            />
          );
        })}
      </List>
    );
  };
  if (!isWide) return <div ref={root}>{section(shown)}</div>;
  return (
    <div ref={root} className={styles.columns}>
      {section('new')}
      {section('preparing')}
      <div className={styles.both}>
        {section('ready')}
        {lists.scheduled.length > 0 && section('scheduled')}
      </div>
    </div>
  );
}

interface ListProps {
  readonly list: DeskList;
  readonly count: number;
  readonly isTab: boolean;
  readonly children: ReactNode;
}

function List({ list, count, isTab, children }: ListProps) {
  const title = LIST_TITLES[list];
  if (isTab)
    return (
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={tabId(list)}
        className={styles.list}
        tabIndex={-1}
        data-list={list}
      >
        <h2 className={styles.hidden}>{title}</h2>
        {children}
      </div>
    );
  return (
    <section aria-label={title} className={styles.column} tabIndex={-1} data-list={list}>
      <h2 className={styles.heading} data-waits={list === 'new' && count > 0}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <div className={styles.list}>{children}</div>
    </section>
  );
}
