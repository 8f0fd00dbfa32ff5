import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openPictures } from '../pictures/pictures.ts';
import { openLog } from '../processes/open-log.ts';
import { openRenderProcess } from '../rendering/render-process.ts';
import { openSite } from '../rendering/site.ts';
import { openDiskCheck } from '../storage/disk-check.ts';
import { openStorage } from '../storage/open-storage.ts';
import { pictureReader } from '../storage/read-picture.ts';
import { openStores } from '../stores.ts';

const NO_PROGRAM = { file: '/nowhere' };

/**
 * A server of its own that gets the order `body` of a business and prints its answer; with `dies` it is killed after the commit, before anything
 * of the answer is sent.
 */
async function main([business = '', body = '', dies = '']: readonly string[]): Promise<void> {
  const read = readConfig(process.env, '.');
  if (!read.ok) throw new Error(read.reason);
  const config = read.value;
  const storage = await openStorage(config);
  const opened = await openStores(config);
  if (!opened.ok) throw new Error(opened.reason);
  const stores = opened.value;
  const log = openLog('silent');
  const { development, dataDir, siteDir } = config;
  const app = await buildApp({
    config,
    stores,
    storage,
    log,
    site: openSite(siteDir, { development, log, dataDir, published: stores.remotes.live }),
    pictures: openPictures({ storage, program: NO_PROGRAM }),
    renderProcess: openRenderProcess({ program: NO_PROGRAM, readPicture: pictureReader(storage) }),
    disk: openDiskCheck(dataDir),
  });
  if (dies !== '') app.addHook('onSend', async () => void process.kill(process.pid, 'SIGKILL'));
  const headers = { 'content-type': 'application/json' };
  const url = `/api/public/orders/${business}`;
  const { statusCode, payload } = await app.inject({ method: 'POST', url, headers, payload: body });
  process.stdout.write(JSON.stringify({ status: statusCode, body: JSON.parse(payload) as unknown }));
  await app.close();
  await stores.close();
}

void main(process.argv.slice(2));
