import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { useCallback, useState, type ReactNode } from 'react';
import { dinerErased } from '../day-orders-slice.ts';
import { selectDayOrders } from '../orders-state.ts';
import { tableClosed, tableMoved } from '../table-visits-slice.ts';
import { CloseTableDialog, undeliveredOf } from './close-table-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { MoveTableSheet } from './move-table-sheet.tsx';
import { OpenSheet, type DeskSheet, type OrderSheet, type SheetState, type TableSheet } from './open-sheet.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { ReadyAtSheet } from './ready-at-sheet.tsx';
import { RefusalSheet } from './refusal-sheet.tsx';
import { SoldOutSheet } from './sold-out-sheet.tsx';
import { useDeskTables } from './use-desk-tables.ts';

/**
 * Shows what cards and buttons of the desk open: it stays open where they are drawn anew, as where a card goes to another list or the window gets
 * wide or narrow. What was opened last keeps what was typed in it.
 */
export function DeskSheets({ menu, children }: { readonly menu: Menu; readonly children: ReactNode }) {
  const [sheet, setSheet] = useState<DeskSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((next: DeskSheet) => {
    setSheet(next);
    setOpen(true);
  }, []);
  const state = { isOpen, onClose: () => setOpen(false) };
  return (
    <OpenSheet value={open}>
      {children}
      {sheet?.what === 'pause' && <PauseSheet {...state} timeZone={menu.timeZone} />}
      {sheet && 'order' in sheet && (
        <OfOrder key={`${sheet.what} ${sheet.order.key}`} {...sheet} {...state} menu={menu} />
      )}
      {sheet && 'visit' in sheet && <OfTable {...sheet} {...state} menu={menu} />}
    </OpenSheet>
  );
}

function OfOrder({ what, order: opened, menu, isOpen, onClose }: OrderSheet & SheetState & { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const { orders } = useSelector(selectDayOrders);
  const order = orders?.find(({ key }) => key === opened.key) ?? opened;
  const { key, number } = order;
  const state = { order, isOpen, onClose };
  switch (what) {
    case 'reject':
      return <RefusalSheet {...state} step="rejected" />;
    case 'cancel':
      return <RefusalSheet {...state} step="cancelled" />;
    case 'erase':
      return <EraseDialog {...state} onErase={() => void dispatch(dinerErased({ key, number }))} />;
    case 'sold-out':
      return <SoldOutSheet {...state} />;
    case 'ready-at':
      return <ReadyAtSheet {...state} menu={menu} />;
  }
}

function OfTable({ what, visit: opened, menu, isOpen, onClose }: TableSheet & SheetState & { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const { visits, free } = useDeskTables(menu, useSelector(selectDayOrders).orders);
  const { visit, table, rounds } = visits.find((one) => one.visit === opened.visit) ?? opened;
  const state = { title: table.title, isOpen, onClose };
  if (what === 'move')
    return (
      <MoveTableSheet
        {...state}
        free={free}
        onMove={(to) => {
          onClose();
          dispatch(tableMoved({ visit, table, to }));
        }}
      />
    );
  return (
    <CloseTableDialog
      {...state}
      undelivered={undeliveredOf(rounds)}
      onCloseTable={() => void dispatch(tableClosed({ visit, table }))}
    />
  );
}
