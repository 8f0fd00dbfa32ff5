import type { ApiClient } from '@carta/api-client';
import {
  DEFAULT_ORDER_DESK,
  salesReport,
  type Menu,
  type SoldCharges,
  type SoldOrder,
  type VisitRange,
} from '@carta/domain';
import { keyOf } from '@carta/domain/testing';
import { screen, within } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

// The charts' options have their own tests; jsdom has no layout to draw in.
jest.mock('./charts/charts.tsx', () => ({ SalesColumns: () => null }));

const ZONE = 'America/Argentina/Buenos_Aires';
/** Wednesday. */
const NOW = Date.parse('2026-11-25T21:30:00-03:00');
const PATH = '/panel/orders/sales';

function sold(at: string, total: number, changes: Partial<SoldOrder> = {}): SoldOrder {
  const line = { item: keyOf('flan'), title: 'Flan', quantity: 1, cents: total };
  const createdAt = Date.parse(`${at}-03:00`);
  return {
    day: at.slice(0, 10),
    createdAt,
    state: 'done',
    type: 'takeaway',
    payment: 'cash',
    total,
    table: null,
    lines: [line],
    ...changes,
  };
}

const ORDERS = [
  sold('2026-11-25T21:00', 1_000_000),
  sold('2026-11-24T13:00', 200_050, { type: 'delivery', payment: 'transfer' }),
  sold('2026-11-19T21:10', 300_000, {
    payment: null,
    lines: ['Bife', 'Agua', 'Vino', 'Pan'].map((title, place) => ({
      item: keyOf(title),
      title,
      quantity: place + 1,
      cents: 30_000,
    })),
  }),
  sold('2026-11-18T21:10', 500_000),
  sold('2026-11-12T21:10', 500_000),
];

/** A server with these orders; `asked` are the ranges that it was asked for. */
function serverWith(orders: readonly SoldOrder[], charges: readonly SoldCharges[] = []) {
  const asked: VisitRange[] = [];
  const sales: ApiClient['sales'] = async ({ query }) => {
    asked.push(query as VisitRange);
    const value = salesReport(orders, { range: query as VisitRange, timeZone: ZONE }, charges);
    return { ok: true, value, etag: null, unchanged: false };
  };
  return { asked, sales };
}

function open(
  orders: readonly SoldOrder[] = ORDERS,
  settings: Partial<Menu> = {},
  changed: Partial<ApiClient> = {},
  { charges = [], isPhone = false }: { readonly charges?: readonly SoldCharges[]; readonly isPhone?: boolean } = {},
) {
  const { asked, sales } = serverWith(orders, charges);
  const orderDesk = { ...DEFAULT_ORDER_DESK, active: true };
  const rendered = renderOrders(
    PATH,
    { timeZone: ZONE, orderDesk, ...settings },
    [],
    { sales, ...changed },
    { isPhone },
  );
  return { ...rendered, asked };
}

const region = (name: string) => screen.findByRole('region', { name });
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ').trim();
const cells = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole<HTMLTableRowElement>('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.cells].map(({ textContent }) => plain(textContent)));
const figure = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? null);

