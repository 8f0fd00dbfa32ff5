import type { OrderDesk } from './order-desk.ts';

// Apart from the schema, so that what only reads it loads none.

/** The desk of a business that has chosen none: orders arrive by WhatsApp alone. [DESK-1] */
export const DEFAULT_ORDER_DESK: OrderDesk = {
  active: false,
  prepMinutes: 30,
  pausedUntil: null,
  name: 'required',
  phone: 'optional',
};
