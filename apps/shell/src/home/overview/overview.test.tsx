import type { HomeSummary, Screen } from '@carta/contract';
import type { Menu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReceived, selectMenu, serverEvent } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownerState } from '../../testing/preloaded-states.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NOW = Date.now();
const MINUTE = 60_000;

/** An owner whose products cost $ 9.500,00. */
function ownerOf(written: string, settings: Partial<Menu>) {
  const whole = menu(written, settings);
  const items = whole.items.map((item) => ({ ...item, price: { ...item.price, big: 9_500 } }));
  return { ...ownerState, menu: { ...whole, items } };
}

describe('the first steps', () => {
  const open = async (settings: Partial<Menu> = {}) => {
    await renderApp('/panel', ownerOf('Platos: uno, dos, tres, cuatro, cinco, seis', settings));
    return within(await screen.findByRole('region', { name: 'Primeros pasos' }));
  };

  it('[FIRST-2] the steps say what is done, and only the next one has a button', async () => {
    const steps = await open({ logo: { url: '/files/demo/logo.webp' }, whatsAppNumber: '' });
    expect(steps.getByText('2 de 8')).toBeInTheDocument();
    expect(
      steps.getAllByRole('listitem').map((step) => within(step).queryByRole('img', { name: 'Hecho' }) !== null),
    ).toEqual([true, true, false, false, false, false, false, false]);
    expect(steps.getByText('Tienes 6, te faltan 4.')).toBeInTheDocument();
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Agregar productos', '/panel/menu/flat'],
    ]);
  });

  it('[HOME-5] a later step links to its screen where a remote declares one', async () => {
    const owner = ownerOf('Platos: uno', { logo: { url: '' } });
    const { menu: declared, ...others } = ownerState.remotes;
    const account = {
      version: '1',
      manifest: '/remotes/account/1/mf-manifest.json',
      screens: [{ path: '/panel/account', title: 'Cuenta', parent: '/panel', topics: ['qr' as const] }],
    };
    await renderApp('/panel', { ...owner, remotes: { ...others, menu: declared!, account } });
    const steps = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
    expect(steps.getByRole('link', { name: /Descarga tu código QR/ })).toHaveAttribute('href', '/panel/account');
    expect(steps.queryByRole('link', { name: /logo/ })).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  const DONE = { logo: { url: '/files/demo/logo.webp' }, firstSteps: { qrDownloadedAt: 1 } };
  const TEN = 'Platos: uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez';
  const days = Array.from({ length: 14 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 10 + index)).toISOString().slice(0, 10),
    visits: index === 13 ? 184 : 156,
    qr: 0,
  }));
  const summary: HomeSummary = {
    days,
    lastChange: { at: NOW - 12 * MINUTE, kind: 'item', done: 'priced', title: 'Bife de chorizo' },
  };
  const open = (...answers: unknown[]) => openWith({}, {}, ...answers);
  const openWith = async (
    api: object,
    { settings = {}, ...changes }: { readonly settings?: Partial<Menu>; readonly remotes?: typeof ownerState.remotes },
    ...answers: unknown[]
  ) => {
    const homeSummary = jest.fn(async () => answers.shift() as never);
    const owner = ownerOf(TEN, { ...DONE, ...settings });
    const [one, two, three, ...others] = owner.menu.items;
    const soldOutUntil = NOW + 60 * MINUTE;
    const items = [
      { ...one!, soldOutUntil },
      { ...two!, soldOutUntil },
      three!,
      { ...three!, key: 'k', title: '' },
      ...others,
    ];
    const state = { ...owner, ...changes, menu: { ...owner.menu, items } };
    const store = await renderApp('/panel', state, undefined, { homeSummary, ...api });
    await screen.findByText('Visitas hoy');
    return { homeSummary, store };
  };
  const accepted = (value: unknown) => ({ ok: true, value });
  const reception: Screen = {
    path: '/panel/orders/reception',
    title: 'Recepción de pedidos',
    parent: '/panel/orders',
    topics: ['reception'],
  };
  const { orders } = ownerState.remotes;
  const withReception = { ...ownerState.remotes, orders: { ...orders!, screens: [...orders!.screens, reception] } };

  it('[STATS-11] [CHANGE-2] [DONE-4] home shows today’s visits against last week’s, what is sold out or unfinished, and the last change, which leads to all changes', async () => {
    const { homeSummary: requests } = await open(accepted(summary));
    const visits = await screen.findByRole('link', { name: /Visitas hoy/ });
    expect(requests.mock.calls).toEqual([[{ params: { businessKey: ownerState.businessKey } }]]);
    expect(visits).toHaveTextContent('184');
    expect(visits).toHaveTextContent('18 % más que el lunes pasado');
    const rows = within(screen.getByRole('list', { name: 'Para revisar' })).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Agotado ahora uno, dos2', '/panel/menu/flat'],
      ['Sin terminar 1 producto sin nombre1', '/panel/menu/flat'],
      ['Último cambio Bife de chorizo: nuevo precio, hace 12 min', '/panel/menu/changes'],
    ]);
  });

  it('[HOME-7] a business from before is offered the reception of its orders, until its owner says not now', async () => {
    await openWith({}, { remotes: withReception }, accepted(summary));
    const offer = () => screen.queryByRole('link', { name: /^Recepción de pedidos/ });
    await waitFor(() => expect(offer()).toHaveAttribute('href', '/panel/orders/reception'));
    await userEvent.click(screen.getByRole('button', { name: 'Ahora no: recepción de pedidos' }));
    expect(offer()).toBeNull();
  });

  it('[HOME-7] a business whose desk is active is offered nothing', async () => {
    const orderDesk = { ...ownerState.menu!.orderDesk, active: true };
    await openWith({}, { remotes: withReception, settings: { orderDesk } }, accepted(summary));
    await screen.findByText('184');
    expect(screen.queryByRole('link', { name: /^Recepción de pedidos/ })).toBeNull();
  });

  describe('the open orders', () => {
    const desk = {
      path: '/panel/orders/desk',
      title: 'Pedidos del día',
      parent: '/panel/orders',
      topics: ['orders' as const],
    };
    const remotes = { ...ownerState.remotes, orders: { ...orders!, screens: [...orders!.screens, desk] } };
    const active = { orderDesk: { ...ownerState.menu!.orderDesk, active: true } };
    const row = () => screen.findByRole('link', { name: /^Pedidos abiertos/ });
    const openOrders = { count: 3, unanswered: 2, oldestAt: NOW - 12 * MINUTE };

    it('[ALERT-4] home says how many orders are open, how many wait for an answer and how long, and follows the server’s events', async () => {
      const { homeSummary: requests, store } = await openWith(
        {},
        { remotes, settings: active },
        accepted({ ...summary, orders: openOrders }),
        accepted({ ...summary, orders: { count: 1, unanswered: 0, oldestAt: NOW - 3 * MINUTE } }),
        accepted({ ...summary, orders: { count: 0, unanswered: 0, oldestAt: null } }),
      );
      expect(await row()).toHaveTextContent('Pedidos abiertos 2 sin responder · el más viejo, hace 12 min3');
      expect(await row()).toHaveAttribute('href', '/panel/orders/desk');
      act(() => void store.dispatch(serverEvent('orders')('7')));
      await waitFor(async () => expect(await row()).toHaveTextContent('Pedidos abiertos El más viejo, hace 3 min1'));
      act(() => void store.dispatch(serverEvent('current')('x')));
      await waitFor(async () => expect(await row()).toHaveTextContent(/^Pedidos abiertos Ninguno$/));
      expect(requests).toHaveBeenCalledTimes(3);
    });

    it.each([
      [{ count: 0, unanswered: 0, oldestAt: null, requests: 1 }, 'Pedidos abiertos 1 llamado de mesa1'],
      [
        { ...openOrders, requests: 2 },
        'Pedidos abiertos 2 llamados de mesas · 2 sin responder · el más viejo, hace 12 min3',
      ],
    ])('[ALERT-4] home says that tables call: %j', async (orders, text) => {
      await openWith({}, { remotes, settings: active }, accepted({ ...summary, orders }));
      expect(await row()).toHaveTextContent(text);
    });

    it('[ALERT-4] home of a business without an active desk says nothing of orders, and asks nothing when they change', async () => {
      const { homeSummary: requests, store } = await openWith({}, { remotes }, accepted({ ...summary, orders: null }));
      await screen.findByText('184');
      act(() => void store.dispatch(serverEvent('orders')('7')));
      expect(screen.queryByText('Pedidos abiertos')).toBeNull();
      expect(requests).toHaveBeenCalledTimes(1);
    });

    it('[ALERT-4] an owner with first steps left sees the orders that are open', async () => {
      const homeSummary = async () => accepted({ ...summary, orders: openOrders }) as never;
      const owner = ownerOf('Platos: uno', { ...active, logo: { url: '' } });
      await renderApp('/panel', { ...owner, remotes }, undefined, { homeSummary });
      expect(screen.getByRole('region', { name: 'Primeros pasos' })).toBeVisible();
      expect(await row()).toHaveTextContent('Pedidos abiertos 2 sin responder');
    });
  });

  it('[CHANGE-4] the last change can be undone on home while it still can, and the menu is read again', async () => {
    const undoChange = jest.fn(async () => accepted({ categories: [], items: [], groups: [], removed: [] }) as never);
    const { homeSummary, store } = await openWith(
      { undoChange },
      {},
      accepted({ ...summary, undo: 'c1' }),
      accepted(summary),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer Bife de chorizo: nuevo precio' }));
    await waitFor(() => expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual(['Cambio deshecho']));
    expect(undoChange.mock.calls).toEqual([[{ params: { businessKey: ownerState.businessKey, key: 'c1' } }]]);
    act(() => void store.dispatch(menuReceived({ menu: { ...selectMenu(store.getState())! }, etag: '"2"' })));
    await waitFor(() => expect(homeSummary).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
  });

  it('[CHANGE-4] a last change that something lies on offers no undo', async () => {
    await open(accepted({ ...summary, undo: null }));
    await screen.findByText('184');
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  });

  it.each([
    ['refused', { ok: false, error: { code: 'network', status: 0, message: '' } }],
    ['of another shape', accepted({ days: {} })],
    ['of days of another shape', accepted({ days: [null], lastChange: null })],
    ['with a change of another shape', accepted({ days, lastChange: {} })],
    ['empty', accepted(null)],
  ])('figures whose answer was %s offer to retry', async (_, answer) => {
    await open(answer, accepted({ days, lastChange: null }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('184')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(screen.getByText('Todavía no hay cambios')).toBeInTheDocument();
  });
});
