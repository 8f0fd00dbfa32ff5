import type { Screen } from '@carta/contract';
import type { Menu, VisitsInRange, VisitsReport } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi, hold, refusedWith, accepted, type Answers } from '../testing/fake-api.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';

// The charts' options have their own tests; jsdom has no layout to draw in.
jest.mock('./charts/charts.tsx', () => ({ RankedChart: () => null, DaysChart: () => null, HoursChart: () => null }));

const REPORT: VisitsReport = {
  days: [
    { day: '2026-11-20', visits: 1200, qr: 900 },
    { day: '2026-11-21', visits: 84, qr: 63 },
  ],
  categories: [{ page: 'Vinos', count: 3 }],
  products: [{ title: 'Malbec', count: 7 }],
  missedSearches: [{ words: 'pancho', count: 4 }],
  orders: {
    days: [
      { day: '2026-11-20', started: 5, sent: 3 },
      { day: '2026-11-21', started: 3, sent: 3 },
    ],
    products: [
      { title: 'Malbec', started: 5, sent: 4 },
      { title: 'Flan', started: 1, sent: 0 },
    ],
  },
};
const HOURS = Array.from({ length: 7 }, (_, weekday) =>
  Array.from({ length: 24 }, (_, hour) =>
    weekday === 5 && hour === 21 ? 1_084 : weekday === 6 && hour === 13 ? 200 : 0,
  ),
);
const RANGE: VisitsInRange = {
  from: '2026-11-20',
  to: '2026-11-21',
  covered: { from: '2026-11-20', to: '2026-11-21' },
  hours: HOURS,
  withoutHour: 0,
  before: {
    from: '2026-11-18',
    to: '2026-11-19',
    days: [
      { day: '2026-11-18', visits: 600, qr: 1 },
      { day: '2026-11-19', visits: 400, qr: 1 },
    ],
  },
};
const WITH_RANGE = { ...REPORT, range: RANGE };
const MOST_VISITED = {
  report: [
    { page: 'Platos', count: 1284 },
    { page: 'Platos', count: 9 },
  ],
};
const NOTHING: VisitsReport = {
  days: [{ day: '2026-11-21', visits: 0, qr: 0 }],
  categories: [],
  products: [],
  missedSearches: [],
  orders: { days: [], products: [] },
};

function open(answers: Answers = {}, settings: Partial<Menu> = {}, others: readonly Screen[] = []) {
  const board = menu('Platos: bife | Vinos: malbec', settings);
  const usual = { visits: () => accepted(REPORT), mostVisitedCategories: () => accepted(MOST_VISITED) };
  const { api, sent } = fakeApi(board, { ...usual, ...answers });
  const { unmount } = render(
    <Provider store={editorStore(board, api, { others })}>
      <AnalyticsScreen />
    </Provider>,
  );
  return { sent, unmount, user: userEvent.setup() };
}

