import { test as base, expect, type BrowserContext } from '@playwright/test';
import { CartaServer } from './carta-server.ts';
import { ConsoleGuard } from './console-guard.ts';
import { LoadedApps } from './loaded-apps.ts';
import { ServerProcess } from './server-process.ts';

interface Fixtures {
  /** A server of this test's own, with the demo; `page.goto('/panel')` leads to it. */
  server: CartaServer;
  /** Fails the test when the browser complains of what the test did not allow. */
  consoleGuard: ConsoleGuard;
  /** Fails a test whose pages load an app that `journeys.json` does not name: changes of that app would not run it. */
  appGuard: void;
}

interface Options {
  /** Variables of the server's environment: `test.use({ serverSettings: { DEMO: '0' } })`. */
  serverSettings: NodeJS.ProcessEnv;
  /** True asks the page to save data: it fetches no code that the open screen does not need, so that tests see what each screen needs. */
  savesData: boolean;
}

interface WorkerFixtures {
  /** Runs the servers of a worker's tests, one after another. */
  serverProcess: ServerProcess;
  loadedApps: LoadedApps;
}

/** The server's line for a failure that a page reports; a test that brings about one allows it. */
export const PAGE_FAILED = /a page of the panel failed/;

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  serverSettings: [{}, { option: true }],
  savesData: [true, { option: true }],

  serverProcess: [
    async ({ browserName: _ }, use) => {
      const serverProcess = new ServerProcess();
      await use(serverProcess);
      await serverProcess.kill();
    },
    { scope: 'worker' },
  ],

  server: async ({ serverSettings, serverProcess }, use, testInfo) => {
    const isUsual = Object.keys(serverSettings).length === 0;
    const ownProcess = isUsual ? undefined : new ServerProcess(serverSettings.NODE_ENV);
    const server = await CartaServer.start({
      process: ownProcess ?? serverProcess,
      settings: serverSettings,
      data: serverSettings.DEMO === '0' ? undefined : process.env.DEMO_DATA,
    });
    await use(server);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server.log', { body: server.log, contentType: 'text/plain' });
    await server.remove();
    await ownProcess?.kill();
    expect(server.complaints, 'what the server complained of').toEqual([]);
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
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

  loadedApps: [
    async ({ browser }, use) => {
      await use(new LoadedApps(browser));
    },
    { scope: 'worker' },
  ],

  appGuard: [
    async ({ context, loadedApps }, use, { file }) => {
      loadedApps.begin(context);
      await use();
      expect(loadedApps.unnamed(file), 'not named in journeys.json').toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the pages of a context save data. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

export { expect };
