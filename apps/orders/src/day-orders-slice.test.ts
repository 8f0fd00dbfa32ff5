import { dayOrdersReceived, dayOrdersReducer } from './day-orders-slice.ts';
import { dinerOrder } from './testing/diner-order.ts';

const received = (...orders: ReturnType<typeof dinerOrder>[]) =>
  dayOrdersReceived({ orders, sums: { count: orders.length, cents: 0 }, etag: null, at: 0 });

describe('what is read of the orders again', () => {
  const first = dayOrdersReducer(undefined, received(dinerOrder({ number: 1 }), dinerOrder({ number: 2 })));

  it('an order of the same version stays the same object, so that only cards of changed orders render again', () => {
    const next = dayOrdersReducer(first, received(dinerOrder({ number: 1 }), dinerOrder({ number: 2, version: 1 })));
    expect(next.orders?.[0]).toBe(first.orders?.[0]);
    expect(next.orders?.[1]).toMatchObject({ version: 1 });
  });

  it('orders of which none has changed stay the same list', () => {
    const next = dayOrdersReducer(first, received(dinerOrder({ number: 1 }), dinerOrder({ number: 2 })));
    expect(next.orders).toBe(first.orders);
    expect(dayOrdersReducer(first, received(dinerOrder({ number: 1 }))).orders).toHaveLength(1);
  });
});
