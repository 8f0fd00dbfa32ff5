import { hasUnsentStore } from './has-unsent-store.ts';

describe('hasUnsentStore', () => {
  const listing = (databases: unknown) =>
    Object.defineProperty(globalThis, 'indexedDB', { value: { databases }, configurable: true });

  it.each([
    [[{ name: 'carta' }], true],
    [[{ name: 'carta-drafts' }], false],
    [[], false],
  ])('of the databases %j: %s', async (databases, has) => {
    listing(async () => databases);
    expect(await hasUnsentStore()).toBe(has);
  });

  it('is true where the browser cannot list its databases', async () => {
    listing(undefined);
    expect(await hasUnsentStore()).toBe(true);
  });
});
