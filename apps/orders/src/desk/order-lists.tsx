import type { DeskList, DinerOrder, Menu } from '@carta/domain';
import { selectConnectionLost, useSelector } from '@carta/panel';
import { visuallyHidden } from '@carta/ui';
import { useMemo, useRef, type ReactNode } from 'react';
import type { DayOrdersState } from '../day-orders-slice.ts';
import { Requests, Visits } from './desk-tables.tsx';
import { PANEL, tabId } from './desk-tabs.tsx';
import { LIST_TITLES } from './list-titles.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-lists.module.css';
import { roundWords } from './table-words.ts';
import type { DeskTables } from './use-desk-tables.ts';
import { useByKey } from './use-by-key.ts';
import { useHeld } from '../use-held.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useSteadyCards } from '../use-steady-cards.ts';
import { useTableColumn, useWide } from '../use-wide.ts';

interface OrderListsProps {
  readonly menu: Menu;
  readonly day: Pick<DayOrdersState, 'sending' | 'before'>;
  readonly lists: Readonly<Record<DeskList, readonly DinerOrder[]>>;
  readonly tables: DeskTables;
  /** Where they do not stand beside each other. */
  readonly shown: DeskList;
}

const NONE: Readonly<Record<DeskList, string>> = {
  new: 'No hay pedidos nuevos.',
  preparing: 'No hay pedidos en preparación.',
  ready: 'No hay pedidos listos.',
  scheduled: 'No hay pedidos programados.',
  over: '',
};

/**
 * The open orders: at a desk a column for each state, in two columns on a tablet, on a phone the one of the tab. One of them has the filled button. What tables ask for comes
 * first, and the tables stand below the new orders or in a column of their own. [DESK-6] [TABLE-7]
 */
export function OrderLists({ menu, day, shown, ...received }: OrderListsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { lists: newest, tables: newestTables } = received;
  const held = useMemo(() => ({ lists: newest, tables: newestTables }), [newest, newestTables]);
  const { lists, tables } = useHeld(held, root);
  const isOff = useSelector(selectConnectionLost);
  const isWide = useWide();
  const hasColumn = useTableColumn() && isWide;
  useSteadyCards(root);
  useKeptFocus(root);
  const [folds, fold] = useByKey<boolean>();
  const [minutes, chooseMinutes] = useByKey<string>();
  const waiting = (['new', 'preparing', 'ready'] as const).filter((list) => isWide || list === shown);
  const loudest = waiting.map((list) => lists[list][0]).find((first) => first !== undefined)?.key;
  const requests = <Requests requests={tables.requests} sending={tables.sending} isOff={isOff} />;
  const visits = (
    <Visits
      {...tables}
      timeZone={menu.timeZone}
      isOff={isOff}
      isFolded={(visit) => folds[visit] ?? !(hasColumn && visit === tables.visits[0]?.visit)}
      onFold={fold}
    />
  );
  const section = (list: DeskList) => {
    const orders = lists[list];
    return (
      <List key={list} list={list} count={orders.length} isTab={!isWide}>
        {!hasColumn && (!isWide || list === 'new') && requests}
        {orders.length === 0 && <p className={styles.none}>{NONE[list]}</p>}
        {orders.map((order, nth) => {
          const isFoldable = list === 'scheduled' || (!isWide && list === 'new' && nth > 0);
          return (
            <OrderCard
              key={order.key}
              order={order}
              round={roundOf(order, tables)}
              isUnconfirmed={tables.unconfirmed.has(order.key)}
              sending={day.sending[order.key]}
              before={day.before[order.key]}
              timeZone={menu.timeZone}
              prepMinutes={menu.orderDesk.prepMinutes}
              isOff={isOff}
              isLoudest={order.key === loudest}
              isFolded={isFoldable ? (folds[order.key] ?? true) : null}
              onFold={fold}
              minutes={minutes[order.key]}
              onMinutes={chooseMinutes}
            />
          );
        })}
        {!hasColumn && list === 'new' && tables.visits.length > 0 && (
          <>
            <TablesHeading count={tables.visits.length} />
            {visits}
          </>
        )}
      </List>
    );
  };
  if (!isWide) return <div ref={root}>{section(shown)}</div>;
  return (
    <div ref={root} className={styles.columns}>
      {section('new')}
      <div className={styles.rest}>
        {section('preparing')}
        <div className={styles.last}>
          {section('ready')}
          {lists.scheduled.length > 0 && section('scheduled')}
        </div>
      </div>
      {hasColumn && tables.isUsed && (
        <section aria-label="Mesas" className={styles.tables} tabIndex={-1} data-list="tables">
          <TablesHeading count={tables.visits.length} />
          <div className={styles.list}>
            {requests}
            {tables.visits.length === 0 && <p className={styles.none}>No hay mesas abiertas.</p>}
            {visits}
          </div>
        </section>
      )}
    </div>
  );
}

function roundOf({ key }: DinerOrder, { rounds }: DeskTables): string {
  const nth = rounds.get(key);
  return nth === undefined ? '' : roundWords(nth);
}

function TablesHeading({ count }: { readonly count: number }) {
  return (
    <h2 className={styles.heading}>
      Mesas <span className={styles.count}>{count === 0 ? '' : count === 1 ? '1 abierta' : `${count} abiertas`}</span>
    </h2>
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
        <h2 className={visuallyHidden}>{title}</h2>
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
