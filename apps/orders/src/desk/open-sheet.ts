import type { DinerOrder, TableVisit } from '@carta/domain';
import { createContext, use } from 'react';

export interface OrderSheet {
  readonly what: 'reject' | 'cancel' | 'erase' | 'sold-out' | 'ready-at';
  readonly order: DinerOrder;
}

export interface TableSheet {
  readonly what: 'close' | 'move';
  readonly visit: TableVisit<DinerOrder>;
}

/** What opens above the desk. */
export type DeskSheet = OrderSheet | TableSheet | { readonly what: 'pause' };

export interface SheetState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const OpenSheet = createContext<(sheet: DeskSheet) => void>(() => {
  throw new Error('No DeskSheets above this card');
});

/** Returns what opens a sheet above the desk. */
export const useOpenSheet = () => use(OpenSheet);
