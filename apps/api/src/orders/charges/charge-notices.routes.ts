import { calls } from '@carta/contract';
import { BusinessKey } from '@carta/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Charges } from './charges.ts';

/** More of a notice is not read, in bytes: its first ones name the charge. */
const MOST_READ = 16_000;

/** Takes notices of the provider: each is answered with 200 at once, and looked up afterwards. */
export async function chargeNoticesRoutes(
  app: FastifyInstance,
  { charges }: { readonly charges: Charges },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    let read = '';
    payload.on('data', (part: Buffer) => {
      if (read.length < MOST_READ) read += part.toString();
    });
    payload.on('end', () => done(null, read));
    payload.on('error', done);
  });
  app.post<{ Params: { businessKey: string; secret: string } }>(calls.chargeNotice.path, async (request, reply) => {
    const { businessKey, secret } = request.params;
    const id = chargeOf(request);
    if (id !== null && BusinessKey.safeParse(businessKey).success) charges.noticed(businessKey, secret, id);
    return reply.send({ ok: true });
  });
}

/** Returns the number of the charge that a notice names in its address or its body; null where it names none. */
function chargeOf({ query, body }: FastifyRequest): string | null {
  const { topic, type = topic, id, 'data.id': dataId = id } = Object(query) as Record<string, unknown>;
  if (typeof dataId === 'string') return type === 'payment' && isNumber(dataId) ? dataId : null;
  try {
    const { type: named, data } = Object(JSON.parse(String(body))) as { type?: unknown; data?: unknown };
    const sent = String((Object(data) as { id?: unknown }).id);
    return named === 'payment' && isNumber(sent) ? sent : null;
  } catch {
    return null;
  }
}

const isNumber = (text: string) => /^\d{1,20}$/.test(text);
