import { test as base, expect } from '@playwright/test';
import { CartaServer } from './carta-server.ts';
import { ConsoleGuard } from './console-guard.ts';

interface Fixtures {
  /** A server of this test's own, with the demo; `page.goto('/panel')` leads to it. */
  server: CartaServer;
  /** Fails the test when the browser complains of what the test did not allow. */
  consoleGuard: ConsoleGuard;
}

interface Options {
  /** Variables of the server's environment: `test.use({ serverSettings: { DEMO: '0' } })`. */
  serverSettings: NodeJS.ProcessEnv;
}

export const test = base.extend<Fixtures & Options>({
  serverSettings: [{}, { option: true }],

  server: async ({ serverSettings }, use, testInfo) => {
    const server = await CartaServer.start(serverSettings);
    await use(server);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server.log', { body: server.log, contentType: 'text/plain' });
    await server.remove();
    expect(server.complaints, 'what the server complained of').toEqual([]);
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  consoleGuard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      expect(guard.unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
