import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
const SMALLEST_BYTES = 1000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of at least 1,000 bytes, so that the server does not compress at run time.
 * @param {string} folder
 */
export async function compress(folder) {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const quality = {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [br, gz] = await Promise.all([brotli(bytes, quality), gzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
