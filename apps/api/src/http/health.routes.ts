import type { FastifyInstance } from 'fastify';

/** One of the checks of `/readyz`, which anybody may read. */
export interface ReadyCheck {
  /** Returns why the check fails, or null. A rejection is a failure too. */
  readonly failure: () => Promise<string | null>;
  /** The server stays ready where this check fails. */
  readonly isOnlyReported?: boolean;
}

export type ReadyChecks = Readonly<Record<string, ReadyCheck>>;

interface CheckResult {
  readonly ok: boolean;
  readonly message?: string;
}

const NO_ANSWER = 'No responde';

export function healthRoutes(app: FastifyInstance, checks: ReadyChecks): void {
  app.get('/healthz', () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, { failure, isOnlyReported = false }]) => {
        const message = await failure().catch(() => NO_ANSWER);
        const result: CheckResult = message === null ? { ok: true } : { ok: false, message };
        return { name, result, isReady: result.ok || isOnlyReported };
      }),
    );
    const ok = results.every(({ isReady }) => isReady);
    const body = { ok, checks: Object.fromEntries(results.map(({ name, result }) => [name, result])) };
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}
