import { ok, refused, type Result } from '../result.ts';

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Returns the text URI-encoded. A lone surrogate, which has no encoding, becomes '�'. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATES, '\uFFFD'));
}

/** Returns the decoded text. Refuses 'malformed'. */
export function decodeUriText(encoded: string): Result<string, 'malformed'> {
  try {
    return ok(decodeURIComponent(encoded));
  } catch {
    return refused('malformed');
  }
}
