import { untilFetched } from './until-fetched.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so many times, and notes when it was asked. */
function failing(times: number) {
  const start = Date.now();
  const askedAfter: number[] = [];
  const fetch = async () => {
    askedAfter.push(Date.now() - start);
    if (askedAfter.length <= times) throw new Error('no network');
    return 'code';
  };
  return { fetch, askedAfter };
}

describe('untilFetched', () => {
  it('gives at once what comes at once', async () => {
    const { fetch, askedAfter } = failing(0);
    await expect(untilFetched(fetch)).resolves.toBe('code');
    expect(askedAfter).toEqual([0]);
  });

  it('asks again after half a second, then after ever longer pauses up to eight seconds', async () => {
    const { fetch, askedAfter } = failing(7);
    const fetched = untilFetched(fetch);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(fetched).resolves.toBe('code');
    expect(askedAfter).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 23_500, 31_500]);
  });
});
