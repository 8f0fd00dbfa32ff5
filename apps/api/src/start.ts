import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refused, type Result } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from './app.ts';
import { scheduleCleanUp } from './clean-up/schedule-clean-up.ts';
import type { Config } from './config.ts';
import { DEMO_ACCOUNTS, isDemoBesideOtherData } from './demo-accounts.ts';
import { openDiskCheck } from './storage/disk-check.ts';
import { errorCode } from './processes/error-code.ts';
import { schedulePlannedPrices } from './prices/schedule-planned-prices.ts';
import { scheduleOrderChecks } from './orders/schedule-order-checks.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openPictures } from './pictures/pictures.ts';
import { openLog } from './processes/open-log.ts';
import { openRenderProcess } from './rendering/render-process.ts';
import { loadSite, openSite } from './rendering/site.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { pictureReader } from './storage/read-picture.ts';
import { openStorage } from './storage/open-storage.ts';
import { openStores, type OpenedStores } from './stores.ts';

export interface RunningServer {
  /** Where this machine finds it. */
  readonly address: string;
  /** Where it finds the metrics; null where there are none. */
  readonly metricsAddress: string | null;
  /** The demo was asked for and is there: its sign-in can be told. */
  readonly hasDemo: boolean;
  /** Says no at /readyz, serves for DRAIN_MS more, then closes: within 5 s, whatever clients hold open. */
  readonly stop: () => Promise<void>;
}

/** Who signs in first. */
export const DEMO_OWNER = DEMO_ACCOUNTS.owner.email;

/** Beside the server's bundle. */
const PICTURE_DECODER = path.join(__dirname, 'picture-decoder.js');
const RENDER_PROCESS = path.join(__dirname, 'render-process.js');

/** How long requests may go on while the server closes, in ms; then their connections are cut. */
const CLOSE_TIMEOUT = 2000;

export interface StopOptions {
  readonly closeTimeout?: number;
  /** Waits while the last requests are served. */
  readonly drain?: (ms: number) => Promise<unknown>;
}

export type MakeDemo = (stores: OpenedStores, storage: FileStorage) => Promise<void>;

/** Starts the server, with the demo where it is wanted and nothing is there yet; refuses with one line that says why not. */
export async function start(
  config: Config,
  makeDemo: MakeDemo,
  { closeTimeout = CLOSE_TIMEOUT, drain = wait }: StopOptions = {},
): Promise<Result<RunningServer>> {
  const storage = await openStorage(config);
  const stores = await openStores(config, { sharedFiles: config.storage && storage });
  if (!stores.ok) return stores;
  let makingDemo = config.demo;
  let isStopping = false;
  const readyChecks = {
    ...(config.demo && {
      demo: { failure: async () => (makingDemo ? 'Se está creando la demo' : null), isExpected: true },
    }),
    shutdown: { failure: async () => (isStopping ? 'El servidor se está apagando' : null), isExpected: true },
  };
  const disk = openDiskCheck(config.dataDir);
  const pictures = openPictures({ storage, program: { file: PICTURE_DECODER } });
  const renderProcess = openRenderProcess({ program: { file: RENDER_PROCESS }, readPicture: pictureReader(storage) });
  const metrics = config.metrics && (await openMetrics(config.metrics, stores.value));
  if (metrics && !metrics.ok) {
    await stores.value.close();
    return metrics;
  }
  const app = await listening(config, {
    stores: stores.value,
    storage,
    pictures,
    renderProcess,
    disk,
    readyChecks,
  });
  if (!app.ok) {
    await metrics?.value.close();
    await stores.value.close();
    return app;
  }
  metrics?.value.report(app.value.runChecks);
  if (config.demo && (await stores.value.businesses.isEmpty())) await makeDemo(stores.value, storage);
  makingDemo = false;
  const hasDemo = config.demo && (await stores.value.users.passwordOf(DEMO_OWNER)) !== null;
  for (const line of await startWarnings(config, stores.value)) app.value.log.warn(line);
  const stopPricing = schedulePlannedPrices(stores.value, app.value.log);
  const stopOrderChecks = scheduleOrderChecks({ ...stores.value, charges: app.value.charges }, app.value.log);
  const { orderDays } = config;
  const stopCleaning = scheduleCleanUp({ stores: stores.value, storage, orderDays }, app.value.log);
  const { port } = app.value.server.address() as AddressInfo;
  return ok({
    address: `http://localhost:${port}`,
    metricsAddress: metrics?.value.address ?? null,
    hasDemo,
    stop: async () => {
      isStopping = true;
      await drain(config.drainMs);
      const cleaning = Promise.all([stopCleaning(), stopPricing(), stopOrderChecks()]);
      const patience = setTimeout(() => app.value.server.closeAllConnections(), closeTimeout);
      await app.value.close();
      clearTimeout(patience);
      await cleaning;
      await metrics?.value.close();
      await stores.value.close();
    },
  });
}

/** Returns a line for each unsafe setting or account. */
export async function startWarnings(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  stores: Pick<OpenedStores, 'users' | 'businesses'>,
): Promise<string[]> {
  const warnings: string[] = [];
  if (publicUrl.startsWith('https:') && trustProxy === false) {
    warnings.push('PUBLIC_URL is https and TRUST_PROXY is not set: all visitors behind a proxy count as one address');
  }
  if (await isDemoBesideOtherData(stores)) {
    warnings.push('the demo accounts, whose password is known, exist beside other data: run carta demo remove');
  }
  return warnings;
}

/** Loads what measures only where it is wanted: it costs memory. */
async function openMetrics(place: NonNullable<Config['metrics']>, stores: OpenedStores): Promise<Result<Metrics>> {
  const metrics = (await import('./metrics/metrics.ts')).createMetrics(stores);
  try {
    await metrics.listen(place);
    return ok(metrics);
  } catch (error) {
    return refused(whyNotListening(place, error, 'METRICS_PORT'));
  }
}

async function listening(
  config: Config,
  deps: Pick<AppDeps, 'stores' | 'storage' | 'pictures' | 'renderProcess' | 'disk' | 'readyChecks'>,
): Promise<Result<FastifyInstance>> {
  const log = openLog(config.logLevel);
  const { development, dataDir } = config;
  const site = openSite(config.siteDir, { development, log, dataDir, published: deps.stores.remotes.live });
  try {
    loadSite(site);
  } catch (error) {
    return refused(`No se pudo cargar el panel de ${config.siteDir}: ${firstLine(error)}`);
  }
  const app = await buildApp({
    config,
    site,
    log,
    ...deps,
    readyChecks: { ...deps.readyChecks, remotes: site.remotes.check },
  });
  try {
    await app.listen({ port: config.port, host: config.host });
    return ok(app);
  } catch (error) {
    await app.close();
    return refused(whyNotListening(config, error));
  }
}

function whyNotListening({ port, host }: Pick<Config, 'port' | 'host'>, error: unknown, name = 'PORT'): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso: elija otro con ${name}`;
  if (code === 'EACCES') return `Falta permiso para usar el puerto ${port}: elija otro con ${name}`;
  return `No se puede escuchar en ${host}:${port}: ${firstLine(error)}`;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
