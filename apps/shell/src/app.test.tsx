import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import {
  createSlice,
  modalOpened,
  screenBlocked,
  screenReleased,
  snackbarShown,
  useSelector,
  useWaitingCount,
} from '@carta/panel';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { remoteStore } from './remotes/remote-store.ts';
import { ownerState } from './testing/preloaded-states.ts';
import { renderApp } from './testing/render-app.tsx';

const remoteOf = (parts: Partial<RemoteModule>): RemoteModule => ({
  contractVersion: REMOTE_CONTRACT_VERSION,
  Screens: () => <p>Pantallas de Pedidos</p>,
  ...parts,
});

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('App', () => {
  it.each(['/panel', '/login'])('an owner gets home with the footer at %s', async (path) => {
    await renderApp(path, ownerState);
    expect(screen.getByRole('heading', { level: 1, name: 'Inicio' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Carta® es una marca registrada · carta.app');
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('an unknown address shows «Página no encontrada»', async () => {
    await renderApp('/panel/nada', ownerState);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página no encontrada');
    expect(screen.getByRole('link', { name: 'Volver a Inicio' })).toHaveAttribute('href', '/panel');
  });

  it('[BADGE-1] the bell shows the number of unread notifications', async () => {
    await renderApp('/panel', { ...ownerState, notificationsTotal: 120 });
    const bell = screen.getByRole('link', { name: 'Notificaciones, 120 sin leer' });
    expect(bell).toHaveTextContent('99+');
    expect(bell).toHaveAttribute('href', '/panel/notifications');
  });

  it('[BADGE-1] the bell has no badge without unread notifications', async () => {
    await renderApp('/panel', { ...ownerState, notificationsTotal: 0 });
    expect(screen.getByRole('link', { name: 'Notificaciones' })).toHaveTextContent('');
  });

  it('[ALERT-2] the tab’s title and the app’s badge say how much waits on the screen, until it is left', async () => {
    const badge: (number | null)[] = [];
    const setAppBadge = async (count: number) => void badge.push(count);
    const clearAppBadge = async () => void badge.push(null);
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    const Screens = () => {
      useWaitingCount(2);
      return <Link to="/panel">Inicio</Link>;
    };
    await renderApp('/panel/orders', ownerState, async () => remoteOf({ Screens }));
    await waitFor(() => expect(document.title).toBe('(2) Pedidos · Carta'));
    expect(badge).toEqual([2]);
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(document.title).toBe('Inicio · Carta');
    expect(badge).toEqual([2, null]);
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  });

  it('a screen that is opened begins at its top; where a step back leads, the browser scrolls', async () => {
    const Screens = () => {
      const navigate = useNavigate();
      return (
        <>
          <Link to="/panel/menu/flat">Adelante</Link>
          <button type="button" onClick={() => void navigate(-1)}>
            Atrás
          </button>
        </>
      );
    };
    await renderApp('/panel/menu', ownerState, async () => remoteOf({ Screens }));
    const page = document.documentElement;
    page.scrollTop = 250;
    await userEvent.click(await screen.findByRole('link', { name: 'Adelante' }));
    expect(page.scrollTop).toBe(0);
    page.scrollTop = 100;
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(page.scrollTop).toBe(100);
  });

  it('development mode shows the name instead of the logo', async () => {
    await renderApp('/panel', { ...ownerState, development: true });
    expect(screen.getByRole('link', { name: 'Carta' }).querySelector('svg')).toBeNull();
  });
});

describe('remotes', () => {
  it('a remote shows its skeleton, then its screens with its own state', async () => {
    const slice = createSlice({ name: 'orders', initialState: { count: 7 }, reducers: {} });
    const Screens = () => <p>{useSelector((state: { orders: { count: number } }) => state.orders.count)} pedidos</p>;
    const { promise, resolve } = deferred<RemoteModule>();
    await renderApp('/panel/orders', ownerState, () => promise);
    expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeInTheDocument();
    await act(async () => resolve(remoteOf({ reducer: slice.reducer as RemoteModule['reducer'], Screens })));
    expect(screen.getByText('7 pedidos')).toBeInTheDocument();
  });

  it('a remote that cannot be loaded shows «Reintentar» in its place', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    let requests = 0;
    await renderApp('/panel/orders', ownerState, async () => {
      if (++requests === 1) throw new Error('gone');
      return remoteOf({});
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('link', { name: /Notificaciones/ })).toBeInTheDocument();
    await userEvent.click(retry);
    expect(await screen.findByText('Pantallas de Pedidos')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
    error.mockRestore();
  });
});

describe('a screen that fills the window', () => {
  const orders = ownerState.remotes.orders!;
  const kitchen = { path: '/panel/orders/kitchen', title: 'Cocina', parent: '/panel/orders', fillsWindow: true };
  const state = { ...ownerState, remotes: { orders: { ...orders, screens: [...orders.screens, kitchen] } } };

  it('the shell shows neither its top bar nor its footer beside it', async () => {
    await renderApp('/panel/orders/kitchen', state, async () => remoteOf({}));
    expect(await screen.findByText('Pantallas de Pedidos')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Notificaciones/ })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('it has a way back also where its remote cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderApp('/panel/orders/kitchen', state, async () => Promise.reject(new Error('gone')));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a Inicio' })).toHaveAttribute('href', '/panel');
    jest.restoreAllMocks();
  });

  it('the other screens of its remote have both', async () => {
    await renderApp('/panel/orders', state, async () => remoteOf({}));
    expect(screen.getByRole('link', { name: /Notificaciones/ })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('overlays', () => {
  it('an open modal is rendered by the remote that opened it', async () => {
    const store = await renderApp('/panel/orders', ownerState, async () =>
      remoteOf({ modals: { lockedEditor: () => <p>Editor bloqueado</p> } }),
    );
    await screen.findByText('Pantallas de Pedidos');
    act(() => void remoteStore(store, 'orders').dispatch(modalOpened({ type: 'lockedEditor', parent: 'demo' })));
    expect(await screen.findByText('Editor bloqueado')).toBeInTheDocument();
  });

  it('a modal that throws shows a notice, and opens on the next attempt', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    let fetched = false;
    const Modal = () => {
      if (!fetched) throw new Error('its code cannot be fetched');
      return <p>Editor bloqueado</p>;
    };
    const store = await renderApp('/panel/orders', ownerState, async () =>
      remoteOf({ modals: { lockedEditor: Modal } }),
    );
    await screen.findByText('Pantallas de Pedidos');
    const open = () =>
      act(() => void remoteStore(store, 'orders').dispatch(modalOpened({ type: 'lockedEditor', parent: 'demo' })));
    open();
    expect(await screen.findByText('No se pudo abrir. Inténtalo otra vez.')).toBeInTheDocument();
    expect(screen.getByText('Pantallas de Pedidos')).toBeInTheDocument();
    fetched = true;
    open();
    expect(await screen.findByText('Editor bloqueado')).toBeInTheDocument();
    error.mockRestore();
  });

  it('each snackbar text is shown once', async () => {
    const store = await renderApp('/panel', ownerState);
    act(() => {
      store.dispatch(snackbarShown({ tone: 'error', text: 'No se pudo guardar' }));
      store.dispatch(snackbarShown({ tone: 'error', text: 'No se pudo guardar' }));
    });
    expect(await screen.findAllByText('No se pudo guardar')).toHaveLength(1);
  });

  it('a blocked screen is inert until it is released', async () => {
    const store = await renderApp('/panel', ownerState);
    act(() => void store.dispatch(screenBlocked()));
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    act(() => void store.dispatch(screenReleased()));
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });
});
