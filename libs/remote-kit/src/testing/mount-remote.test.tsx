import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { menu } from '@carta/domain/testing';
import { call, put, selectMenu, selectUser, snackbarShown, takeLeading, useDispatch, useSelector } from '@carta/panel';
import { mountRemote } from './mount-remote.tsx';

const SCREENS = [{ path: '/panel/mesas', title: 'Mesas', parent: '/panel' }];
const SAVED = { deliveryTime: '20 a 30 min' };

interface MesasState {
  readonly mesas: { readonly saves: number };
}

/** Saves a setting, or one that the contract does not allow, and keeps count of its saves. */
const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: (state = { saves: 0 }, { type }) =>
    type === 'mesas/saved' ? { saves: (state as MesasState['mesas']).saves + 1 } : state,
  *saga() {
    yield* takeLeading('mesas/submitted', function* ({ body }: { type: string; body: unknown }) {
      const sent = { method: 'PUT', body: JSON.stringify(body) };
      const answer = yield* call(fetch, '/api/business/prueba', sent);
      yield* put({ type: 'mesas/saved' });
      yield* put(snackbarShown({ text: `Respuesta ${answer.status}`, tone: 'info' }));
    });
  },
  Screens: function Screens() {
    const items = useSelector(selectMenu)?.items ?? [];
    const owner = useSelector(selectUser);
    const saves = useSelector((state: unknown) => (state as MesasState).mesas.saves);
    const dispatch = useDispatch();
    return (
      <>
        <h1>{owner?.email}</h1>
        <p>{`${items.length} productos, ${saves} guardados`}</p>
        <button onClick={() => dispatch({ type: 'mesas/submitted', body: SAVED })}>Guardar</button>
        <button onClick={() => dispatch({ type: 'mesas/submitted', body: { deliveryTime: 7 } })}>Equivocarse</button>
      </>
    );
  },
};

const mount = () =>
  mountRemote(remote, {
    name: 'mesas',
    screens: SCREENS,
    menu: menu('Tapas: croquetas, bravas'),
    user: { email: 'ana@carta.test' },
  });

describe('mountRemote', () => {
  it('the remote finds the owner and the menu of the test, and its own state under its name', () => {
    const { getByRole, getByText } = mount();
    expect(getByRole('heading')).toHaveTextContent('ana@carta.test');
    expect(getByText('2 productos, 0 guardados')).toBeVisible();
  });

  it('the fake API accepts what the contract allows, and the test sees each request', async () => {
    const { findByText, getByRole, requests, notices, user } = mount();
    await user.click(getByRole('button', { name: 'Guardar' }));
    expect(await findByText('2 productos, 1 guardados')).toBeVisible();
    expect(requests).toEqual([{ method: 'PUT', path: '/api/business/prueba', body: SAVED }]);
    expect(notices()).toEqual(['Respuesta 200']);
  });

  it('the fake API refuses what the contract does not allow', async () => {
    const { findByText, getByRole, notices, user } = mount();
    await user.click(getByRole('button', { name: 'Equivocarse' }));
    expect(await findByText('2 productos, 1 guardados')).toBeVisible();
    expect(notices()).toEqual(['Respuesta 400']);
  });

  it('a call that the API does not have is rejected', async () => {
    mount();
    await expect(fetch('/api/tables')).rejects.toThrow('The API has no GET /api/tables');
  });

  it('a test answers a call itself', async () => {
    mountRemote(remote, { name: 'mesas', screens: SCREENS, answer: () => ({ status: 423, body: { error: true } }) });
    expect((await fetch('/api/tables')).status).toBe(423);
  });
});
