import { connectionBack, connectionLost } from '@carta/panel';
import { REMOTE_CONTRACT_VERSION } from '@carta/contract';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { openRemotes } from './open-remotes.ts';
import { watchUnsent } from './send-unsent.ts';

/** What waits in this browser. */
let waiting: { remote: string; business: string; owner: string }[] = [];

jest.mock('@carta/panel/drafts', () => ({
  unsentRemotes: async (business: string, owner: string) =>
    waiting.filter((work) => work.business === business && work.owner === owner).map(({ remote }) => remote),
}));

const { businessKey, user } = ownerState;
const ours = { remote: 'orders', business: String(businessKey), owner: String(user?.email) };

function start(fetched: () => Promise<unknown> = async () => ({ contractVersion: REMOTE_CONTRACT_VERSION, Screens })) {
  const store = createShellStore(ownerState);
  const asked: string[] = [];
  const loader = openRemotes(store, {
    registry: ownerState.remotes,
    fetchRemote: (name) => (asked.push(name), fetched()),
  });
  const watch = async () => {
    watchUnsent(store, loader);
    await settled();
  };
  return { store, asked, watch };
}
const Screens = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

describe('watchUnsent', () => {
  it('loads the remote that has unsent work of this owner for this business', async () => {
    waiting = [ours];
    const { asked, watch } = start();
    await watch();
    expect(asked).toEqual(['orders']);
  });

  it.each([
    ['of another owner', [{ ...ours, owner: 'other@carta.test' }]],
    ['for another business', [{ ...ours, business: 'other' }]],
    ['of a remote that is not registered', [{ ...ours, remote: 'gone' }]],
    ['of nobody', []],
  ])('loads nothing for work %s', async (_, work) => {
    waiting = work;
    const { asked, watch } = start();
    await watch();
    expect(asked).toEqual([]);
  });

  it('loads nothing until there is a connection', async () => {
    waiting = [ours];
    const { store, asked, watch } = start();
    store.dispatch(connectionLost());
    await watch();
    expect(asked).toEqual([]);
    store.dispatch(connectionBack());
    await settled();
    expect(asked).toEqual(['orders']);
  });

  it('a remote that cannot be loaded is tried again once the connection is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    waiting = [ours];
    const { store, asked, watch } = start(() => Promise.reject(new Error('gone')));
    await watch();
    store.dispatch(connectionBack());
    await settled();
    expect(asked).toEqual(['orders', 'orders']);
  });
});
