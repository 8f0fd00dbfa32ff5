import * as z from 'zod/mini';
import { TEXT_LIMITS } from './text-limits.ts';
import { text } from './text.ts';

const WEB_OR_OWN = /^(?:https?:\/\/[^\s/?#]|\/(?![/\\]))\S*$/i;

/** Schema of an operator's address: http, https, or a path of this site. [ADDR-1] */
export function address() {
  return text(TEXT_LIMITS.address).check(
    z.regex(WEB_OR_OWN, { error: 'Tiene que empezar con https://, http:// o una barra sola' }),
  );
}
