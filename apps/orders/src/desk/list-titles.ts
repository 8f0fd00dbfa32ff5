import type { DeskList } from '@carta/domain';

/** What the lists of the desk are called. */
export const LIST_TITLES: Readonly<Record<DeskList, string>> = {
  new: 'Nuevos',
  preparing: 'En preparación',
  ready: 'Listos',
  scheduled: 'Programados',
  over: 'Historial',
};
