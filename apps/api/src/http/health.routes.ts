import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { VERSION } from '../version.ts';

/** One of the checks of `/readyz`, which anybody may read. */
export interface ReadyCheck {
  /** Returns why the check fails, or null. A rejection is a failure too. */
  readonly failure: () => Promise<string | null>;
  /** The server stays ready where this check fails. */
  readonly isOnlyReported?: boolean;
  /** It fails at each start or stop, which is no trouble. */
  readonly isExpected?: boolean;
}

export type ReadyChecks = Readonly<Record<string, ReadyCheck>>;

interface CheckResult {
  readonly name: string;
  /** Why it fails, or null. */
  readonly failure: string | null;
  /** False where the server may get no requests for it. */
  readonly isReady: boolean;
  readonly isExpected: boolean;
}

/** Runs all checks; those who ask at once share one run. */
export type RunChecks = () => Promise<readonly CheckResult[]>;

declare module 'fastify' {
  interface FastifyInstance {
    runChecks: RunChecks;
  }
}

const NO_ANSWER = 'No responde';
/** How long a check may take, in ms: a proxy waits 5 s for all. */
const TIMEOUT = 2000;

/** Returns what runs the checks. Each check is logged when it begins to fail and when it is well again. */
export function openChecks(checks: ReadyChecks, log: FastifyBaseLogger): RunChecks {
  const failing = new Map<string, string>();
  let running: Promise<readonly CheckResult[]> | undefined;

  const logChange = ({ name, failure, isExpected }: CheckResult) => {
    if (failing.has(name) === (failure !== null)) return;
    if (failure === null) {
      failing.delete(name);
      log.info({ check: name }, 'a check is well again');
    } else {
      failing.set(name, failure);
      log[isExpected ? 'info' : 'warn']({ check: name, failure }, 'a check fails');
    }
  };
  const runAll = async () => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, { failure: check, isOnlyReported = false, isExpected = false }]) => {
        const failure = await inTime(check).catch(() => NO_ANSWER);
        return { name, failure, isReady: failure === null || isOnlyReported, isExpected };
      }),
    );
    for (const result of results) logChange(result);
    return results;
  };
  return () => (running ??= runAll().finally(() => (running = undefined)));
}

async function inTime(check: ReadyCheck['failure']): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(resolve, TIMEOUT, NO_ANSWER)));
  return Promise.race([check(), late]).finally(() => clearTimeout(timer));
}

export function healthRoutes(app: FastifyInstance): void {
  app.get('/healthz', () => ({ ok: true, version: VERSION }));

  app.get('/readyz', async (_request, reply) => {
    const results = await app.runChecks();
    const ok = results.every(({ isReady }) => isReady);
    const checks = Object.fromEntries(
      results.map(({ name, failure }) => [name, failure === null ? { ok: true } : { ok: false, message: failure }]),
    );
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, checks });
  });
}
