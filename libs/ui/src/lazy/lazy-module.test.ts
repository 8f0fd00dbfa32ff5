import { lazyModule } from './lazy-module.ts';

/** An import that fails `failures` times; `callsAtMs` says when it was called, from the start of the test. */
function flakyImport(failures: number) {
  const start = Date.now();
  const callsAtMs: number[] = [];
  const importModule = async () => {
    callsAtMs.push(Date.now() - start);
    if (callsAtMs.length <= failures) throw new Error('no network');
    return 'code';
  };
  return { importModule, callsAtMs };
}

describe('lazyModule', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('load imports once, also for concurrent and later calls', async () => {
    const { importModule, callsAtMs } = flakyImport(0);
    const { load } = lazyModule(importModule);
    expect(callsAtMs).toEqual([]);
    await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code']);
    await expect(load()).resolves.toBe('code');
    expect(callsAtMs).toHaveLength(1);
  });

  it('load rejects if the import fails, and the next call imports again', async () => {
    const { load } = lazyModule(flakyImport(1).importModule);
    await expect(load()).rejects.toThrow('no network');
    await expect(load()).resolves.toBe('code');
  });

  it('peek returns the module once it is loaded', async () => {
    const { load, peek } = lazyModule(flakyImport(0).importModule);
    expect(peek()).toBeUndefined();
    const loading = load();
    expect(peek()).toBeUndefined();
    await loading;
    expect(peek()).toBe('code');
  });

  it('preload starts the import and leaves its failure to the next load', async () => {
    const { importModule, callsAtMs } = flakyImport(1);
    const { load, preload } = lazyModule(importModule);
    preload();
    expect(callsAtMs).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(0);
    await expect(load()).resolves.toBe('code');
    expect(callsAtMs).toHaveLength(2);
  });

  it('with retries, load imports again after 0.5 s, then after doubled pauses of up to 8 s', async () => {
    const { importModule, callsAtMs } = flakyImport(7);
    const loading = lazyModule(importModule, { retries: true }).load();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(loading).resolves.toBe('code');
    expect(callsAtMs).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 23_500, 31_500]);
  });
});