describe('Ventas', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
  afterEach(() => jest.restoreAllMocks());

  it('[SALES-5] [SALES-6] the last seven days stand beside the seven before, with their orders and average', async () => {
    const { asked } = open();
    const total = await region('Ventas del 19 al 25 nov');
    expect(total).toHaveTextContent('$ 15.000,50');
    expect(total).toHaveTextContent('50 % más que los 7 días anteriores');
    expect(asked).toEqual([
      { from: '2026-11-19', to: '2026-11-25' },
      { from: '2026-11-12', to: '2026-11-18' },
    ]);
    expect(figure('Pedidos')).toBe('Pedidos31 más que antes');
    expect(figure('Promedio por pedido')).toBe('Promedio por pedido$ 5.000Igual que antes');
    expect(cells('Ventas por día').slice(0, 2)).toEqual([
      ['25 nov', '$ 10.000,00', '1', '$ 5.000,00'],
      ['24 nov', '$ 2.000,50', '1', '$ 0,00'],
    ]);
  });

  it('[SALES-7] the busiest hour is said, and the hours are listed from the first to the last with sales', async () => {
    open();
    expect(await screen.findByText('La hora fuerte es de 21 a 22, con 2 pedidos.')).toBeVisible();
    expect(cells('Ventas por hora').map(([hour]) => hour)).toEqual(
      Array.from({ length: 9 }, (_, place) => `${place + 13} a ${place + 14}`),
    );
    expect(screen.queryByText(/es el día fuerte/)).not.toBeInTheDocument();
  });

  const bars = async () =>
    within(await region('Lo más vendido'))
      .getAllByRole('listitem')
      .map((item) => [plain(item.textContent), item.querySelector<HTMLElement>('[data-bar]')?.style.width]);

  it('[SALES-3] what sold most comes first; a button shows all products', async () => {
    const { user } = open(ORDERS, {}, {}, { isPhone: true });
    await region('Lo más vendido');
    expect(cells('Ventas por producto')).toEqual([
      ['Flan', '$ 12.000,50', '2'],
      ['Pan', '$ 1.200,00', '4'],
      ['Vino', '$ 900,00', '3'],
      ['Agua', '$ 600,00', '2'],
      ['Bife', '$ 300,00', '1'],
    ]);
    expect(await bars()).toEqual([
      ['Flan × 2$ 12.000,50', '100%'],
      ['Pan × 4$ 1.200,00', expect.stringMatching(/^9\.99/)],
      ['Vino × 3$ 900,00', expect.stringMatching(/^7\.49/)],
    ]);
    const button = screen.getByRole('button', { name: 'Ver los 5 productos' });
    await user.click(button);
    expect(await bars()).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('[SALES-3] at a desk the first five products are shown', async () => {
    const { unmount } = open();
    expect(await bars()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Ver los/ })).not.toBeInTheDocument();
    unmount();
    const lines = ['Bife', 'Agua', 'Vino', 'Pan', 'Flan', 'Café'].map((title) => ({
      item: keyOf(title),
      title,
      quantity: 1,
      cents: 30_000,
    }));
    open([sold('2026-11-25T21:00', 180_000, { lines })]);
    expect(await bars()).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Ver los 6 productos' })).toBeVisible();
  });

  it('[SALES-3] how they paid and how they arrived, with amount and share', async () => {
    open();
    expect(await region('Cómo pagaron')).not.toHaveTextContent('línea');
    const listed = async (name: string) =>
      within(await region(name))
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent));
    expect(await listed('Cómo pagaron')).toEqual([
      'Efectivo$ 10.000,0067 %',
      'Sin elegir$ 3.000,0020 %',
      'Transferencia$ 2.000,5013 %',
    ]);
    expect(await listed('Cómo llegaron')).toEqual(['Retiro$ 13.000,0087 %', 'Delivery$ 2.000,5013 %']);
  });

  it('[SALES-3] a share of nothing is in the list and has no part of the bar', async () => {
    open([
      sold('2026-11-25T21:00', 1_000_000),
      sold('2026-11-25T21:10', 500_000, { type: 'delivery' }),
      sold('2026-11-25T21:20', 0, { type: 'table' }),
    ]);
    const card = await region('Cómo llegaron');
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    const parts = [...card.querySelectorAll<HTMLElement>('[data-part]')];
    expect(parts.map(({ dataset, style }) => [dataset['part'], style.flexGrow])).toEqual([
      ['Retiro', '1000000'],
      ['Delivery', '500000'],
    ]);
  });

  it('[SALES-3] what was ordered at tables is told by table, the highest amount first, as arrived there and paid there', async () => {
    const at = (nth: number) =>
      ({
        type: 'table',
        payment: null,
        table: { key: keyOf(`m${nth}`), title: `Mesa ${nth}`, visit: keyOf('v') },
      }) as const;
    const { user } = open([
      ...[1, 2, 3, 4, 5, 6].map((nth) => sold('2026-11-25T21:00', nth * 100_000, at(nth))),
      sold('2026-11-25T21:10', 50_000, at(6)),
    ]);
    const rows = async () =>
      within(await region('Por mesa'))
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent));
    expect((await rows())[0]).toBe('Mesa 6 · 2 pedidos$ 6.500,00');
    expect(await rows()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Ver las 6 mesas' }));
    expect((await rows())[5]).toBe('Mesa 1 · 1 pedido$ 1.000,00');
    expect(within(await region('Cómo llegaron')).getByRole('listitem')).toHaveTextContent('En la mesa');
    expect(within(await region('Cómo pagaron')).getByRole('listitem')).toHaveTextContent('En la mesa o sin elegir');
  });

  it('sales without tables have no list of them', async () => {
    open();
    await region('Por hora');
    expect(screen.queryByRole('region', { name: 'Por mesa' })).not.toBeInTheDocument();
  });

  const CHARGES: readonly SoldCharges[] = [
    { status: 'approved', cents: 111_400_000, feeCents: 4_500_000 },
    { status: 'refunded', cents: 4_890_000, feeCents: 0 },
  ];

  it('[SALES-8] what was charged online stands below how they paid on a phone', async () => {
    open(ORDERS, {}, {}, { charges: CHARGES, isPhone: true });
    expect(await region('Cómo pagaron')).toHaveTextContent(
      'Cobrado en línea $ 1.114.000,00, cargos de MercadoPago $ 45.000,00, devuelto $ 48.900,00',
    );
    expect(screen.queryByText('Cobrado en línea', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('[SALES-8] what was charged online has a card of its own at a desk', async () => {
    open(ORDERS, {}, {}, { charges: CHARGES });
    expect(await region('Cómo pagaron')).not.toHaveTextContent('línea');
    expect(figure('Cobrado en línea')).toBe(
      'Cobrado en línea$ 1.114.000,00Cargos de MercadoPago $ 45.000,00, devuelto $ 48.900,00',
    );
  });

  it('today is asked for by the day that ends at 05:00, beside yesterday, and has no columns of days', async () => {
    jest.mocked(Date.now).mockReturnValue(Date.parse('2026-11-26T04:59:00-03:00'));
    const { user, asked } = open();
    await region('Ventas del 19 al 25 nov');
    await user.click(screen.getByRole('radio', { name: 'Hoy' }));
    expect(await region('Ventas de hoy')).toHaveTextContent('$ 10.000,00');
    expect(asked.slice(2)).toEqual([
      { from: '2026-11-25', to: '2026-11-25' },
      { from: '2026-11-24', to: '2026-11-24' },
    ]);
    expect(screen.getByText('400 % más que el día anterior')).toBeVisible();
    expect(screen.queryByText('Ver los números de cada día')).not.toBeInTheDocument();
  });

  it('more than a week tells its weekdays', async () => {
    const { user } = open();
    await region('Ventas del 19 al 25 nov');
    await user.click(screen.getByRole('radio', { name: '30 días' }));
    expect(await screen.findByText(/^El miércoles es el día fuerte, con \$\s15\.000,00\.$/)).toBeVisible();
    expect(cells('Ventas por día de la semana')[2]).toEqual(['miércoles', '$ 15.000,00', '2']);
  });

  it('[SALES-5] any days can be chosen; of 400 days nothing before is asked for, since it is not kept', async () => {
    const { user, asked } = open();
    await region('Ventas del 19 al 25 nov');
    await user.click(screen.getByRole('radio', { name: 'Fechas' }));
    const choose = async (from: string, to: string) => {
      for (const [label, day] of [
        ['Desde', from],
        ['Hasta', to],
      ] as const) {
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), day);
      }
      await user.click(screen.getByRole('button', { name: 'Ver estas fechas' }));
    };
    await choose('2025-10-21', '2026-11-25');
    expect(screen.getByLabelText('Desde')).toHaveAccessibleDescription('Elige hasta 400 días');
    await choose('2025-10-22', '2026-11-25');
    const total = await region('Ventas del 22 oct 2025 al 25 nov 2026');
    expect(asked.slice(2)).toEqual([{ from: '2025-10-22', to: '2026-11-25' }]);
    expect(total).not.toHaveTextContent('anteriores');
    expect(cells('Ventas por día')).toHaveLength(400);
    expect(screen.getByRole('link', { name: 'Descargar CSV' })).toHaveAttribute(
      'href',
      '/api/orders/demo/export.csv?from=2025-10-22&to=2026-11-25',
    );
  });

  it.each([
    [true, 'Pedidos del día', '/panel/orders/desk'],
    [false, 'Recepción de pedidos', '/panel/orders/reception'],
  ])('without sales (desk active: %s) it leads to %s', async (active, name, href) => {
    open([], { orderDesk: { ...DEFAULT_ORDER_DESK, active } });
    expect(await screen.findByRole('heading', { name: 'Sin ventas del 19 al 25 nov' })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Descargar CSV' })).not.toBeInTheDocument();
  });

  it('sales that could not be loaded are loaded by a press, and an answer of another shape is a failure too', async () => {
    const { sales } = serverWith(ORDERS);
    const failed = { ok: false, error: { code: 'network', status: 0, message: '' } };
    const other = { ok: true, value: { days: 'no' }, etag: null, unchanged: false };
    const answers: unknown[] = [failed, failed, other, other];
    const { user } = open(
      ORDERS,
      {},
      {
        sales: async (input) => (answers.shift() ?? (await sales(input))) as Awaited<ReturnType<ApiClient['sales']>>,
      },
    );
    for (let times = 0; times < 2; times += 1) {
      expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las ventas');
      await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    }
    expect(await region('Ventas del 19 al 25 nov')).toBeVisible();
  });

  it('its tabs lead to the visits', async () => {
    open();
    await region('Lo más vendido');
    const tabs = within(screen.getByRole('navigation', { name: 'Métricas' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Visitas', '/panel/menu/analytics', null],
      ['Ventas', PATH, 'page'],
    ]);
  });
});
