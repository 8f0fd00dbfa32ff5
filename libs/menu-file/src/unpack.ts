import { ok, refused, type Result } from '@carta/domain';
import { Unzip, UnzipInflate } from 'fflate';

/** A slice of the packed bytes unpacks to 1,032 times its size at most, 8 MB, before the limit is checked again. */
const SLICE_BYTES = 8_000;

/** The unpacked files of a ZIP file by name. */
export type Unpacked = Record<string, Uint8Array>;

interface UnpackOptions {
  readonly isWanted: (name: string) => boolean;
  /** Of all wanted files together. */
  readonly maxBytes: number;
  /** Lets other work run between slices. */
  readonly rest: () => Promise<void>;
  /** Called with the share of the packed bytes that is unpacked, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Unpacks the wanted files. Stops and refuses 'too-large' as soon as they exceed the limit; refuses 'not-a-zip'. */
export async function unpack(
  packed: Uint8Array,
  { isWanted, maxBytes, rest, onProgress }: UnpackOptions,
): Promise<Result<Unpacked, 'too-large' | 'not-a-zip'>> {
  const files = new Map<string, Uint8Array[]>();
  const errors: unknown[] = [];
  let bytes = 0;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) errors.push(error);
      bytes += chunk.length;
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < packed.length; start += SLICE_BYTES) {
    try {
      unzip.push(packed.subarray(start, start + SLICE_BYTES), start + SLICE_BYTES >= packed.length);
    } catch (error) {
      errors.push(error);
    }
    if (bytes > maxBytes) return refused('too-large');
    if (errors.length > 0) return refused('not-a-zip');
    onProgress(start / packed.length);
    await rest();
  }
  return ok(Object.fromEntries([...files].map(([name, chunks]) => [name, joined(chunks)])));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
