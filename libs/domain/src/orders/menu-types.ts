import * as z from 'zod/mini';

/** How a business hands orders over that diners send from the menu. */
export const MENU_TYPES = ['delivery', 'takeaway'] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** How an order is handed over: as the business offers it, or at a table. */
export type OrderType = MenuType | 'table';

/** How a business takes orders: delivery, takeaway, both or neither. [TYPES-1] */
export const MenuTypes = z
  .array(z.enum(MENU_TYPES, { error: 'Sólo puede ser delivery o takeaway' }), { error: 'Tiene que ser una lista' })
  .check(z.refine((types) => new Set(types).size === types.length, { error: 'No se puede repetir' }));
