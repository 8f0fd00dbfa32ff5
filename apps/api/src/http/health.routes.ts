import type { FastifyInstance } from 'fastify';
import { REFUSALS, sendRefusal } from './refusal.ts';

/** `isReady` may fail, where the database does not answer. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return ready ? { ok: true } : sendRefusal(reply, REFUSALS.unavailable);
  });
}
