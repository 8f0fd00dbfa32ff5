import { ok, refused, type Result } from '../result.ts';

/**
 * Returns a typed number, '1.250,5', in hundredths: cents of an amount, hundredths of a percent. Groups of three behind dots are thousands; one
 * dot or comma with one or two digits behind it is decimal. Refuses 'not-a-number'. [PRICE-12]
 */
export function parseHundredths(typed: string): Result<number, 'not-a-number'> {
  const text = typed.trim();
  const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text);
  if (!grouped && !/^\d{1,12}(?:[.,]\d{1,2})?$/.test(text)) return refused('not-a-number');
  const [whole = '', hundredths = ''] = (grouped ? text.replaceAll('.', '') : text).split(/[.,]/);
  return ok(Number(whole) * 100 + Number(hundredths.padEnd(2, '0')));
}
