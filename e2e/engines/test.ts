import { test as base } from '@playwright/test';
import { CartaServer } from '../testing/carta-server.ts';
import { ServerProcess } from '../testing/server-process.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { View } from './view.ts';
import { startWebKit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebKit };

interface Fixtures {
  server: CartaServer;
  /** What the owner sees in the project's engine. */
  view: View;
}

export const test = base.extend<Fixtures>({
  server: async ({ headless: _ }, use) => {
    const process = new ServerProcess();
    const server = await CartaServer.start({ process });
    await use(server);
    await server.remove();
    await process.kill();
  },
  view: async ({ headless: _ }, use, testInfo) => {
    const { name } = testInfo.project;
    const engine = await ENGINES[name]?.();
    if (!engine) throw new Error(`No engine is named ${name}`);
    await use(new View(engine));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: await engine.screenshot(), contentType: 'image/png' });
    await engine.close();
  },
});
