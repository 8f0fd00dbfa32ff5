import { createApiClient } from './create-api-client.ts';
import { lazyApiClient } from './lazy-api-client.ts';

describe('lazyApiClient', () => {
  it('loads its code with the first call, and passes on what the call gets and answers', async () => {
    const asked: string[] = [];
    const fetch = (url: unknown) => {
      asked.push(String(url));
      return Promise.resolve(new Response('{"ok":true}'));
    };
    const load = jest.fn(() => Promise.resolve(createApiClient({ fetch })));
    const api = lazyApiClient(load);
    expect(load).not.toHaveBeenCalled();
    const answer = await api.endSession({ params: { email: 'ana@carta.test', id: '7' } });
    expect(answer).toMatchObject({ ok: true, value: { ok: true } });
    expect(asked).toEqual(['/api/users/ana%40carta.test/sessions/7']);
  });

  it('answers a call with `network` if its code cannot be loaded, and loads it with the next', async () => {
    const client = createApiClient({ fetch: () => Promise.resolve(new Response('{"ok":true}')) });
    const load = jest.fn(() => Promise.resolve(client)).mockRejectedValueOnce(new Error('offline'));
    const api = lazyApiClient(load);
    expect(await api.logout()).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(await api.logout()).toMatchObject({ ok: true });
  });
});
