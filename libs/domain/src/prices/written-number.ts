/** How pesos are marked, in lower case. */
export const PESOS = String.raw`(?:ar\$|\$|ars|pesos?)`;
/** Groups of three behind dots, commas or spaces, with the other sign before the cents; else digits with one or two behind a comma or dot. */
const NUMBER = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?|(?:\s\d{3})+(?:[.,]\d{1,2})?)|\d+(?:[.,]\d{1,2})?`;
const AMOUNT = new RegExp(String.raw`^${PESOS}?\s*(?<number>${NUMBER})(?:[.,]-+)?\s*${PESOS}?$`);

/** Returns typed text in lower case, without signs that nobody sees, and with the digits of ASCII. */
export function plainText(typed: string): string {
  return typed
    .replace(/[０-９]/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** Returns the number in the plain text of one amount of pesos, '12.500,50' of '$ 12.500,50'; undefined if it is none. */
export const numberIn = (text: string): string | undefined => AMOUNT.exec(text)?.groups?.number;

/** Returns the cents of a number that `numberIn` has found; without decimals it has the cents `small`. */
export function writtenCents(number: string, small = '00'): number {
  const [, whole = '', hundredths = small] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(hundredths.padEnd(2, '0'));
}
