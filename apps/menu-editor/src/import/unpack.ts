import { ok, refused, type Result } from '@carta/domain';
import { Unzip, UnzipInflate } from 'fflate';

/** A slice of the packed bytes unpacks to 1,032 times its size at most, 8 MB, before the limit is checked again. */
const SLICE_BYTES = 8_000;

/** The unpacked files of a ZIP file by name, each in chunks. */
export type Unpacked = ReadonlyMap<string, readonly Uint8Array[]>;

interface UnpackOptions {
  readonly isWanted: (name: string) => boolean;
  /** Of all wanted files together. */
  readonly maxBytes: number;
}

/** Unpacks the wanted files. Stops and refuses 'too-large' as soon as they exceed the limit; refuses 'not-a-zip'. */
export function unpack(
  packed: Uint8Array,
  { isWanted, maxBytes }: UnpackOptions,
): Result<Unpacked, 'too-large' | 'not-a-zip'> {
  const files = new Map<string, Uint8Array[]>();
  let bytes = 0;
  const errors: Error[] = [];
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
  try {
    for (let start = 0; start < packed.length; start += SLICE_BYTES) {
      unzip.push(packed.subarray(start, start + SLICE_BYTES), start + SLICE_BYTES >= packed.length);
      if (bytes > maxBytes) return refused('too-large');
    }
  } catch (error) {
    console.error(error);
    return refused('not-a-zip');
  }
  return errors.length > 0 ? refused('not-a-zip') : ok(files);
}
