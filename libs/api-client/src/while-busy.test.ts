import { createApiClient } from './create-api-client.ts';

const refusal = { error: true, code: 'busy', message: 'Hay otro cambio' };
const refused = () => new Response(JSON.stringify(refusal), { status: 409 });
const saved = () => new Response(JSON.stringify({ items: [] }));

/** A client whose server is busy for the first `times` requests. */
function clientOf(times: number) {
  let sent = 0;
  const fetch = jest.fn(async () => {
    sent += 1;
    return sent > times ? saved() : refused();
  });
  return { api: createApiClient({ fetch }), fetch };
}
const several = { params: { businessKey: 'demo' }, body: { keys: ['k'], set: { show: false } } };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a call that is refused as busy is sent again until it is done, and its caller sees the success alone', async () => {
  const { api, fetch } = clientOf(3);
  const answer = api.updateSeveralItems(several);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([await answer, fetch.mock.calls.length]).toMatchObject([{ ok: true, value: { items: [] } }, 4]);
});

it('a call that stays busy for half a minute is refused', async () => {
  const { api } = clientOf(Infinity);
  const answer = api.updateSeveralItems(several);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await answer).toMatchObject({ ok: false, error: { code: 'busy', status: 409 } });
});

it('a call that was cancelled is not sent again', async () => {
  const { api, fetch } = clientOf(Infinity);
  const cancelling = new AbortController();
  const answer = api.updateSeveralItems({ ...several, signal: cancelling.signal });
  await jest.advanceTimersByTimeAsync(100);
  cancelling.abort();
  await jest.advanceTimersByTimeAsync(40_000);
  expect([(await answer).ok, fetch.mock.calls.length <= 2]).toEqual([false, true]);
});
