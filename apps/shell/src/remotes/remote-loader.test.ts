import { REMOTE_CONTRACT_VERSION, type RegisteredRemote, type RemoteModule } from '@carta/contract';
import type { FreshPage } from './fresh-page.ts';
import { IncompatibleRemote, RemoteLoader, type FetchRemote } from './remote-loader.ts';

const orders: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Screens: () => null };
const lineOf = (version: string) => ({ version, manifest: `/remotes/orders/${version}/mf-manifest.json`, screens: [] });
const registry = { orders: lineOf('1.0.0') };

/** `fetchPage` is what the server answers when the page is read anew; by default it is unreachable. */
const loaderOf = (
  fetchRemote: FetchRemote,
  fetchPage = (): Promise<FreshPage> => Promise.reject(new Error('away')),
  changes: Partial<RegisteredRemote> = {},
) => {
  const loaded: string[] = [];
  const opened: object[] = [];
  let reloads = 0;
  const loader = new RemoteLoader({
    registry: { orders: { ...registry.orders, ...changes } },
    fetchRemote,
    fetchPage,
    onLoad: (name) => loaded.push(name),
    onFailure: () => undefined,
    onOpen: (opening) => opened.push(opening),
    reloadPage: () => void reloads++,
  });
  return { loader, loaded, opened, reloads: () => reloads };
};

describe('RemoteLoader', () => {
  it('a remote is fetched once, from the address in the registry', async () => {
    const asked: string[] = [];
    const { loader, loaded } = loaderOf(async (name, { manifest }) => (asked.push(`${name} ${manifest}`), orders));
    await Promise.all([loader.load('orders'), loader.load('orders')]);
    expect(asked).toEqual(['orders /remotes/orders/1.0.0/mf-manifest.json']);
    expect(loaded).toEqual(['orders']);
    expect(loader.peek('orders')).toBe(orders);
  });

  it('a failed remote is fetched again from another address', async () => {
    const asked: string[] = [];
    const { loader } = loaderOf(async (_name, { manifest }) => {
      asked.push(manifest);
      if (asked.length === 1) throw new Error('gone');
      return orders;
    });
    await expect(loader.load('orders')).rejects.toThrow('gone');
    await expect(loader.load('orders')).resolves.toBe(orders);
    expect(asked).toEqual([registry.orders.manifest, `${registry.orders.manifest}?retry=1`]);
  });

  it('a failed fetch is repeated once for each of the remote’s preloads, until one succeeds', async () => {
    document.head.innerHTML = `
      <link rel="preload" as="font" href="/a.woff2" crossorigin>
      <link rel="preload" as="script" href="/assets/shell/home.js">
      <link rel="preload" as="style" href="/remotes/orders/1.0.0/a.css">
      <link rel="preload" as="script" href="/remotes/orders/1.0.0/a.js">
      <link rel="preload" as="script" href="/remotes/orders/1.0.0/b.js">`;
    let failures = 2;
    const { loader } = loaderOf(async () => {
      if (failures-- > 0) throw new Error('preload failed');
      return orders;
    });
    await expect(loader.load('orders')).resolves.toBe(orders);
    expect(document.head.children).toHaveLength(2);
  });

  it('the preloads of a failed load are used again by the next one', async () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/orders/1.0.0/a.js">';
    let asked = 0;
    const { loader } = loaderOf(async () => {
      asked++;
      throw new Error('gone');
    });
    await expect(loader.load('orders')).rejects.toThrow('gone');
    await expect(loader.load('orders')).rejects.toThrow('gone');
    expect(asked).toBe(4);
  });

  it('a remote that is not registered is refused', async () => {
    const { loader } = loaderOf(async () => orders);
    await expect(loader.load('account')).rejects.toThrow('account is not in the registry');
  });

  it.each([
    ['another contract', { ...orders, contractVersion: REMOTE_CONTRACT_VERSION + 1 }, 'was built for contract 2'],
    ['no screens', { contractVersion: REMOTE_CONTRACT_VERSION }, 'is no remote'],
    ['nothing', undefined, 'is no remote'],
  ])('a remote with %s is refused and kept out of the store', async (_what, module, message) => {
    const { loader, loaded } = loaderOf(async () => module);
    await expect(loader.load('orders')).rejects.toThrow(message);
    expect(loaded).toEqual([]);
    expect(loader.peek('orders')).toBeUndefined();
  });

  it('a remote that takes over 10 s fails', async () => {
    jest.useFakeTimers();
    const { loader } = loaderOf(() => new Promise(() => {}));
    const failed = expect(loader.load('orders')).rejects.toThrow('took over 10 s');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await failed;
    jest.useRealTimers();
  });

  it('renew reads the registry, and the next load fetches the version that is registered then', async () => {
    const fetched: string[] = [];
    const fetchRemote: FetchRemote = async (_name, { version }) => {
      fetched.push(version);
      if (version === '1.0.0') throw new Error('gone');
      return orders;
    };
    const page = { remotes: { orders: lineOf('1.1.0') }, hasOtherShell: false };
    const { loader, reloads } = loaderOf(fetchRemote, async () => page);
    await expect(loader.load('orders')).rejects.toThrow('gone');
    await loader.renew('orders');
    await expect(loader.load('orders')).resolves.toBe(orders);
    expect([fetched, reloads()]).toEqual([['1.0.0', '1.1.0'], 0]);
  });

  it.each([
    ['1.0.0', 0],
    ['1.1.0', 1],
  ])('renew with version %s registered reloads a page that runs version 1.0.0 %i times', async (version, expected) => {
    const page = { remotes: { orders: lineOf(version) }, hasOtherShell: false };
    const { loader, reloads } = loaderOf(
      async () => orders,
      async () => page,
    );
    await loader.load('orders');
    await loader.renew('orders');
    expect(reloads()).toBe(expected);
  });

  it.each([
    ['connection', new Error('gone'), null],
    ['broken', new Error('gone'), { hasOtherShell: false }],
    ['incompatible', new IncompatibleRemote('older'), { hasOtherShell: false }],
    ['outdated-page', new IncompatibleRemote('newer'), { hasOtherShell: true }],
    ['outdated-page', new Error('gone'), { hasOtherShell: true }],
  ])('the cause of a failure is %s after %s where the server answers %j', async (cause, error, answer) => {
    const { loader } = loaderOf(
      async () => orders,
      async () => {
        if (!answer) throw new Error('away');
        return { ...answer, remotes: registry };
      },
    );
    expect(await loader.causeOf(error)).toBe(cause);
  });

  it('an opened section is told only while a version of its remote is on trial', () => {
    const { loader, opened } = loaderOf(async () => orders, undefined, { isMeasured: true });
    loader.noteOpening('orders');
    loader.noteOpening('account');
    expect(opened).toEqual([{ remote: 'orders', version: '1.0.0' }]);
    const quiet = loaderOf(async () => orders);
    quiet.loader.noteOpening('orders');
    expect(quiet.opened).toEqual([]);
  });

  it('an error is attributed to the remote whose files its stack names', () => {
    const { loader } = loaderOf(async () => orders);
    const thrownIn = (file: string) =>
      Object.assign(new Error('broken'), { stack: `Error: broken\n    at f (${file}:1:2)` });
    expect(loader.remoteIn(thrownIn('http://localhost/remotes/orders/1.0.0/expose.js'))).toBe('orders');
    expect(loader.remoteIn(thrownIn('http://localhost/assets/shell/owner.js'))).toBeNull();
    expect(loader.remoteIn('broken')).toBeNull();
  });
});
