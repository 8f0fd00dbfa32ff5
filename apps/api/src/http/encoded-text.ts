import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './compression.ts';

/** A text that is sent many times: built once and compressed once for each encoding, on the first request. */
export class EncodedText {
  readonly #make: () => string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #plain: Buffer | undefined;

  constructor(make: () => string) {
    this.#make = make;
  }

  get plain(): Buffer {
    return (this.#plain ??= Buffer.from(this.#make()));
  }

  /** Returns the bytes in the encoding that the request accepts, and writes the headers that name it. */
  for(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
    const encoding = chooseEncoding(request, reply);
    if (!encoding) return this.plain;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const bytes = compress(this.plain, encoding);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }
}

/** Returns the JSON of an object, encoded once for as long as the object lives. */
export function jsonCache(): (value: object) => EncodedText {
  const encoded = new WeakMap<object, EncodedText>();
  return (value) => {
    const json = encoded.get(value) ?? new EncodedText(() => JSON.stringify(value));
    encoded.set(value, json);
    return json;
  };
}
