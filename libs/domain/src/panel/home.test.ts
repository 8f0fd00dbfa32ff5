import {
  buttonGroups,
  needsWhatsAppWarning,
  offersReception,
  screenFor,
  ScreenTopic,
  tileColumns,
  WHATSAPP_WARNING,
  type ButtonCondition,
} from './home.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import type { MenuType } from '../orders/menu-types.ts';

const screen = (path: string, order: number, rest: { in?: string; when?: ButtonCondition } = {}) => ({
  path,
  button: { in: '/panel', order, label: path.toUpperCase(), ...rest },
});
const pathsOf = (groups: { path: string }[][]) => groups.map((group) => group.map(({ path }) => path).join(' '));

describe('buttonGroups', () => {
  it('[HOME-1] a hub has the buttons that name its path, each with its own data and the path of its screen', () => {
    const screens = [screen('/a', 1), { path: '/b' }, screen('/c', 1, { in: '/panel/menu' })];
    expect(buttonGroups(screens, '/panel', [])).toEqual([[{ path: '/a', in: '/panel', order: 1, label: '/A' }]]);
  });

  it('[HOME-3] buttons are sorted by order, and each hundred is a group', () => {
    const screens = [screen('/e', 300), screen('/b', 99), screen('/d', 199), screen('/a', 0), screen('/c', 100)];
    expect(pathsOf(buttonGroups(screens, '/panel', []))).toEqual(['/a /b', '/c /d', '/e']);
  });

  it.each<[ButtonCondition | undefined, MenuType[], boolean]>([
    [undefined, [], true],
    ['always', [], true],
    ['takes-orders', [], false],
    ['takes-orders', ['delivery'], true],
    ['takes-orders', ['takeaway'], true],
    ['takeaway', ['delivery'], false],
    ['takeaway', ['takeaway'], true],
    ['delivery', ['takeaway'], false],
    ['delivery', ['delivery', 'takeaway'], true],
  ])(
    '[HOME-1] [HOME-4] a button under the condition %s with the menu types %j is shown: %s',
    (when, menuTypes, shown) => {
      expect(buttonGroups([screen('/a', 1, when && { when })], '/panel', menuTypes)).toHaveLength(shown ? 1 : 0);
    },
  );
});

describe('the warning of home', () => {
  it.each<[MenuType[], string, boolean]>([
    [['delivery'], '', true],
    [['takeaway'], '115555014', true],
    [['delivery', 'takeaway'], '11555501422', true],
    [['delivery'], '1155550142', false],
    [[], '', false],
  ])('[HOME-2] with %j and the number %j home warns: %s', (menuTypes, whatsAppNumber, warns) => {
    expect(needsWhatsAppWarning({ menuTypes, whatsAppNumber })).toBe(warns);
  });

  it.each<[MenuType[], boolean, boolean]>([
    [['delivery'], false, true],
    [['takeaway'], true, false],
    [[], false, false],
  ])(
    '[HOME-7] with %j and a desk that is active: %s, the reception of orders is offered: %s',
    (menuTypes, active, offered) => {
      expect(offersReception({ menuTypes, orderDesk: { ...DEFAULT_ORDER_DESK, active } })).toBe(offered);
    },
  );

  it('[HOME-7] the menu of an older server is offered it too', () => {
    expect(offersReception({ menuTypes: ['delivery'] })).toBe(true);
  });

  it('[HOME-2] the warning links to the number', () => {
    expect(WHATSAPP_WARNING).toEqual({
      text: 'El número de WhatsApp no está configurado para recibir pedidos.',
      link: { path: '/panel/orders/whatsapp', label: 'Configurar ahora' },
    });
  });
});

describe('screenFor', () => {
  const screens = [
    { path: '/a' },
    { path: '/b', topics: ['qr' as const] },
    { path: '/c', topics: ['menu' as const, 'qr' as const] },
  ];

  it('[HOME-5] the screen for a topic is the first that declares it', () => {
    expect([screenFor(screens, 'qr'), screenFor(screens, 'menu')]).toEqual(['/b', '/c']);
  });

  it('[HOME-5] a topic that no screen declares has no screen', () => {
    expect(screenFor(screens, 'visits')).toBeUndefined();
    expect(ScreenTopic.options).toContain('visits');
  });
});

describe('tileColumns', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [5, 5],
    [6, 4],
    [7, 4],
    [9, 5],
    [13, 5],
    [21, 3],
  ])('[HOME-6] %i tiles stand in %i columns', (count, columns) => {
    expect(tileColumns(count)).toBe(columns);
  });

  it('[HOME-6] no number of tiles to sixty leaves a single one in the last row', () => {
    const counts = Array.from({ length: 59 }, (_, index) => index + 2);
    expect(counts.filter((count) => count % tileColumns(count) === 1)).toEqual([]);
  });
});
