import { MINUTE_MS } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../database/unavailable.ts';
import { signals } from '../processes/signals.ts';
import { chooseEncoding, compress, type Encoding } from './compression.ts';
import { isKnown } from './etag.ts';
import { allowStyles } from './security-headers.ts';

/** In bytes; a text counts twice, for what it takes compressed. */
const MAX_SIZE = 100_000_000;

/** How long diners get the last good answer while the database does not answer, in ms. */
export const LAST_GOOD_FOR = 10 * MINUTE_MS;

const LAST_GOOD = 'the last good answer is sent: the database cannot be used';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A text with what is sent beside it. */
export interface Answer {
  readonly text: string;
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those of its style elements. */
  readonly styles?: readonly string[];
  /** When it changes by the clock, in ms since 1970; null or nothing if it never does. */
  readonly until?: number | null;
}

interface Source {
  /** What tells it from other answers: business, language. */
  readonly name: string;
  /** Returns the version of the data that it is made of; undefined if there is none. */
  readonly version: () => Promise<string | undefined>;
  /** Returns null if there is nothing to answer. */
  readonly make: () => Promise<Answer | null>;
  /** How long the last good answer is sent while the database does not answer, in ms: 0 by default. */
  readonly lastGoodFor?: number;
}

interface Kept extends Omit<Answer, 'text'> {
  readonly version: string;
  readonly body: Buffer;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
  /** When it was last known to be current, in ms since 1970. */
  currentAt: number;
}

/** Keeps the bytes of answers until the version of their data or the clock makes others of them. */
export class AnswerCache {
  readonly #now: () => number;
  readonly #keeps: boolean;
  readonly #making = new Map<string, Promise<Kept | null>>();
  /** True since the database could not be used for an answer. */
  #isAway = false;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }, name) => name.length + 2 * body.length + 1,
  });

  /** Without `keeps`, each answer is made anew. */
  constructor({ now, keeps }: { readonly now: () => number; readonly keeps: boolean }) {
    this.#now = now;
    this.#keeps = keeps;
  }

  /** Sends the current answer in the encoding that the request accepts, or 304 if the request has it. Returns false if there is nothing to answer. */
  async send(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<boolean> {
    let kept: Kept | null;
    try {
      kept = await this.#current(source);
      this.#isAway = false;
    } catch (error) {
      kept = this.#lastGood(source, error);
      // Once, not for each diner.
      if (!this.#isAway) request.log.warn({ err: error, reqId: request.id }, LAST_GOOD);
      this.#isAway = true;
      reply.header('age', Math.floor((this.#now() - kept.currentAt) / 1000));
    }
    if (!kept) return false;
    const { headers, styles, etag, type } = kept;
    reply.headers(headers).header('etag', etag);
    // With a 304 too, whose policy takes the place of the one that the browser has kept.
    if (styles) allowStyles(reply, styles);
    if (isKnown(etag, request.headers['if-none-match'])) reply.code(304).send();
    else reply.type(type).send(await bodyFor(request, reply, kept));
    return true;
  }

  async #current({ name, version: versionOf, make }: Source): Promise<Kept | null> {
    const version = await versionOf();
    if (version === undefined) return this.#gone(name);
    const known = this.#kept.get(name);
    const isCurrent = known?.version === version && this.#now() < (known.until ?? Infinity);
    signals.cacheAsked.publish({ cache: 'answers', hit: isCurrent });
    if (isCurrent) {
      known.currentAt = this.#now();
      return known;
    }
    return this.#makeOnce(name, version, make);
  }

  /** Requests that arrive meanwhile get the same one. */
  #makeOnce(name: string, version: string, make: Source['make']): Promise<Kept | null> {
    const id = `${name} ${version}`;
    let making = this.#keeps ? this.#making.get(id) : undefined;
    if (!making) {
      making = this.#make(name, version, make).finally(() => this.#making.delete(id));
      this.#making.set(id, making);
    }
    return making;
  }

  async #make(name: string, version: string, make: Source['make']): Promise<Kept | null> {
    const currentAt = this.#now();
    const answer = await make();
    if (!answer) return this.#gone(name);
    const { text, ...sent } = answer;
    const kept = { ...sent, version, body: Buffer.from(text), compressed: new Map<never, never>(), currentAt };
    if (this.#keeps) this.#kept.set(name, kept);
    return kept;
  }

  /** What is known to be gone is no last good answer. */
  #gone(name: string): null {
    this.#kept.delete(name);
    return null;
  }

  #lastGood({ name, lastGoodFor = 0 }: Source, error: unknown): Kept {
    const kept = this.#kept.get(name);
    if (!kept || lastGoodFor === 0 || !isUnavailable(error)) throw error;
    if (this.#now() - kept.currentAt > lastGoodFor) throw error;
    return kept;
  }
}

/** Returns the bytes in the encoding that the request accepts, compressed once, and writes the headers that name it. */
function bodyFor(request: FastifyRequest, reply: FastifyReply, { body, compressed }: Kept): Buffer | Promise<Buffer> {
  const encoding = chooseEncoding(request, reply);
  if (!encoding) return body;
  const known = compressed.get(encoding);
  if (known) return known;
  const bytes = compress(body, encoding);
  compressed.set(encoding, bytes);
  return bytes;
}
