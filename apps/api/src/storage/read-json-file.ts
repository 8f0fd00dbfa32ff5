import { readFile, stat } from 'node:fs/promises';
import { MAX_JSON_DEPTH, parseJson } from '@carta/domain';
import { parse, type ParseError } from 'jsonc-parser';
import { errorCode } from '../processes/error-code.ts';
import { ResourceUnavailable } from '../processes/resource-unavailable.ts';

const MAX_BYTES = 20_000_000;

export type JsonFile = { ok: true; value: unknown } | { ok: false; problem: string };

/** Reads a JSON file in UTF-8, with or without a byte order mark. Returns in one line in Spanish why and where it cannot be read. */
export async function readJsonFile(file: string): Promise<JsonFile> {
  return jsonFileOf(file, { size: async () => (await stat(file)).size, read: () => readFile(file) });
}

/** Reads a JSON file of any place as `readJsonFile` does; `name` is what a problem calls it. */
export async function jsonFileOf(
  name: string,
  { size, read }: { readonly size: () => Promise<number>; readonly read: () => Promise<Uint8Array> },
): Promise<JsonFile> {
  const refuse = (why: string): JsonFile => ({ ok: false, problem: `${name}: ${why}` });
  try {
    if ((await size()) > MAX_BYTES) return refuse('pesa más de 20 MB');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await read());
    const parsed = parseJson(text);
    if (parsed.ok) return parsed;
    return refuse(parsed.reason === 'too-deep' ? `tiene más de ${MAX_JSON_DEPTH} niveles` : whereMalformed(text));
  } catch (error) {
    if (error instanceof ResourceUnavailable) throw error;
    return refuse(whyUnreadable(error));
  }
}

function whereMalformed(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? text.length;
  const before = text.slice(0, offset).split('\n');
  return `línea ${before.length}, columna ${(before.at(-1)?.length ?? 0) + 1}: no es JSON válido`;
}

/** Returns in Spanish why a file cannot be read. */
export function whyUnreadable(error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT') return 'no existe';
  if (code === 'EISDIR') return 'es una carpeta';
  if (code === 'EACCES') return 'no se puede leer: falta permiso';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'no está en UTF-8';
  return 'no se puede leer';
}
