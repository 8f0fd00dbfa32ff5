import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { CartaServer } from './carta-server.ts';
import { ServerProcess } from './server-process.ts';

/** Makes a data folder with the demo, which the tests copy: DEMO_DATA names it. Run once, before the tests; what it returns runs after them. */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carta-demo-'));
  const host = new ServerProcess();
  const server = await CartaServer.start({ process: host });
  await makeAvifs(server);
  await server.stop();
  await cp(server.dataDir, folder, { recursive: true });
  await server.remove();
  await host.kill();
  process.env.DEMO_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Pictures at the top of the diners' page, which show at each of their widths. */
const LARGE_PICTURES = 7;

/** Outside of the tests the configuration's own patience does not hold, and a busy machine makes them slowly. In ms. */
const PATIENTLY = { timeout: 60_000 };

/** Has the AVIFs made that most screens show, which each test's server would make again. */
async function makeAvifs(server: CartaServer): Promise<void> {
  const thumbnails = (await readdir(path.join(server.dataDir, 'files/demo'))).filter((file) =>
    /-(?:160|480)\.webp$/.test(file),
  );
  const page = await (await fetch(`${server.url}/m/demo`)).text();
  const sources = [...page.matchAll(/srcset="([^"]+)"/gi)].slice(0, LARGE_PICTURES).map(([, set = '']) => set);
  const large = sources.flatMap((set) => [...set.matchAll(/demo\/(\S+\.webp)/g)].map(([, file = '']) => file));
  const isMade = async (file: string) => {
    const response = await fetch(`${server.url}/files/demo/${file}`, { headers: { accept: 'image/avif' } });
    return response.headers.get('content-type') === 'image/avif';
  };
  // Asked for together, none waits until it is asked for again.
  await Promise.all(
    [...new Set([...thumbnails, ...large])].map((file) => expect.poll(() => isMade(file), PATIENTLY).toBe(true)),
  );
}
