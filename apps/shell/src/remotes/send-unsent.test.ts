import { connectionLost } from '@carta/panel';
import { REMOTE_CONTRACT_VERSION } from '@carta/contract';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { openRemotes } from './open-remotes.ts';
import { sendUnsent } from './send-unsent.ts';

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
  return { store, asked, send: () => sendUnsent(store, loader) };
}
const Screens = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

describe('sendUnsent', () => {
  it('loads the remote that has unsent work of this owner for this business', async () => {
    waiting = [ours];
    const { asked, send } = start();
    await send();
    expect(asked).toEqual(['orders']);
  });

  it.each([
    ['of another owner', [{ ...ours, owner: 'other@carta.test' }]],
    ['for another business', [{ ...ours, business: 'other' }]],
    ['of a remote that is not registered', [{ ...ours, remote: 'gone' }]],
    ['of nobody', []],
  ])('loads nothing for work %s', async (_, work) => {
    waiting = work;
    const { asked, send } = start();
    await send();
    expect(asked).toEqual([]);
  });

  it('loads nothing without a connection', async () => {
    waiting = [ours];
    const { store, asked, send } = start();
    store.dispatch(connectionLost());
    await send();
    expect(asked).toEqual([]);
  });

  it('a remote that cannot be loaded is tried again by the next call', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    waiting = [ours];
    const { asked, send } = start(() => Promise.reject(new Error('gone')));
    await send();
    await settled();
    await send();
    expect(asked).toEqual(['orders', 'orders']);
  });
});
