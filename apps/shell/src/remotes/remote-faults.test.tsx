import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import {
  call,
  menuReceived,
  modalClosed,
  modalOpened,
  put,
  screenBlocked,
  takeEvery,
  useDispatch,
  useLocation,
  useSelector,
} from '@carta/panel';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import { ownerState } from '../testing/preloaded-states.ts';
import { renderApp } from '../testing/render-app.tsx';
import { remoteStore } from './remote-store.ts';

const WORKING = 'Pantallas de Pedidos';
const BROKEN = 'No se pudo abrir esta sección';
const STOPPED = 'Algo salió mal en esta sección';

const fail = (): never => {
  throw new Error('broken on purpose');
};
const remoteOf = (parts: Partial<RemoteModule>): RemoteModule => ({
  contractVersion: REMOTE_CONTRACT_VERSION,
  Screens: () => <p>{WORKING}</p>,
  ...parts,
});

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

/** Opens the orders remote with these parts. */
async function openOrders(parts: Partial<RemoteModule>) {
  const store = await renderApp('/panel/orders', ownerState, async () => remoteOf(parts));
  await act(async () => {});
  return { store, orders: remoteStore(store, 'orders') };
}

const goHome = () => userEvent.click(screen.getByRole('link', { name: 'Carta' }));
const bar = () => screen.getByRole('button', { name: 'Cerrar sesión' });
const expectUsable = () => expect(bar().closest('[inert]')).toBeNull();

