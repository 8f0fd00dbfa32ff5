import { DEFAULT_ORDER_DESK, type DinerOrder, type Menu } from '@carta/domain';
import { keyOf } from '@carta/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CAME_AT, dinerOrder } from '../testing/diner-order.ts';
import { refusal, renderOrders } from '../testing/render-orders.tsx';

const PATH = '/panel/orders/tables';
const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true };
const ZONE = 'America/Argentina/Buenos_Aires';
const TABLES = ['Mesa 1', 'Mesa 2', 'Barra'].map((title, nth) => ({
  key: keyOf(title),
  title,
  token: `abcdefghi${nth}`,
}));
const VISIT = keyOf('visita');

const round = (number: number, changes: Partial<DinerOrder> = {}) =>
  dinerOrder({
    number,
    type: 'table',
    table: { key: TABLES[1]!.key, title: 'Mesa 2', visit: VISIT },
    zone: null,
    payment: null,
    paysWith: null,
    state: 'accepted',
    total: 3_410_000,
    ...changes,
  });

async function open(
  settings: Partial<Menu> = {},
  answers: Parameters<typeof renderOrders>[2] = [],
  orders: DinerOrder[] = [],
) {
  const rendered = renderOrders(PATH, { tables: TABLES, orderDesk: ACTIVE, timeZone: ZONE, ...settings }, answers, {
    orders: async () => ({
      ok: true,
      value: { orders, requests: [], visits: orders.length > 0 ? [VISIT] : [], sums: { count: 0, cents: 0 } },
      etag: null,
      unchanged: false,
    }),
  });
  await screen.findByRole('navigation', { name: 'Pedidos de las mesas' });
  return rendered;
}

const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');
const tiles = () => within(screen.getByRole('list', { name: 'Mesas' })).getAllByRole('button');
const titles = () => tiles().map((tile) => plain(tile));
const sheet = (name: string) => screen.findByRole('dialog', { name });
const press = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string | RegExp,
  place = screen.getByRole('dialog'),
) => user.click(within(place).getByRole('button', { name }));

