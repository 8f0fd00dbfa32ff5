import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { RunChecks } from '../http/health.routes.ts';
import type { StatusStores } from '../http/ready-checks.ts';
import { signals } from '../processes/signals.ts';
import { VERSION } from '../version.ts';

/** In s: from a page of the cache to the longest wait for the database. */
const LATENCIES = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How long the database may take to tell what only it knows, in ms. */
const DATABASE_TIMEOUT = 1000;

export interface Metrics {
  /** Serves GET /metrics. Rejects where the port cannot be used. */
  listen(place: NonNullable<Config['metrics']>): Promise<void>;
  readonly address: string;
  /** Reports these checks from now on. */
  report(checks: RunChecks): void;
  close(): Promise<void>;
}

/** What an operator watches, as Prometheus reads it. No label holds a business, an email, an address or a request's path. */
export function createMetrics({ backupRuns, ping, now }: StatusStores): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'carta_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    registers,
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
  });
  const signInFailures = new Counter({
    name: 'carta_sign_in_failures_total',
    help: 'Failed sign-ins.',
    labelNames: ['reason'],
    registers,
  });
  const pageFailures = new Counter({
    name: 'carta_page_failures_total',
    help: 'Failures in pages of the panel.',
    registers,
    labelNames: ['remote', 'version'],
  });
  const cacheRequests = new Counter({
    name: 'carta_cache_requests_total',
    help: 'Requests to caches.',
    labelNames: ['cache', 'result'],
    registers,
  });
  const orders = new Counter({
    name: 'carta_orders_total',
    help: 'Orders that came into each state.',
    labelNames: ['state'],
    registers,
  });
  const chargeRequests = new Counter({
    name: 'carta_charge_requests_total',
    help: 'Requests to MercadoPago by call and result.',
    labelNames: ['call', 'result'],
    registers,
  });
  const queueLabels = { labelNames: ['queue'], registers };
  const running = new Gauge({ name: 'carta_queue_running', help: 'Work under way of each queue.', ...queueLabels });
  const waiting = new Gauge({ name: 'carta_queue_waiting', help: 'Work that waits in each queue.', ...queueLabels });
  const openPages = new Gauge({ name: 'carta_open_pages', help: 'Open pages of owners.', registers });

  let database: Promise<DatabaseState> | undefined;
  /** What the database says at this scrape, asked once for all the metrics that need it. */
  const ask = () =>
    (database ??= stateOf({ backupRuns, ping, now }).finally(() => setImmediate(() => (database = undefined))));
  const asked = (name: string, help: string, value: (state: DatabaseState) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const current = value(await ask());
        this.remove();
        if (current !== null) this.set(current);
      },
    });
  asked('carta_database_up', '1 if the database answers.', ({ isUp }) => (isUp ? 1 : 0));
  asked('carta_backup_age_seconds', 'Age of the last good backup, of the oldest place.', ({ backupAge }) => backupAge);
  asked('carta_backup_interval_seconds', 'Pause between backups, the longest.', ({ backupPause }) => backupPause);
  asked('carta_backup_failed', '1 if the last attempt of a backup failed.', ({ backupFailed }) => backupFailed);

  new Gauge({ name: 'carta_info', help: 'The program.', registers, labelNames: ['version'] }).set(
    { version: VERSION },
    1,
  );
  let runChecks: RunChecks = async () => [];
  new Gauge({
    name: 'carta_check_ok',
    help: '1 if the check passes: those of /readyz.',
    registers,
    labelNames: ['check'],
    async collect() {
      const results = await runChecks();
      this.reset();
      for (const { name, failure } of results) this.set({ check: name }, failure === null ? 1 : 0);
    },
  });

  const ends = [
    signals.answered.listen(({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000)),
    signals.signInFailed.listen((reason) => signInFailures.inc({ reason })),
    signals.pageFailed.listen((page) => pageFailures.inc(page ?? { remote: 'other', version: 'other' })),
    signals.cacheAsked.listen(({ cache, hit }) => cacheRequests.inc({ cache, result: hit ? 'hit' : 'miss' })),
    signals.orderChanged.listen((state) => orders.inc({ state })),
    signals.chargeAsked.listen((asked) => chargeRequests.inc(asked)),
    signals.openPagesChanged.listen((count) => openPages.set(count)),
    signals.queueChanged.listen(({ queue, running: now, waiting: later }) => {
      running.set({ queue }, now);
      waiting.set({ queue }, later);
    }),
  ];

  const answer = async ({ url, method }: IncomingMessage, response: ServerResponse) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });

  return {
    listen: async ({ port, host }) => {
      server.listen(port, host);
      await once(server, 'listening');
    },
    get address() {
      const { address, port, family } = server.address() as AddressInfo;
      return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`;
    },
    report: (checks) => {
      runChecks = checks;
    },
    close: async () => {
      for (const end of ends) end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface DatabaseState {
  readonly isUp: boolean;
  /** In s; null without backups, or where the database does not say. */
  readonly backupAge: number | null;
  readonly backupPause: number | null;
  readonly backupFailed: number | null;
}

const UNKNOWN: DatabaseState = { isUp: false, backupAge: null, backupPause: null, backupFailed: null };

async function stateOf({ backupRuns, ping, now }: StatusStores): Promise<DatabaseState> {
  const read = async (): Promise<DatabaseState> => {
    await ping();
    const runs = await backupRuns.list();
    if (runs.length === 0) return { ...UNKNOWN, isUp: true };
    const ages = runs.map(({ startedAt, succeededAt }) => (now() - (succeededAt ?? startedAt)) / 1000);
    return {
      isUp: true,
      backupAge: Math.max(...ages),
      backupPause: Math.max(...runs.map(({ every }) => every)) / 1000,
      backupFailed: runs.some(({ problem }) => problem !== null) ? 1 : 0,
    };
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseState>((resolve) => (timer = setTimeout(resolve, DATABASE_TIMEOUT, UNKNOWN)));
  return Promise.race([read().catch(() => UNKNOWN), late]).finally(() => clearTimeout(timer));
}
