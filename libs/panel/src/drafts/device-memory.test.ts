import { deviceMemory } from './device-memory.ts';

describe('deviceMemory', () => {
  it('a browser without a store remembers nothing, and says nothing of it', async () => {
    const memory = deviceMemory<boolean>('sound');
    await memory.keep(true);
    await expect(memory.read()).resolves.toBeUndefined();
  });
});
