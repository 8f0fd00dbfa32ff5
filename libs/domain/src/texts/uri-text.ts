import { ok, refused, type Result } from '../result.ts';

const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** Returns the text URI-encoded. Half of a character, which has no encoding, becomes '�'. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(text.replace(HALF_CHARACTERS, '\uFFFD'));
}

/** Returns the text that was URI-encoded. Refuses 'malformed'. */
export function decodeUriText(encoded: string): Result<string, 'malformed'> {
  try {
    return ok(decodeURIComponent(encoded));
  } catch {
    return refused('malformed');
  }
}
