import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { RequestMemory } from '../pictures/upload-memory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the bytes of its JSON are counted; null for a body that is small. */
    bodyMemory: RequestMemory | null;
  }
}

/** There is no memory for more of a body. */
export class NoRoom extends Error {
  readonly statusCode = 503;
}

/** Counts the bytes of JSON in `bodyMemory` as they arrive. */
export function countBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyMemory', null);
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { bodyMemory } = request;
    done(null, bodyMemory ? counted(payload as Readable, bodyMemory) : payload);
  });
}

function counted(body: Readable, memory: RequestMemory): Readable {
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      memory.reserve(chunk.length) ? done(null, chunk) : done(new NoRoom('there is no memory for a body')),
  });
  body.once('error', (error) => counting.destroy(error));
  return body.pipe(counting);
}
