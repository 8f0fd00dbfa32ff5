const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  iexcl: '¡',
  iquest: '¿',
  ordm: 'º',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  deg: '°',
  euro: '€',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
  Ntilde: 'Ñ',
  ordf: 'ª',
  middot: '·',
};

const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
// The end of the text also ends a tag; otherwise unclosed tags would take quadratic time.
const REST_OF_TAG = /(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/.source;
const INLINE = 'a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u';
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?=[\\s/>])${REST_OF_TAG}`, 'gi');
const OTHER_TAG = new RegExp(`</?[a-z]${REST_OF_TAG}`, 'gi');
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;

/** Returns the visible text of what looks like HTML, and any other text as it is. */
export function withoutMarkup(text: string): string {
  return MARKUP.test(text) ? visibleText(text) : text;
}

/** Returns the visible text of HTML on one line: no tags, entities decoded. Show it as text, never as HTML. */
export function visibleText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(ENTITY, (written: string, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(parseInt(hex, 16));
      return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';
}
