import sharp from 'sharp';
import { Typeface } from '../rendering/typeface.ts';

interface Looks {
  readonly name: string;
  /** A picture in any format. */
  readonly logo: Buffer | null;
  /** The owner's colour, such as '#1f5b45', and that of text on it. */
  readonly color: string;
  readonly onColor: string;
}

/** The size that chats show without cutting, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const LOGO_WIDTH = 200;
const LOGO_RADIUS = 44;
const SIZES = [104, 88, 72, 60];
const MOST_LINES = 3;

const typeface = new Typeface();

/** Draws the picture of a shared link as PNG: logo, name and 'Menú' on the owner's colour. */
export async function drawShare({ name, logo, color, onColor }: Looks): Promise<Buffer> {
  const { size, lines } = fit(printable(name));
  const lineHeight = size * 1.12;
  const base = HEIGHT - MARGIN - 64 - lineHeight * (lines.length - 1);
  const words = [
    ...lines.map((line, nth) => text(line, { x: MARGIN, y: base + nth * lineHeight - 12, size, weight: 700 })),
    text('Menú', { x: MARGIN, y: HEIGHT - MARGIN, size: 44, weight: 600 }),
  ];
  const picture = svg(WIDTH, HEIGHT, [
    `<path fill="${color}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g fill="${onColor}">${words.join('')}</g>`,
  ]);
  const overlay = logo && { input: await roundedLogo(logo, LOGO_WIDTH, LOGO_RADIUS), left: MARGIN, top: MARGIN };
  return sharp(picture)
    .composite(overlay ? [overlay] : [])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Draws an icon as a square PNG: the logo, or the first letter of the name on the owner's colour. */
export async function drawIcon({ name, logo, color, onColor }: Looks, width: number): Promise<Buffer> {
  if (logo) return roundedLogo(logo, width, 0);
  const letter = printable(name).slice(0, 1).toUpperCase();
  const size = width * 0.6;
  const x = (width - typeface.widthOf(letter, { weight: 700, size })) / 2;
  return sharp(
    svg(width, width, [
      `<path fill="${color}" d="M0 0h${width}v${width}H0z"/>`,
      `<g fill="${onColor}">${text(letter, { x, y: width * 0.71, size, weight: 700 })}</g>`,
    ]),
  )
    .png()
    .toBuffer();
}

const svg = (width: number, height: number, parts: readonly string[]) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`);

/** What the typeface can print of a name; emoji are left out. */
const printable = (name: string) =>
  [...name.normalize('NFC')]
    .filter((character) => typeface.canPrint(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Breaks a name into lines, in the largest size in which it fits; a longer one ends in an ellipsis. */
function fit(name: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(name, size);
    if (lines.length <= MOST_LINES && lines.every((line) => fits(line, size))) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 60;
  const lines = wrap(name, size).slice(0, MOST_LINES);
  return { size, lines: lines.map((line, nth) => cut(line, size, nth === MOST_LINES - 1)) };
}

const fits = (line: string, size: number) => typeface.widthOf(line, { weight: 700, size }) <= WIDTH - 2 * MARGIN;

function wrap(name: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer, size)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, size: number, isLast: boolean): string {
  if (!isLast && fits(line, size)) return line;
  let end = line.length;
  while (end > 0 && !fits(`${line.slice(0, end)}…`, size)) end -= 1;
  return `${line.slice(0, end)}…`;
}

interface Place {
  readonly x: number;
  /** Of the line on which the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly weight: 600 | 700;
}

/** Returns text as outlines, since a server may have no fonts. */
function text(line: string, { x, y, size, weight }: Place): string {
  let at = x;
  const glyphs = typeface.runsOf(line, weight).flatMap(({ font, text: piece }) => {
    const scale = size / font.opened.unitsPerEm;
    const { glyphs, positions } = font.opened.layout(piece);
    return glyphs.map((glyph, nth) => {
      const left = at;
      at += (positions[nth]?.xAdvance ?? glyph.advanceWidth) * scale;
      return `<path transform="translate(${left} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    });
  });
  return glyphs.join('');
}

async function roundedLogo(logo: Buffer, width: number, radius: number): Promise<Buffer> {
  const mask = svg(width, width, [`<rect width="${width}" height="${width}" rx="${radius}"/>`]);
  const square = await sharp(logo)
    .resize(width, width, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .png()
    .toBuffer();
  return sharp(square)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