describe('Mesas', () => {
  it('[TABLE-1] [TABLE-2] twelve tables are added at once, and then go on with another name from another number', async () => {
    const { user, sent, tables } = await open({ tables: [] });
    expect(screen.getByText('Todavía no hay mesas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar mesas' }));
    await sheet('Agregar mesas');
    expect(screen.getByText(/^Quedan/)).toHaveTextContent('Quedan Mesa 1, Mesa 2 … Mesa 12, cada una con su código.');
    await press(user, 'Agregar 12 mesas');
    await waitFor(() => expect(tiles()).toHaveLength(12));
    await waitFor(() =>
      expect(tables()[11]).toMatchObject({ title: 'Mesa 12', token: expect.stringMatching(/^token/) as string }),
    );
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Agregar mesas' }));
    const again = await sheet('Agregar mesas');
    expect(again).toHaveAccessibleDescription('Ya tienes 12 mesas.');
    expect(within(again).getByLabelText('Desde el')).toHaveValue('13');
    await user.clear(within(again).getByLabelText('Nombre'));
    await user.type(within(again).getByLabelText('Nombre'), 'Vereda');
    await user.clear(within(again).getByLabelText('Desde el'));
    await user.type(within(again).getByLabelText('Desde el'), '5x');
    for (let count = 12; count > 2; count -= 1) await press(user, 'Menos');
    expect(screen.getByText(/^Quedan/)).toHaveTextContent('Quedan Vereda 5, Vereda 6, cada una');
    await press(user, 'Agregar 2 mesas');
    await waitFor(() => expect(titles().slice(12)).toEqual(['Vereda 5 Libre', 'Vereda 6 Libre']));
  });

  it('[TABLE-1] no more than 200 tables are added', async () => {
    const many = Array.from({ length: 199 }, (_, nth) => ({
      ...TABLES[0]!,
      key: keyOf(`m${nth}`),
      title: `Mesa ${nth + 1}`,
    }));
    const { user } = await open({ tables: many });
    await user.click(screen.getByRole('button', { name: 'Agregar mesas' }));
    await sheet('Agregar mesas');
    await press(user, 'Agregar 1 mesa');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hasta 200 mesas' })).toBeDisabled());
  });

  it('[TABLE-7] a table with people shows their sum, and since when they are there; the others are free', async () => {
    const { user } = await open({}, [], [round(1, { createdAt: CAME_AT }), round(2, { createdAt: CAME_AT + 1 })]);
    await waitFor(() => expect(titles()).toEqual(['Mesa 1 Libre', 'Mesa 2 $ 68.200,00', 'Barra Libre']));
    await user.click(screen.getByRole('button', { name: /^Mesa 2/ }));
    const dialog = await sheet('Mesa 2');
    expect(dialog).toHaveAccessibleDescription(/^Abierta desde las 21\.00 · \$\s68\.200,00$/);
    expect(dialog.textContent).toContain('$\u00a068.200,00');
  });

  it('[TABLE-4] the sheet of a table has its code, and the name is saved when the field is left', async () => {
    const { user, sent, tables } = await open();
    await user.click(screen.getByRole('button', { name: /^Barra/ }));
    const dialog = await sheet('Barra');
    expect(within(dialog).getByRole('img', { name: 'Código QR de Barra' })).toBeVisible();
    const field = within(dialog).getByLabelText('Nombre');
    await user.clear(field);
    expect(field).toHaveAccessibleDescription('Falta el nombre');
    await user.tab();
    expect(field).toHaveValue('Barra');
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, ' Barra larga ');
    await user.tab();
    await waitFor(() => expect(tables()[2]?.title).toBe('Barra larga'));
    expect(tables()[2]?.token).toBe(TABLES[2]!.token);
    expect(sent).toHaveLength(1);
    expect(dialog).toHaveAccessibleName('Barra');
    expect(within(dialog).getByRole('img', { name: 'Código QR de Barra larga' })).toBeVisible();
  });

  it('[TABLE-3] a table gets another code once that is confirmed, and keeps its sheet open', async () => {
    const { user, tables, notices } = await open();
    await user.click(screen.getByRole('button', { name: /^Mesa 1/ }));
    await sheet('Mesa 1');
    await press(user, /^Cambiar el código/);
    await press(user, 'Cancelar', await sheet('¿Cambiar el código de Mesa 1?'));
    await sheet('Mesa 1');
    expect(tables()[0]?.token).toBe(TABLES[0]!.token);
    await press(user, /^Cambiar el código/);
    await press(user, 'Cambiar', await sheet('¿Cambiar el código de Mesa 1?'));
    await sheet('Mesa 1');
    await waitFor(() => expect(tables()[0]?.token).toMatch(/^token/));
    expect(tables()[1]?.token).toBe(TABLES[1]!.token);
    expect(notices()).toContain('La mesa tiene un código nuevo. Imprime su tarjeta.');
  });

  it('[TABLE-3] a table with open orders stays, and says so; another one is removed once that is confirmed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices, tables } = await open({}, [refusal('conflict')]);
    const remove = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
      await sheet(title);
      await press(user, 'Eliminar la mesa');
      await press(user, 'Eliminar', await sheet(`¿Eliminar ${title}?`));
    };
    await remove('Mesa 2');
    await waitFor(() => expect(notices().at(-1)).toMatch(/^La mesa tiene pedidos abiertos\. Ciérrala/));
    expect(titles()).toHaveLength(3);
    await remove('Mesa 1');
    await waitFor(() => expect(tables().map(({ title }) => title)).toEqual(['Mesa 2', 'Barra']));
    jest.restoreAllMocks();
  });

  it('[TABLE-1] tables are arranged by keyboard, are shown so at once, and one change is sent after the other', async () => {
    const { user, sent, tables } = await open();
    await user.click(screen.getByRole('button', { name: 'Ordenar' }));
    screen.getByRole('button', { name: 'Mover Barra' }).focus();
    await user.keyboard(' {ArrowLeft}{ArrowLeft} ');
    expect(within(screen.getByRole('list', { name: 'Mesas' })).getAllByRole('listitem')[0]).toHaveTextContent('Barra');
    await user.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(tables().map(({ title }) => title)).toEqual(['Mesa 1', 'Barra', 'Mesa 2']));
    expect(sent).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    expect(titles()).toEqual(['Mesa 1 Libre', 'Barra Libre', 'Mesa 2 Libre']);
  });

  it('[TABLE-4] all cards are printed, six on a sheet, or the one of a table', async () => {
    const papers: string[] = [];
    const many = Array.from({ length: 8 }, (_, nth) => ({
      key: keyOf(`m${nth}`),
      title: `Mesa ${nth + 1}`,
      token: `abcdefgh0${nth}`,
    }));
    window.print = () => {
      const sheets = [...document.querySelectorAll<HTMLElement>('[data-printed-alone] > section')];
      papers.push(...sheets.map((element) => `${element.querySelectorAll('svg path[fill]').length} ${plain(element)}`));
      window.dispatchEvent(new Event('afterprint'));
    };
    const { user } = await open({
      name: 'La Higuera',
      tables: [...many, { ...TABLES[2]!, title: 'Reservado del fondo' }],
    });
    await user.click(screen.getByRole('button', { name: 'Imprimir las 9' }));
    expect(papers).toHaveLength(2);
    expect(papers[0]).toMatch(
      /^6 La HigueraMesa1Apunta con la cámaraMira el menú, pide y llama al mozo\..*Mesas 1 a 6 · hoja 1 de 2$/,
    );
    expect(papers[1]).toMatch(/^3 .*Reservado del fondo.*Mesa 7 a Reservado del fondo · hoja 2 de 2$/);
    await waitFor(() => expect(document.querySelector('[data-printed-alone]')).toBeNull());
    expect(screen.getByRole('link', { name: 'Descargar las tarjetas en PDF' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tables\.pdf$/),
    );
    await user.click(screen.getByRole('button', { name: /^Mesa 8/ }));
    await sheet('Mesa 8');
    await press(user, 'Imprimir esta tarjeta');
    expect(papers).toHaveLength(3);
    expect(papers[2]).toMatch(/^1 La HigueraMesa8.*Mesa 8 · hoja 1 de 1$/);
  });

  it('[TABLE-6] without a desk it says what ordering at the table needs', async () => {
    const { receive } = await open({ orderDesk: DEFAULT_ORDER_DESK });
    expect(screen.getByText(/^Para que pidan desde la mesa/)).toBeVisible();
    receive({ tables: TABLES, orderDesk: ACTIVE });
    expect(screen.queryByText(/^Para que pidan desde la mesa/)).not.toBeInTheDocument();
    await act(async () => undefined);
  });
});
