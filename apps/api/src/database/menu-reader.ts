import type { Menu } from '@carta/domain';

/** Reads the menus that are shown. */
export interface MenuReader {
  /** Returns the whole menu, sorted; the same object until it changes, null for an unknown business. */
  readonly read: (business: string) => Promise<Menu | null>;
}