describe('a remote', () => {
  it.each<[string, () => void]>([
    ['while rendering', fail],
    ['in an effect', () => useEffect(fail, [])],
    [
      'by setting state in an endless loop',
      () => {
        const [count, setCount] = useState(0);
        useLayoutEffect(() => setCount(count + 1), [count]);
      },
    ],
    [
      'while it blocks the screen',
      () => {
        const dispatch = useDispatch();
        const [isBlocked, setBlocked] = useState(false);
        useEffect(() => {
          dispatch(screenBlocked());
          setBlocked(true);
        }, [dispatch]);
        if (isBlocked) fail();
      },
    ],
  ])('that throws %s shows the error panel in its place, once', async (_when, fault) => {
    await openOrders({
      Screens: () => {
        fault();
        return <p>{WORKING}</p>;
      },
    });
    expect(await screen.findAllByText(BROKEN)).toHaveLength(1);
    expectUsable();
    await goHome();
    expect(screen.getByRole('heading', { level: 1, name: 'Inicio' })).toBeInTheDocument();
  });

  it.each([
    ['effect', useEffect],
    ['layout effect', useLayoutEffect],
  ])('whose %s throws in its cleanup leaves the next screen as it is', async (_kind, useAnyEffect) => {
    await openOrders({
      Screens: () => {
        useAnyEffect(() => fail, []);
        return <p>{WORKING}</p>;
      },
    });
    await goHome();
    expect(screen.getByRole('heading', { level: 1, name: 'Inicio' })).toBeInTheDocument();
    expect(screen.queryByText(BROKEN)).toBeNull();
    expectUsable();
  });

  it('with a broken screen shows its other screens', async () => {
    const Screens = () => {
      const { pathname } = useLocation();
      if (pathname === '/panel/menu/flat') fail();
      return <p>Pantallas de Mi menú</p>;
    };
    await renderApp('/panel/menu/flat', ownerState, async () => remoteOf({ Screens }));
    expect(await screen.findByText(BROKEN)).toBeInTheDocument();
    await goHome();
    await userEvent.click(screen.getByRole('link', { name: 'Mi menú' }));
    expect(await screen.findByText('Pantallas de Mi menú')).toBeInTheDocument();
  });

  it('that renders again after «Reintentar» replaces the error panel', async () => {
    let isBroken = true;
    await openOrders({ Screens: () => (isBroken ? fail() : <p>{WORKING}</p>) });
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(WORKING)).toBeInTheDocument();
  });

  it.each<[string, NonNullable<RemoteModule['reducer']>]>([
    ['throws', (state = 7, action) => (action.type === 'orders/broken' ? fail() : state)],
    ['returns undefined', (state = 7, action) => (action.type === 'orders/broken' ? undefined : state)],
    ['throws from the beginning', fail],
  ])('whose reducer %s is stopped, and the other reducers go on', async (how, reducer) => {
    const { store } = await openOrders({ reducer });
    await act(async () => void store.dispatch({ type: 'orders/broken' }));
    expect(await screen.findByText(STOPPED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recargar' })).toBeInTheDocument();
    expect(store.getState()).toMatchObject({ orders: how === 'throws from the beginning' ? null : 7 });
    const menu = { ...ownerState.menu!, name: 'Otra' };
    await act(async () => void store.dispatch(menuReceived({ menu, etag: null })));
    expect(store.getState().menu.menu?.name).toBe('Otra');
    expectUsable();
  });

  it('whose saga throws is stopped, says so on every screen, and releases the screen', async () => {
    const { orders } = await openOrders({
      *saga() {
        yield* takeEvery('orders/saved', function* () {
          yield* put(screenBlocked());
          yield* call(fail);
        });
      },
    });
    await goHome();
    await act(async () => void orders.dispatch({ type: 'orders/saved' }));
    expect(await screen.findByText('Algo salió mal')).toBeInTheDocument();
    expectUsable();
    await userEvent.click(screen.getByRole('link', { name: /^Pedidos/ }));
    expect(await screen.findByText(STOPPED)).toBeInTheDocument();
  });

  it('whose modal throws on closing leaves the screen as it is', async () => {
    const Modal = () => {
      useEffect(() => fail, []);
      return <p>Editor bloqueado</p>;
    };
    const { orders } = await openOrders({ modals: { lockedEditor: Modal } });
    for (let time = 0; time < 2; time++) {
      act(() => void orders.dispatch(modalOpened({ type: 'lockedEditor', parent: 'demo' })));
      expect(await screen.findByText('Editor bloqueado')).toBeInTheDocument();
      act(() => void orders.dispatch(modalClosed()));
      expect(screen.queryByText('Editor bloqueado')).toBeNull();
      expect(screen.getByText(WORKING)).toBeInTheDocument();
      expect(screen.queryByText('No se pudo abrir. Inténtalo otra vez.')).toBeNull();
    }
  });

  it('that is left while it blocks the screen releases it', async () => {
    const { orders, store } = await openOrders({});
    act(() => void orders.dispatch(screenBlocked()));
    expect(bar().closest('[inert]')).not.toBeNull();
    expect(store.getState().overlays.blockedBy).toEqual(['orders']);
    act(() => screen.getByRole('link', { name: 'Carta', hidden: true }).click());
    expect(screen.getByRole('heading', { level: 1, name: 'Inicio' })).toBeInTheDocument();
    expectUsable();
  });
});

it('two remotes with a modal of the same type each render their own', async () => {
  const modalOf = (text: string) => ({ modals: { lockedEditor: () => <p>{text}</p> } });
  const store = await renderApp('/panel/orders', ownerState, async (name) => remoteOf(modalOf(`Modal de ${name}`)));
  await screen.findByText(WORKING);
  await goHome();
  await userEvent.click(screen.getByRole('link', { name: 'Mi menú' }));
  await screen.findByText(WORKING);
  for (const name of ['orders', 'menu']) {
    act(() => void remoteStore(store, name).dispatch(modalOpened({ type: 'lockedEditor', parent: 'demo' })));
    expect(await screen.findByText(`Modal de ${name}`)).toBeInTheDocument();
    expect(screen.getAllByText(/^Modal de /)).toHaveLength(1);
  }
});

it('the state of a remote is visible to its screens and its saga', async () => {
  const heard: unknown[] = [];
  const { orders } = await openOrders({
    reducer: (state = 0, { type }) => (type === 'orders/counted' ? Number(state) + 1 : state),
    *saga() {
      yield* takeEvery('orders/counted', (action) => void heard.push(action));
    },
    Screens: () => <p>{useSelector((state: { orders: number }) => state.orders)} pedidos</p>,
  });
  await act(async () => void orders.dispatch({ type: 'orders/counted' }));
  expect(await screen.findByText('1 pedidos')).toBeInTheDocument();
  expect(heard).toEqual([{ type: 'orders/counted', meta: { remote: 'orders' } }]);
});
