import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Schema } from '@carta/contract';
import { parseFile } from '@carta/domain';
import { readJsonFile } from '../read-json-file.ts';
import { WholeFileDriver } from '../storage/whole-file-driver.ts';

/** The content of a file; the same object until the file changes. */
export interface Content<T> {
  readonly value: T;
  /** A hash of the value. */
  readonly version: string;
  /** Why the content is empty, in one line; null if the file is valid. */
  readonly problem: string | null;
}

export interface ContentKind<T> {
  readonly schema: Schema<T>;
  /** The value of a missing or invalid file. */
  readonly empty: T;
  /** Removes what readers may not get. */
  readonly clean: (value: T) => Promise<T>;
}

const NO_FILE = 'none';

export interface ContentFile<T> {
  read(): Promise<Content<T>>;
  exists(): Promise<boolean>;
  /** Replaces the file atomically. */
  write(value: T): Promise<void>;
}

/** Opens a file that the operator may replace while servers run; it is read again when it has changed. */
export function contentFile<T>(file: string, { schema, empty, clean }: ContentKind<T>): ContentFile<T> {
  const folder = new WholeFileDriver(path.dirname(file));
  let cached: { state: string; content: Promise<Content<T>> } | undefined;

  const load = async (): Promise<Content<T>> => {
    const read = await readJsonFile(file);
    if (!read.ok) return contentOf(empty, read.problem);
    const parsed = parseFile(schema, read.value);
    if (parsed.ok) return contentOf(await clean(parsed.value), null);
    const [{ path: place, message } = { path: '', message: '' }] = parsed.issues;
    return contentOf(empty, [file, place, message].filter(Boolean).join(': '));
  };

  return {
    async read() {
      const state = await stateOf(file);
      if (cached?.state !== state) cached = { state, content: load() };
      return cached.content;
    },

    exists: async () => (await stateOf(file)) !== NO_FILE,

    write: (value) => folder.put(path.basename(file), `${JSON.stringify(value, null, 2)}\n`),
  };
}

function contentOf<T>(value: T, problem: string | null): Content<T> {
  const version = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return { value, version, problem };
}

/** Changes with each replacement, in place or by another file of the same size and time. */
async function stateOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
    return `${ino}-${size}-${mtimeNs}-${ctimeNs}`;
  } catch {
    return NO_FILE;
  }
}
