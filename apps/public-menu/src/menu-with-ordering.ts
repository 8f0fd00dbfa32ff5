import type { PublicMenu } from '@carta/domain';

const NO_DESK: PublicMenu['ordering'] = {
  desk: false,
  prepMinutes: 0,
  pausedUntil: null,
  name: 'optional',
  phone: 'optional',
  online: false,
  tables: false,
};

/** A menu that a panel or a cache of an older version may have made, which knew of no desk. */
type AnyMenu = Omit<PublicMenu, 'ordering' | 'wifi'> & Partial<Pick<PublicMenu, 'ordering'>>;

/** Returns the menu with how it takes orders: without a desk, where nothing says it. */
export function menuWithOrdering<T extends AnyMenu>(menu: T): T & Pick<PublicMenu, 'ordering'> {
  return { ...menu, ordering: menu.ordering ?? NO_DESK };
}
