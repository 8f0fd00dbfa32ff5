import {
  ERROR_MESSAGES,
  MAX_MENU_FILE_BYTES,
  parseJson,
  parseMenuFile,
  type FileIssue,
  type MenuFile,
  type ParsedFile,
} from '@carta/domain';

const NO_FILE = 'No es un archivo de menú. Tiene que terminar en .json, como los que exporta Carta.';

/** Returns the menu file that the owner has chosen. Refuses with every issue. [FILE-2] */
export async function readMenuFile(file: Blob): Promise<ParsedFile<MenuFile>> {
  if (file.size > MAX_MENU_FILE_BYTES) return refusedFor(ERROR_MESSAGES['too-large']);
  const parsed = parseJson(await file.text());
  return parsed.ok ? parseMenuFile(parsed.value) : refusedFor(NO_FILE);
}

function refusedFor(message: string): { readonly ok: false; readonly issues: FileIssue[] } {
  return { ok: false, issues: [{ path: '', message }] };
}
