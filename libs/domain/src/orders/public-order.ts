import { listOf } from '../list-of.ts';
import type { DinerOrder, PublicDinerOrder } from './diner-order.ts';

/**
 * Returns what everybody may see who has the address of an order: nothing that its diner wrote, and no version; `slow` where its answer may take
 * long, `pay` where it is paid online. [ORDER-20] [ORDER-24]
 */
export function publicOrder(order: DinerOrder, isSlow = false, pay: string | null = null): PublicDinerOrder {
  const { version: _version, name: _name, phone: _phone, address: _address, notes: _notes, ...seen } = order;
  return {
    ...seen,
    lines: listOf(order.lines).map(({ note: _note, ...line }) => line),
    pay,
    ...(isSlow && { slow: true }),
  };
}

/** Returns the order without anything that its diner wrote. [ORDER-21] */
export function withoutDiner(order: DinerOrder): DinerOrder {
  const lines = listOf(order.lines).map((line) => ({ ...line, note: '' }));
  return { ...order, lines, name: '', phone: '', address: '', notes: '' };
}
