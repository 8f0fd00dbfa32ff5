import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { RemoteLoader, type FetchRemote } from './remote-loader.ts';

const orders: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Screens: () => null };
const registry = { orders: { version: '1.0.0', manifest: '/remotes/orders/1.0.0/mf-manifest.json', screens: [] } };
const loaderOf = (fetchRemote: FetchRemote) => {
  const loaded: string[] = [];
  const loader = new RemoteLoader(registry, fetchRemote, (name) => loaded.push(name));
  return { loader, loaded };
};

describe('RemoteLoader', () => {
  it('fetches a remote once, from the address that the registry gives', async () => {
    const asked: string[] = [];
    const { loader, loaded } = loaderOf(async (name, { manifest }) => (asked.push(`${name} ${manifest}`), orders));
    await Promise.all([loader.load('orders'), loader.load('orders')]);
    expect(asked).toEqual(['orders http://localhost/remotes/orders/1.0.0/mf-manifest.json']);
    expect(loaded).toEqual(['orders']);
    expect(loader.peek('orders')).toBe(orders);
  });

  it('fetches a failed remote anew, from another address', async () => {
    const asked: string[] = [];
    const { loader } = loaderOf(async (_name, { manifest }) => {
      asked.push(new URL(manifest).search);
      if (asked.length === 1) throw new Error('gone');
      return orders;
    });
    await expect(loader.load('orders')).rejects.toThrow('gone');
    await expect(loader.load('orders')).resolves.toBe(orders);
    expect(asked).toEqual(['', '?retry=1']);
  });

  it('tries once more for each preload of the page, whose failure answers one request, and not again after a success', async () => {
    document.head.innerHTML = `
      <link rel="preload" as="font" href="/a.woff2" crossorigin>
      <link rel="preload" as="style" href="/a.css">
      <link rel="preload" as="script" href="/a.js">
      <link rel="preload" as="script" href="/b.js">`;
    let failures = 2;
    const { loader } = loaderOf(async () => {
      if (failures-- > 0) throw new Error('preload failed');
      return orders;
    });
    await expect(loader.load('orders')).resolves.toBe(orders);
    expect(document.head.children).toHaveLength(1);
    failures = 1;
    loader.forget('orders');
    await expect(loader.load('orders')).rejects.toThrow('preload failed');
  });

  it('gives up then, and does the same when it is asked again: what failed long ago may not have been used up', async () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/a.js">';
    let asked = 0;
    const { loader } = loaderOf(async () => {
      asked++;
      throw new Error('gone');
    });
    await expect(loader.load('orders')).rejects.toThrow('gone');
    await expect(loader.load('orders')).rejects.toThrow('gone');
    expect(asked).toBe(4);
  });

  it('refuses a remote that is not registered', async () => {
    const { loader } = loaderOf(async () => orders);
    await expect(loader.load('account')).rejects.toThrow('account is not in the registry');
  });

  it.each([
    ['another contract', { ...orders, contractVersion: REMOTE_CONTRACT_VERSION + 1 }],
    ['no screens', { contractVersion: REMOTE_CONTRACT_VERSION }],
    ['nothing', undefined],
  ])('refuses a remote with %s and keeps it out of the store', async (_what, module) => {
    const { loader, loaded } = loaderOf(async () => module);
    await expect(loader.load('orders')).rejects.toThrow('was built for another shell');
    expect(loaded).toEqual([]);
    expect(loader.peek('orders')).toBeUndefined();
  });

  it('gives up a remote that hangs for 10 s', async () => {
    jest.useFakeTimers();
    const { loader } = loaderOf(() => new Promise(() => {}));
    const failed = expect(loader.load('orders')).rejects.toThrow('took over 10 s');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await failed;
    jest.useRealTimers();
  });
});