const ORDERS = 'Pedidos últimos 30 días';
const CATEGORIES_30 = 'Categorías más vistas últimos 30 días';
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('Métricas', () => {
  it('the categories of 30 days come from their own call and are listed in a table', async () => {
    const { sent } = open();
    expect(await screen.findByRole('heading', { name: CATEGORIES_30 })).toBeVisible();
    expect(cells(screen.getByRole('table', { name: CATEGORIES_30 }))).toEqual(['Platos1.284', 'Platos9']);
    expect(sent.map(({ name, params }) => [name, params])).toEqual([
      ['visits', { businessKey: 'demo' }],
      ['mostVisitedCategories', { businessKey: 'demo' }],
    ]);
  });

  it('a screen of another remote that declares a button here is a tab beside the visits; without one there are none', async () => {
    const { unmount } = open();
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
    const button = { in: '/panel/menu/analytics', order: 1, label: 'Ventas', icon: 'chart-column' };
    open({}, {}, [{ path: '/panel/orders/sales', title: 'Ventas', parent: '/panel/orders', button }]);
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    const tabs = within(screen.getByRole('navigation', { name: 'Métricas' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Visitas', '/panel/menu/analytics', 'page'],
      ['Ventas', '/panel/orders/sales', null],
    ]);
  });

  it('[STATS-7] [STATS-8] the report shows how the visits came, the busiest day and the most viewed products', async () => {
    open();
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    const visits = screen.getByRole('region', { name: 'Visitas últimos 30 días' });
    const figures = within(visits)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ').trim());
    expect(figures).toEqual(['1.284', expect.stringMatching(/^963 75 ?%$/), expect.stringMatching(/^321 25 ?%$/)]);
    expect(screen.getByText('El día con más visitas fue el 20 nov: 1.200.')).toBeVisible();
    expect(cells(screen.getByRole('table', { name: 'Productos más vistos últimos 30 días' }))).toEqual(['Malbec7']);
  });

  it('[STATS-13] the report shows how many orders were started and sent, by item and by day', async () => {
    open();
    const orders = await screen.findByRole('region', { name: ORDERS });
    const figures = within(orders).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent.replaceAll(/\s/g, ' ').trim())).toEqual([
      '8',
      expect.stringMatching(/^6 75 ?%$/),
    ]);
    expect(cells(within(orders).getByRole('table', { name: 'Productos pedidos' }))).toEqual(['Malbec45', 'Flan01']);
    const days = within(orders).getByRole('table', { name: 'Pedidos por día', hidden: true });
    expect(cells(days)).toEqual(['21 nov33', '20 nov35']);
  });

  it('[STATS-13] a menu that takes orders shows that there are none yet, another shows nothing of them', async () => {
    const report = { ...REPORT, orders: NOTHING.orders };
    const { unmount } = open({ visits: () => accepted(report) });
    const orders = await screen.findByRole('region', { name: ORDERS });
    expect(within(orders).getByText('Todavía sin pedidos.')).toBeVisible();
    unmount();
    open({ visits: () => accepted(report) }, { menuTypes: [] });
    expect(await screen.findByRole('heading', { name: CATEGORIES_30 })).toBeVisible();
    expect(screen.queryByRole('region', { name: ORDERS })).not.toBeInTheDocument();
  });

  it('[STATS-12] the report lists what diners searched for in vain', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Buscado y no encontrado últimos 30 días' });
    expect(cells(table)).toEqual(['pancho4']);
  });

  it('the product list shows ten products, and all of them after a press of its button', async () => {
    const products = Array.from({ length: 12 }, (_, index) => ({ title: `Plato ${index}`, count: 20 - index }));
    const { user } = open({ visits: () => accepted({ ...REPORT, products }) });
    const table = await screen.findByRole('table', { name: 'Productos más vistos últimos 30 días' });
    expect(cells(table)).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Ver los 12 productos' }));
    expect(cells(table)).toHaveLength(12);
  });

  it('the last report stays visible while the one for another period is loading', async () => {
    const seven = hold<ReturnType<typeof accepted>>();
    const visits = ({ query }: { query?: { days: string } }) => (query?.days === '7' ? seven.answer : accepted(REPORT));
    const { user, sent } = open({ visits } as Answers);
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    await user.click(screen.getByRole('radio', { name: '7 días' }));
    expect(screen.getByRole('heading', { name: CATEGORIES_30 })).toBeVisible();
    seven.release(accepted(REPORT));
    expect(await screen.findByRole('heading', { name: 'Categorías más vistas últimos 7 días' })).toBeVisible();
    expect(cells(screen.getByRole('table', { name: 'Categorías más vistas últimos 7 días' }))).toEqual(['Vinos3']);
    expect(sent.filter(({ name }) => name === 'mostVisitedCategories')).toHaveLength(1);
  });

  it('[STATS-14] the owner chooses any days, and the whole report is of them', async () => {
    const { user, sent } = open({ visits: () => accepted(WITH_RANGE) });
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    await user.click(screen.getByRole('radio', { name: 'Fechas' }));
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2025-12-28' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-01-03' } });
    expect(sent).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Ver estas fechas' }));
    expect(
      await screen.findByRole('heading', { name: 'Categorías más vistas del 28 dic 2025 al 3 ene 2026' }),
    ).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ name: 'visits', query: { from: '2025-12-28', to: '2026-01-03' } });
    expect(cells(screen.getByRole('table', { name: /Categorías más vistas/ }))).toEqual(['Vinos3']);
  });

  it('[STATS-14] days that cannot be reported are refused at their field, and none is asked for', async () => {
    const { user, sent } = open({ visits: () => accepted(WITH_RANGE) });
    await user.click(screen.getByRole('radio', { name: 'Fechas' }));
    const [from, to] = [screen.getByLabelText('Desde'), screen.getByLabelText('Hasta')];
    for (const [first, last, field, text] of [
      ['', '2025-01-03', from, 'Elige el primer día'],
      ['2026-01-03', '2026-01-02', to, 'Elige el primer día o uno posterior'],
      ['2020-01-03', '2022-01-02', from, 'Elige hasta 400 días'],
      ['2020-01-03', '9999-01-02', to, 'Elige hasta hoy'],
    ] as const) {
      fireEvent.change(from, { target: { value: first } });
      fireEvent.change(to, { target: { value: last } });
      await user.click(screen.getByRole('button', { name: 'Ver estas fechas' }));
      expect(field).toHaveAccessibleDescription(text);
      expect(field).toBeInvalid();
    }
    expect(sent).toHaveLength(2);
  });

  it('[STATS-15] the visits stand beside those of as many days before', async () => {
    open({ visits: () => accepted(WITH_RANGE) });
    expect(await screen.findByText('28 % más que los 2 días anteriores')).toBeVisible();
    const days = screen.getByRole('table', { name: 'Visitas por día', hidden: true });
    expect(cells(days)).toEqual(['21 nov846321400', '20 nov1.200900300600']);
  });

  it('[STATS-16] the visits are shown by hour and weekday, in words and in a table', async () => {
    const range = { ...RANGE, withoutHour: 12 };
    open({ visits: () => accepted({ ...REPORT, range }) });
    const hours = await screen.findByRole('region', { name: 'Visitas por hora últimos 30 días' });
    expect(within(hours).getByText('La hora con más visitas: sábados de 21 a 22, con 1.084.')).toBeVisible();
    expect(within(hours).getByText('12 visitas son de antes de que se guardara la hora.')).toBeVisible();
    const rows = cells(within(hours).getByRole('table', { hidden: true }));
    expect(rows).toEqual(['13000000200', '21000001.0840', 'Todo000001.084200']);
  });

  it('[STATS-17] a report whose categories cover whole months says so', async () => {
    const covered = { from: '2026-08-01', to: '2026-11-21' };
    open({ visits: () => accepted({ ...REPORT, range: { ...RANGE, covered } }) });
    const card = await screen.findByRole('region', { name: CATEGORIES_30 });
    expect(within(card).getByText(/^Cuenta meses enteros: del 1 ago( 2026)? al 21 nov( 2026)?\.$/)).toBeVisible();
  });

  it('the report of a server that knows no ranges is shown without hours, and other days fail', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: CATEGORIES_30 });
    expect(screen.queryByRole('region', { name: /Visitas por hora/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Fechas' }));
    await user.click(screen.getByRole('button', { name: 'Ver estas fechas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las métricas');
  });

  it('[STATS-9] a menu without visits shows an empty state that leads to the QR code', async () => {
    open({ visits: () => accepted(NOTHING), mostVisitedCategories: () => accepted({ report: [] }) });
    expect(await screen.findByRole('heading', { name: 'Sin visitas en los últimos 30 días' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a mi código QR' })).toHaveAttribute('href', '/panel/account');
    expect(screen.queryByRole('button', { name: 'Descargar CSV' })).not.toBeInTheDocument();
  });

  it.each<[string, string, ReturnType<typeof accepted>]>([
    ['visits', 'failed', refusedWith('network')],
    ['visits', 'has an empty body', accepted(null)],
    ['visits', 'lacks the orders', accepted({ ...REPORT, orders: undefined })],
    ['visits', 'lacks the hours of its range', accepted({ ...REPORT, range: { ...RANGE, hours: undefined } })],
    ['visits', 'has a day of another shape', accepted({ ...REPORT, days: [null] })],
    ['mostVisitedCategories', 'failed', refusedWith('network')],
    ['mostVisitedCategories', 'has an empty body', accepted(null)],
    ['mostVisitedCategories', 'lacks the report', accepted({})],
    ['mostVisitedCategories', 'has a category of another shape', accepted({ report: [{ page: 5 }] })],
  ])('a report whose %s call %s can be retried', async (name, _, failure) => {
    const whole = { visits: accepted(REPORT), mostVisitedCategories: accepted(MOST_VISITED) };
    const answers = [failure, whole[name as keyof typeof whole]];
    const { user } = open({ [name]: () => answers.shift() ?? refusedWith('network') });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las métricas');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: CATEGORIES_30 })).toBeVisible();
  });
});
