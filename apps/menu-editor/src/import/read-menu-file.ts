import {
  ERROR_MESSAGES,
  parseJson,
  parseMenuFile,
  type FileIssue,
  type MenuFile,
  type ParsedFile,
} from '@carta/domain';

/** The server takes no larger one, in bytes. */
const LARGEST_FILE = 950_000;

const NO_FILE = 'No es un archivo de menú. Tiene que terminar en .json, como los que exporta Carta.';

/** Reads the file that the owner has chosen. [FILE-2] Refuses with every issue. */
export async function readMenuFile(file: Blob): Promise<ParsedFile<MenuFile>> {
  if (file.size > LARGEST_FILE) return refusedFor(ERROR_MESSAGES['too-large']);
  const parsed = parseJson(await file.text());
  return parsed.ok ? parseMenuFile(parsed.value) : refusedFor(NO_FILE);
}

function refusedFor(message: string): { readonly ok: false; readonly issues: FileIssue[] } {
  return { ok: false, issues: [{ path: '', message }] };
}
