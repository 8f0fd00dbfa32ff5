import { readXml, type Rest } from './read-xml.ts';

/** How a style shows its numbers: as dates, or with something around them besides pesos, as '€', 'US$', 'k', '%'. Null: as plain numbers. */
export type CellStyle = 'date' | { readonly before: string; readonly after: string } | null;

const PERCENT: CellStyle = { before: '', after: '%' };

/** Built-in formats, which files do not write out. */
function builtIn(id: number): CellStyle {
  if (id === 9 || id === 10) return PERCENT;
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    ? 'date'
    : null;
}

/** Returns the styles of cells by their 0-based indexes. */
export async function readCellStyles(bytes: Uint8Array | undefined, rest: Rest): Promise<CellStyle[]> {
  const formats = new Map<string, CellStyle>();
  const named: string[] = [];
  const styles: CellStyle[] = [];
  let place = '';
  await readXml(
    bytes,
    {
      open: (name, attribute) => {
        if (name === 'cellStyleXfs' || name === 'cellXfs') place = name;
        else if (name === 'numFmt') formats.set(attribute('numFmtId'), styleOf(attribute('formatCode')));
        else if (name === 'xf' && place === 'cellStyleXfs') named.push(attribute('numFmtId'));
        else if (name === 'xf' && place === 'cellXfs') {
          const id = attribute('numFmtId') || named[Number(attribute('xfId'))] || '0';
          styles.push(formats.get(id) ?? builtIn(Number(id)));
        }
      },
      close: (name) => {
        if (name === place) place = '';
      },
    },
    rest,
  );
  return styles;
}

/** Null for a format that writes pesos or nothing around its number. */
function styleOf(format: string): CellStyle {
  const [positive = ''] = format.split(';');
  const written = positive
    // A width and a fill; a currency with its country; hours without end; a colour, a condition; a sign that stands for itself.
    .replace(/[_*]./g, '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[([hms]+)\]/gi, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\(.)/g, '"$1"');
  const unquoted = written.replace(/"[^"]*"/g, (text) => ' '.repeat(text.length));
  if (/[ymdhs]/i.test(unquoted) && !/general/i.test(unquoted)) return 'date';
  const number = /[0#?](?:[0#?.,\s]*[0#?])?/.exec(unquoted);
  if (!number) return null;
  const end = number.index + number[0].length;
  if (unquoted.slice(end).includes('%')) return PERCENT;
  const [before = '', after = ''] = [written.slice(0, number.index), written.slice(end)].map((text) =>
    text
      .replace(/["]/g, '')
      .replace(/\bars\b|ar\$|pesos?/gi, '')
      .trim(),
  );
  return /\p{L}|[^\P{Sc}$]/u.test(`${before}${after}`) ? { before, after } : null;
}
