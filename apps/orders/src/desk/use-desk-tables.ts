import type { TableRequest } from '@carta/contract';
import { tableVisits, unconfirmedOrders, type DinerOrder, type Menu, type TableVisit } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { useMemo } from 'react';
import { selectTableVisits } from '../orders-state.ts';
import type { TableVisitsState } from '../table-visits-slice.ts';

/** What the desk shows of the tables. */
export interface DeskTables {
  readonly requests: readonly TableRequest[];
  /** Those with people, by when they came. */
  readonly visits: readonly TableVisit<DinerOrder>[];
  /** Those without. */
  readonly free: Menu['tables'];
  readonly sending: TableVisitsState['sending'];
  /** True where the business has tables, or people at some that it had. */
  readonly isUsed: boolean;
  /** Which round of its table an order is, 0-based, by its key. */
  readonly rounds: ReadonlyMap<string, number>;
  /** Keys of the orders that are marked 'Mesa sin confirmar'. */
  readonly unconfirmed: ReadonlySet<string>;
}

/** Returns the requests of tables, who sits where, and what that says of their orders. [TABLE-7] [TABLE-8] [TABLE-9] */
export function useDeskTables({ tables }: Pick<Menu, 'tables'>, orders: readonly DinerOrder[] | null): DeskTables {
  const { requests, visits: open, sending } = useSelector(selectTableVisits);
  return useMemo(() => {
    const visits = tableVisits(orders ?? [], open);
    const taken = new Set<string>(visits.map(({ table }) => table.key));
    return {
      requests,
      visits,
      free: tables.filter(({ key }) => !taken.has(key)),
      sending,
      isUsed: tables.length > 0 || visits.length > 0 || requests.length > 0,
      rounds: new Map(visits.flatMap(({ rounds }) => rounds.map(({ key }, nth) => [key, nth] as const))),
      unconfirmed: unconfirmedOrders(orders ?? []),
    };
  }, [tables, orders, requests, open, sending]);
}
