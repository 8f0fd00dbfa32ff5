import { createHash } from 'node:crypto';
import type { Schema } from '@carta/contract';
import { parseFile } from '@carta/domain';
import type { ContentPlace } from '../storage/content-place.ts';
import { StorageUnavailable } from '../storage/file-storage.ts';

/** The content of a file; the same object until the file changes. */
export interface Content<T> {
  readonly value: T;
  /** A hash of the value. */
  readonly version: string;
  /** Why the content is empty, in one line; null if the file is valid. */
  readonly problem: string | null;
  /** True where nobody has written the file. */
  readonly isMissing: boolean;
}

export interface ContentKind<T> {
  readonly schema: Schema<T>;
  /** The value of a missing or invalid file. */
  readonly empty: T;
  /** Removes what readers may not get. */
  readonly clean: (value: T) => Promise<T>;
}

export interface ContentFile<T> {
  /** Returns what was read last while the storage does not answer. */
  read(): Promise<Content<T>>;
  exists(): Promise<boolean>;
  /** Replaces the file atomically. */
  write(value: T): Promise<void>;
}

/** Opens a file that the operator may replace while servers run; it is read again when it has changed. */
export function contentFile<T>(
  place: ContentPlace,
  name: string,
  { schema, empty, clean }: ContentKind<T>,
): ContentFile<T> {
  let cached: { state: string | null; content: Promise<Content<T>> } | undefined;
  let last = contentOf(empty, `${place.addressOf(name)}: no responde`);

  const load = async (state: string | null): Promise<Content<T>> => {
    const read = await place.read(name);
    if (!read.ok) return { ...contentOf(empty, read.problem), isMissing: state === null };
    const parsed = parseFile(schema, read.value);
    if (parsed.ok) return contentOf(await clean(parsed.value), null);
    const [{ path: where, message } = { path: '', message: '' }] = parsed.issues;
    return contentOf(empty, [place.addressOf(name), where, message].filter(Boolean).join(': '));
  };

  return {
    async read() {
      try {
        const state = await place.stateOf(name);
        if (cached?.state !== state) cached = { state, content: load(state) };
        last = await cached.content;
      } catch (error) {
        cached = undefined;
        if (!(error instanceof StorageUnavailable)) throw error;
      }
      return last;
    },

    exists: async () => (await place.stateOf(name)) !== null,

    write: (value) => place.write(name, `${JSON.stringify(value, null, 2)}\n`),
  };
}

function contentOf<T>(value: T, problem: string | null): Content<T> {
  const version = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return { value, version, problem, isMissing: false };
}
