import { priceParts, type Price } from '@carta/domain';
import type { Letter, TextStyle } from './letter.ts';
import type { Paragraph } from './paragraph.ts';
import { ASCENT, COLORS, LINE_HEIGHT } from './sheet.ts';

type Document = PDFKit.PDFDocument;

interface Place {
  readonly x: number;
  /** Where the letters stand, from the top of the sheet. */
  readonly baseline: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners. */
  readonly radius?: number;
}

interface Ink {
  readonly style: TextStyle;
  readonly color: string;
}

/** Cents are this much smaller, and stand this much higher, than the rest of a price. */
const CENTS = { scale: 0.64, raise: 0.29 };

/** Draws on the sheet that a document has open; all lengths are in points. */
export class Pen {
  readonly #document: Document;
  readonly #letter: Letter;
  readonly #registered = new Set<string>();

  constructor(document: Document, letter: Letter) {
    this.#document = document;
    this.#letter = letter;
  }

  /** One line. */
  text(text: string, { x, baseline }: Place, { style, color }: Ink): void {
    let at = x;
    for (const { font, text: run } of this.#letter.runsOf(text, style.weight)) {
      if (!this.#registered.has(font.name)) {
        this.#document.registerFont(font.name, font.bytes);
        this.#registered.add(font.name);
      }
      this.#document.font(font.name, style.size).fillColor(color);
      this.#document.text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#letter.widthOf(run, style);
    }
  }

  /** A paragraph whose first line begins at `top`. */
  paragraph({ lines, style }: Paragraph, { x, top }: { x: number; top: number }, color: string): void {
    for (const [index, line] of lines.entries()) {
      this.text(line, { x, baseline: baselineOf(style, top, index) }, { style, color });
    }
  }

  /** A price that ends at `x`, its cents raised; the comma is there for who copies it, and out of sight. */
  price(price: Price, { x, baseline }: Place, style: TextStyle): void {
    const { currency, big, small } = priceParts(price);
    const sign = `${currency} `;
    let at = x - priceWidth(price, style, this.#letter);
    this.text(sign, { x: at, baseline }, { style, color: COLORS.muted });
    at += this.#letter.widthOf(sign, style);
    this.text(big, { x: at, baseline }, { style, color: COLORS.ink });
    at += this.#letter.widthOf(big, style);
    // By scale instead of by size: readers of a PDF take what has another size for another word.
    this.#document.save();
    const raised = { x: at, baseline: baseline - style.size * CENTS.raise };
    this.#document.scale(CENTS.scale, CENTS.scale, { origin: [raised.x, raised.baseline] });
    this.#document.fillOpacity(0);
    this.text(',', raised, { style, color: COLORS.ink });
    this.#document.fillOpacity(1);
    this.text(small, { ...raised, x: at + this.#letter.widthOf(',', style) }, { style, color: COLORS.ink });
    this.#document.restore();
  }

  /** A row of dots from `x` to `to`, on dots' places that are the same in every line. */
  dots(x: number, to: number, baseline: number): void {
    const STEP = 3.6;
    const first = Math.ceil(x / STEP) * STEP;
    if (to - first < 3 * STEP) return;
    this.#document
      .moveTo(first, baseline - 0.6)
      .lineTo(to, baseline - 0.6)
      .lineCap('round')
      .lineWidth(1.1)
      .dash(0.01, { space: STEP })
      .strokeColor(COLORS.dots)
      .stroke()
      .undash();
  }

  fill({ x, y, width, height, radius = 0 }: Box, color: string): void {
    this.#document.roundedRect(x, y, width, height, radius).fill(color);
  }

  /** A JPEG that has the box's proportions. */
  picture(jpeg: Buffer, box: Box): void {
    this.#clipped(box, () => {
      this.#document.image(jpeg, box.x, box.y, { width: box.width, height: box.height });
    });
  }

  /** Darkens the lower part of a picture, so that white words on it can be read. */
  shade(box: Box): void {
    const gradient = this.#document.linearGradient(box.x, box.y, box.x, box.y + box.height);
    gradient.stop(0, COLORS.shade, 0.1).stop(0.35, COLORS.shade, 0.25).stop(1, COLORS.shade, 0.78);
    this.#clipped(box, () => {
      this.#document.rect(box.x, box.y, box.width, box.height).fill(gradient);
    });
  }

  /** Makes a box lead to an address. */
  link({ x, y, width, height }: Box, address: string): void {
    this.#document.link(x, y, width, height, address);
  }

  #clipped({ x, y, width, height, radius = 0 }: Box, draw: () => void): void {
    this.#document.save();
    this.#document.roundedRect(x, y, width, height, radius).clip();
    draw();
    this.#document.restore();
  }
}

/** In points. */
export function priceWidth(price: Price, style: TextStyle, letter: Letter): number {
  const { currency, big, small } = priceParts(price);
  return letter.widthOf(`${currency} ${big}`, style) + letter.widthOf(`,${small}`, style) * CENTS.scale;
}

/** Where the letters of a paragraph's line stand; lines count from 0. */
export function baselineOf({ size }: TextStyle, top: number, line: number): number {
  return top + size * (ASCENT + line * LINE_HEIGHT);
}
