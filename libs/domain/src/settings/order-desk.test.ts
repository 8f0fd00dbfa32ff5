import { publicMenu, publicMenuUntil } from '../menu/public-menu.ts';
import type { Menu } from '../menu/menu.ts';
import { menu } from '../testing/menu.ts';
import { takesOrdersAt } from '../orders/order-times.ts';
import { pauseEnd } from '../orders/pause-end.ts';
import { DEFAULT_ORDER_DESK } from './default-order-desk.ts';
import { OrderDesk, steppedPrepMinutes } from './order-desk.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const LATEST = Date.parse('9999-01-01T00:00:00Z');
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const shown = (orderDesk: Partial<OrderDesk>) =>
  publicMenu(menu('Postres: flan', { orderDesk: { ...DEFAULT_ORDER_DESK, ...orderDesk } }));

describe('the order desk', () => {
  it.each([
    [{}, null],
    [{ prepMinutes: 5 }, null],
    [{ prepMinutes: 180 }, null],
    [{ prepMinutes: 4 }, 'prepMinutes: Tiene que ser de 5 a 180 minutos'],
    [{ prepMinutes: 181 }, 'prepMinutes: Tiene que ser de 5 a 180 minutos'],
    [{ prepMinutes: 7.5 }, 'prepMinutes: Tiene que ser un número entero'],
    [{ pausedUntil: NOW }, null],
    [{ pausedUntil: LATEST }, null],
    [{ pausedUntil: LATEST + 1 }, 'pausedUntil: Es demasiado tarde'],
    [{ pausedUntil: -1 }, 'pausedUntil: No puede ser negativo'],
    [{ name: 'hidden' }, 'name: Tiene que ser required o optional'],
    [{ phone: 'hidden' }, null],
    [{ active: undefined }, 'active: Tiene que ser sí o no'],
  ])('[DESK-1] with %j it is refused with %j', (given, problem) => {
    const [issue] = OrderDesk.safeParse({ ...DEFAULT_ORDER_DESK, ...given }).error?.issues ?? [];
    expect(issue ? `${issue.path.join('.')}: ${issue.message}` : null).toEqual(
      problem === null ? null : expect.stringContaining(problem),
    );
  });

  it('[DESK-1] until the last moment of a pause can be asked when orders are taken', () => {
    const hours = [{ days: [3], from: '20:00', to: '01:00' }];
    const shop = { ...shown({ pausedUntil: LATEST }), hours, timeZone: BUENOS_AIRES };
    expect(takesOrdersAt(shop, NOW)).toMatchObject({ open: false });
  });

  it('[DESK-1] a business that has chosen none has an inactive one', () => {
    expect(DEFAULT_SETTINGS.orderDesk).toMatchObject({ active: false, prepMinutes: 30, name: 'required' });
    expect(OrderDesk.safeParse(DEFAULT_SETTINGS.orderDesk).success).toBe(true);
  });

  it.each([
    [30, 35, 25],
    [32, 35, 30],
    [5, 10, 5],
    [180, 180, 175],
    [NaN, 10, 5],
  ])('[DESK-5] the minutes above %i are %i, those below %i', (minutes, more, less) => {
    expect([steppedPrepMinutes(minutes, 1), steppedPrepMinutes(minutes, -1)]).toEqual([more, less]);
  });

  it.each([
    ['30-minutes', '2026-11-25T21:30:00-03:00'],
    ['1-hour', '2026-11-25T22:00:00-03:00'],
    ['today', '2026-11-26T05:00:00-03:00'],
  ] as const)('[DESK-2] a pause of %s lasts until %s', (pause, until) => {
    expect(pauseEnd(pause, BUENOS_AIRES, NOW)).toBe(Date.parse(until));
  });

  it('[DESK-3] diners see it, and that without a token nothing is paid online and no table orders', () => {
    const ordering = { prepMinutes: 45, pausedUntil: NOW, name: 'optional', phone: 'required' } as const;
    expect(shown({ active: true, ...ordering }).ordering).toEqual({
      desk: true,
      ...ordering,
      online: false,
      tables: false,
    });
  });

  it('[DESK-3] the menu of an older server has an inactive one', () => {
    const { orderDesk: _orderDesk, ...older } = menu('Postres: flan');
    expect(publicMenu(older as Menu).ordering).toMatchObject({ desk: false, prepMinutes: 30, pausedUntil: null });
  });

  it.each([
    [NOW + 1, NOW + 1],
    [NOW, null],
    [null, null],
  ])('[SHOW-7] with a pause until %s what diners see changes at %s', (pausedUntil, until) => {
    expect(publicMenuUntil(shown({ pausedUntil }), NOW)).toBe(until);
  });
});
