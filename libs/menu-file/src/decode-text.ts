import { cp850Text } from './cp850.ts';

/** A text and the name of the encoding in which it was. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/** Letters and signs of Spanish, Portuguese and English texts that are not ASCII. */
const COMMON = /[áéíóúüñÁÉÍÓÚÜÑçÇãõÃÕâêôÂÊÔàÀèìòùï°ºª¿¡«»“”‘’–—…•·€½¼¾²³×´\u00a0]/;
const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const VOWEL = /[aeiouáéíóú]/i;

/** The encodings of one byte a letter, the most common one first. */
const SINGLE_BYTE = [
  { encoding: 'Windows-1252', decode: windows1252Text },
  { encoding: 'Mac Roman', decode: decoderOf('macintosh') },
  { encoding: 'CP850', decode: cp850Text },
] as const;

/**
 * Returns the text of a file in UTF-8, UTF-16 with or without a byte order mark, Windows-1252, Mac Roman or CP850. Of the last three, which any
 * bytes are, the one is taken in which the letters are those of Spanish.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: decoderOf(utf16)(bytes), encoding: utf16.toUpperCase() };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text: encodedOnce(text), encoding: 'UTF-8' };
  } catch {
    const [best] = SINGLE_BYTE.map(({ encoding, decode }) => {
      const text = decode(bytes);
      return { text, encoding, score: scoreOf(text) };
    }).sort((a, b) => b.score - a.score);
    return { text: best?.text ?? '', encoding: best?.encoding ?? '' };
  }
}

/** Without a byte order mark the zeros of ASCII letters tell. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const zeros = (rest: number) => start.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  if (start.length < 4 || Math.max(zeros(0), zeros(1)) < start.length / 8) return null;
  if (zeros(0) === 0) return 'utf-16le';
  return zeros(1) === 0 ? 'utf-16be' : null;
}

function decoderOf(encoding: string): (bytes: Uint8Array) => string {
  return (bytes) => new TextDecoder(encoding).decode(bytes);
}

/** The signs of the bytes from 128 to 159 in Windows-1252. */
const TYPOGRAPHIC = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some Node 20 decode Windows-1252 as Latin-1, which has control characters there. */
function windows1252Text(bytes: Uint8Array): string {
  const text = decoderOf('windows-1252')(bytes);
  return text.replace(/[\u0080-\u009f]/g, (sign) => TYPOGRAPHIC[sign.charCodeAt(0) - 128] ?? sign);
}

/** Returns a text that was encoded twice, 'CafÃ©', as it was before, 'Café'; any other as it is: its signs are no UTF-8 as bytes. */
function encodedOnce(text: string): string {
  if (!/[ÂÃâ]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const index = code < 128 ? -1 : TYPOGRAPHIC.indexOf(text[at] ?? '');
    const byte = index < 0 ? code : index + 128;
    if (byte > 0xff) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** ’ in 'Daniel’s' and 'D’Arenberg', where Mac Roman has an í, which 'anís' and 'día' have. */
const APOSTROPHE = /(?:\p{L}{3}|\P{L}\p{Lu})’s(?!\p{L})|\p{L}’\p{Lu}/u;

/** Common letters count for an encoding, all other signs and letters that no word has there against it. */
function scoreOf(text: string): number {
  let score = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign < '\u0080') continue;
    const [before = '', after = ''] = [text[at - 1], text[at + 1]];
    if (!COMMON.test(sign)) score -= 3;
    else if ((UPPER.test(sign) && LOWER.test(before)) || (LOWER.test(sign) && UPPER.test(after))) score -= 2;
    else if (sign === 'ñ' && !VOWEL.test(after)) score -= 1;
    else if (LETTER.test(sign)) score += LETTER.test(before) || LETTER.test(after) ? 2 : 0;
    else if (sign === '’' && APOSTROPHE.test(text.slice(Math.max(0, at - 3), at + 3))) score += 3;
    else score += LETTER.test(before) && LETTER.test(after) ? -2 : 1;
  }
  return score;
}
