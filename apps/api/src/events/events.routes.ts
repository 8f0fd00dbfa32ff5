import { PassThrough } from 'node:stream';
import { calls, remotesTag } from '@carta/contract';
import { refused } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../http/etag.ts';
import { REFUSALS } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import { sessionToken } from '../session/session-cookie.ts';
import { hashOf } from '../session/sessions.store.ts';
import type { Site } from '../rendering/site.ts';
import type { ListenersStore } from './listeners.store.ts';
import { Listeners, type Listener } from './listeners.ts';
import { OpenDesks } from './open-desks.ts';

/** When a browser that lost the connection reconnects, in ms. */
const RECONNECT_AFTER = 1000;
/** When an owner with too many open pages may try again, in seconds. */
const RETRY_AFTER_LIMIT = 60;

const HEADERS = {
  'content-type': calls.events.media,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The stream ends by closing the connection: keep-alive would delay a stop, and a browser reports a cut chunked body as an error.
  connection: 'close',
};

interface EventsDeps {
  readonly menus: {
    /** Undefined for an unknown business. */
    readonly revision: (business: string) => Promise<number | undefined>;
    readonly versionAt: (revision: number) => string;
  };
  readonly listeners: ListenersStore;
  readonly deskPresence: {
    /** Notes that a desk of each business is open. */
    readonly note: (businesses: readonly string[]) => Promise<void>;
  };
  readonly now: () => number;
  readonly site: Pick<Site, 'remotes'>;
}

/**
 * Announces to open pages every change of their owner's business and its orders, and every other version of a remote; notes each minute which
 * businesses have a desk open. [ORDER-24]
 */
export function eventsRoutes(
  app: FastifyInstance,
  serve: Serve,
  { menus, listeners: store, deskPresence, now, site }: EventsDeps,
): void {
  const event = (name: string, revision: number) => `event: ${name}\ndata: ${etagOf(menus.versionAt(revision))}\n\n`;
  const remotesEvents = async () => {
    const registries = await site.remotes.live();
    return (business: string) => `event: remotes\ndata: ${remotesTag(registries.of(business))}\n\n`;
  };
  const eventAt = (revision: number) => event('menu', revision);
  const ordersEventAt = (revision: number) => `event: orders\ndata: ${revision}\n\n`;
  const desks = new OpenDesks({
    note: deskPresence.note,
    now,
    onFailure: (error) => app.log.warn({ err: error }, 'open desks cannot be noted'),
  });
  const listeners = new Listeners({
    store,
    shownRevision: menus.revision,
    eventAt,
    ordersEventAt,
    remotesEvents,
    desks,
    log: app.log,
  });
  app.addHook('preClose', async () => listeners.close());

  serve(calls.events, async ({ owner, query, request, reply }) => {
    const { business, email } = owner;
    if (listeners.isFull(owner)) return { ...REFUSALS.rateLimited, retryAfterSeconds: RETRY_AFTER_LIMIT };
    const revision = await menus.revision(business);
    if (revision === undefined) return refused('not-found');
    reply.headers(HEADERS);
    if (request.method === 'HEAD') {
      reply.send();
      return undefined;
    }
    const orders = await store.ordersOf(business);
    const remotes = (await remotesEvents())(business);
    const stream = new PassThrough();
    const listener: Listener = {
      business,
      email,
      isDesk: query.live === 'orders',
      revision,
      orders,
      remotes,
      tokenHash: hashOf(sessionToken(request) ?? ''),
      write: (text) => void stream.write(text),
      end: () => void stream.end(),
    };
    stream.on('close', () => listeners.remove(listener));
    listeners.add(listener);
    stream.write(`retry: ${RECONNECT_AFTER}\n${event('current', revision)}${remotes}`);
    reply.raw.useChunkedEncodingByDefault = false;
    reply.send(stream);
    return undefined;
  });
}
