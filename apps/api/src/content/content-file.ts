import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Schema } from '@carta/contract';
import { parseFile } from '@carta/domain';
import { readJsonFile } from '../read-json-file.ts';
import { WholeFileDriver } from '../storage/whole-file-driver.ts';

/** What a file holds, the same object until the file changes. */
export interface Content<T> {
  readonly value: T;
  /** Changes with the value. */
  readonly version: string;
  /** Why nothing is there, in one line; null where the file is good. */
  readonly problem: string | null;
}

export interface ContentKind<T> {
  readonly schema: Schema<T>;
  /** Stands where the file is missing or broken. */
  readonly empty: T;
  /** What readers may get of what the file holds. */
  readonly clean: (value: T) => Promise<T>;
}

const NO_FILE = 'none';

export interface ContentFile<T> {
  read(): Promise<Content<T>>;
  exists(): Promise<boolean>;
  /** Replaces the file whole: no reader ever finds half of it, and a failure leaves the one that was there. */
  write(value: T): Promise<void>;
}

/** A file that the operator replaces while servers run: it is read anew when it has changed. */
export function contentFile<T>(file: string, { schema, empty, clean }: ContentKind<T>): ContentFile<T> {
  const folder = new WholeFileDriver(path.dirname(file));
  let known: { state: string; content: Promise<Content<T>> } | undefined;

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
      if (known?.state !== state) known = { state, content: load() };
      return known.content;
    },

    exists: async () => (await stateOf(file)) !== NO_FILE,

    write: (value) => folder.put(path.basename(file), `${JSON.stringify(value, null, 2)}\n`),
  };
}

function contentOf<T>(value: T, problem: string | null): Content<T> {
  const version = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return { value, version, problem };
}

/** Differs after each replacement, whether in place or by another file of the same size and time. */
async function stateOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
    return `${ino}-${size}-${mtimeNs}-${ctimeNs}`;
  } catch {
    return NO_FILE;
  }
}
