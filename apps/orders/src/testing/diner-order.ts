import type { DinerOrder } from '@carta/domain';
import { keyOf } from '@carta/domain/testing';

/** An order that came at 21.00 in Buenos Aires. */
export const CAME_AT = Date.parse('2026-11-25T21:00:00-03:00');

/** An order to San Telmo that nobody has answered. */
export function dinerOrder(changes: Partial<DinerOrder> = {}): DinerOrder {
  const number = changes.number ?? 27;
  return {
    key: keyOf(`pedido-${number}`),
    number,
    day: '2026-11-25',
    state: 'new',
    type: 'delivery',
    lines: [
      {
        key: keyOf('linea'),
        item: keyOf('napolitana'),
        title: 'Napolitana de la casa',
        options: ['Grande', 'Muzzarella extra'],
        quantity: 2,
        note: 'Bien cocida, sin ajo',
        cents: 905_000,
        readyAt: null,
      },
    ],
    zone: { title: 'San Telmo', cents: 150_000 },
    table: null,
    address: 'Perú 1082, 3.º B',
    name: 'Julián',
    phone: '11 5555 0142',
    notes: 'Tocar timbre',
    payment: 'cash',
    paysWith: 2_000_000,
    paid: 'no',
    total: 1_960_000,
    at: null,
    readyAt: null,
    reason: '',
    createdAt: CAME_AT,
    changedAt: CAME_AT,
    version: 0,
    ...changes,
  };
}
