import { ok, refused, type Result } from '../result.ts';

/** Largest depth of nested arrays and objects. [JSON-1] */
export const MAX_JSON_DEPTH = 100;

/** Returns the value of a JSON text. Refuses 'malformed' and, before parsing, 'too-deep'. [JSON-1] */
export function parseJson(text: string): Result<unknown, 'malformed' | 'too-deep'> {
  if (isTooDeep(text)) return refused('too-deep');
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refused('malformed');
  }
}

/** True if arrays and objects in a JSON text are nested deeper than `MAX_JSON_DEPTH`. [JSON-1] */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
