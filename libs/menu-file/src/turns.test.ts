import type { Steps } from '@carta/domain';
import { stepsInTurns } from './turns.ts';

describe('steps in turns', () => {
  function* steps(): Steps<string> {
    for (let step = 1; step <= 6; step += 1) yield step / 6;
    return 'all';
  }
  let pauses = 0;
  const turns = { length: 12, pause: async () => void (pauses += 1) };

  beforeEach(() => {
    pauses = 0;
    let time = 0;
    // Each look at the clock is 5 ms later.
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  });
  afterEach(() => jest.restoreAllMocks());

  it('work pauses once it has gone on for a turn, tells its progress, and returns the result of its steps', async () => {
    const shares: number[] = [];
    await expect(stepsInTurns(steps(), turns, { onProgress: (share) => shares.push(share) })).resolves.toBe('all');
    expect(pauses).toBe(2);
    expect(shares).toHaveLength(6);
    expect(shares.at(-1)).toBe(1);
  });

  it('work that is aborted ends with the reason after its step', async () => {
    const signal = AbortSignal.abort(new Error('another file'));
    await expect(stepsInTurns(steps(), turns, { signal })).rejects.toThrow('another file');
  });
});
