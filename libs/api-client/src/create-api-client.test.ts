import { createApiClient } from './create-api-client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientThatGets(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const api = createApiClient({
    baseUrl: 'https://carta.test',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  });
  return { api, sent };
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const headersOf = ({ init }: Sent) => init.headers as Headers;

describe('createApiClient', () => {
  it('a call fills the path, escapes its parts and sends JSON', async () => {
    const { api, sent } = clientThatGets(() => json({ user: {} }));
    await api.updateUser({ params: { email: 'marta+1@carta.test' }, body: { lastNotificationRead: 5 } });
    expect(sent[0]?.url).toBe('https://carta.test/api/users/marta%2B1%40carta.test');
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"lastNotificationRead":5}',
      credentials: 'same-origin',
    });
    expect(headersOf(sent[0]!).get('content-type')).toBe('application/json');
  });

  it('a call appends its query to the path, if it has one', async () => {
    const { api, sent } = clientThatGets(() => json({}));
    await api.visits({ params: { businessKey: 'demo' }, query: { days: '90' } });
    await api.visits({ params: { businessKey: 'demo' } });
    expect(sent.map(({ url }) => url.replace('https://carta.test', ''))).toEqual([
      '/api/analytics/demo/visits?days=90',
      '/api/analytics/demo/visits',
    ]);
  });

  it('a call without a body sends no content type', async () => {
    const { api, sent } = clientThatGets(() => json({ ok: true }));
    await api.logout();
    expect(sent[0]?.init.body).toBeUndefined();
    expect(headersOf(sent[0]!).has('content-type')).toBe(false);
  });

  it('a form is sent as multipart, without absent fields', async () => {
    const { api, sent } = clientThatGets(() => json({}));
    const picture = new Blob(['x'], { type: 'image/png' });
    await api.updateItem({
      form: { key: 'k', business: 'demo', title: 'Flan', description: undefined, _file: picture },
    });
    const form = sent[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual(['key', 'business', 'title', '_file']);
    expect(headersOf(sent[0]!).has('content-type')).toBe(false);
  });

  it('a form contains the pictures under their field names', async () => {
    const { api, sent } = clientThatGets(() => json({}));
    const picture = new Blob(['x'], { type: 'image/png' });
    await api.uploadCover({ form: { business: 'demo', level: '1', key: 'k', _file: picture } });
    await api.updateBusiness({ params: { businessKey: 'demo' }, form: { mainColor: '#abcdef', logo: picture } });
    const names = sent.map(({ init }) => [...(init.body as FormData).keys()]);
    expect(names).toEqual([
      ['business', 'level', 'key', '_file'],
      ['mainColor', 'logo'],
    ]);
  });

  it('the result contains the answer and its ETag', async () => {
    const { api, sent } = clientThatGets(() => json({ name: 'La Higuera' }, { headers: { etag: '"7"' } }));
    const answer = await api.menu({ params: { key: 'demo' } });
    expect(answer).toEqual({ ok: true, value: { name: 'La Higuera' }, etag: '"7"', unchanged: false });
    expect(headersOf(sent[0]!).has('if-none-match')).toBe(false);
  });

  it('a 304 answer gives an unchanged result', async () => {
    const { api, sent } = clientThatGets(() => new Response(null, { status: 304, headers: { etag: '"7"' } }));
    const answer = await api.menu({ params: { key: 'demo' }, etag: '"7"' });
    expect(answer).toMatchObject({ ok: true, unchanged: true, etag: '"7"' });
    expect(headersOf(sent[0]!).get('if-none-match')).toBe('"7"');
  });

  it('a refusal is a value with its issues and the current record', async () => {
    const refusal = {
      error: true,
      code: 'conflict',
      message: 'Cambió',
      issues: [{ path: 'title', message: 'Largo' }],
      current: { version: 2 },
    };
    const { api } = clientThatGets(() => json(refusal, { status: 409 }));
    const { error: _error, ...failure } = refusal;
    expect(await api.menu({ params: { key: 'demo' } })).toEqual({ ok: false, error: { ...failure, status: 409 } });
  });

  it.each([
    [{ error: true, message: 'Cuenta vencida' }, 200, 'unexpected'],
    [{ error: true, code: 'credentials', message: 'Cuenta vencida' }, 200, 'credentials'],
    [{ error: true, message: 'Cuenta vencida' }, 400, 'unexpected'],
  ] as const)('the answer %j with status %d is a failure with its message', async (answer, status, code) => {
    const { api } = clientThatGets(() => json(answer, { status }));
    expect(await api.logout()).toEqual({ ok: false, error: { code, status, message: 'Cuenta vencida' } });
  });

  it.each([
    ['the request cannot be sent', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
    ['the answer is not JSON', () => new Response('{"menu": ', { status: 200 }), 'network', 200],
    ['the answer is empty', () => new Response('', { status: 200 }), 'network', 200],
    ['a success is an error without a message', () => json({ error: true }), 'unexpected', 200],
    ['a failure has no code', () => json({ oops: 1 }, { status: 502 }), 'unexpected', 502],
    ['a failure is not JSON', () => new Response('<html>', { status: 504 }), 'unexpected', 504],
  ] as const)('the result has a Spanish message when %s', async (_when, answer, code, status) => {
    const { api } = clientThatGets(answer);
    const message = 'No se pudo conectar. Inténtalo otra vez.';
    expect(await api.logout()).toEqual({ ok: false, error: { code, status, message } });
  });
});
