import type { Price } from '@carta/domain';
import type { Typeface, NamedFont, Run, TextStyle } from '../rendering/typeface.ts';
import { dotsPath, type QrLayout } from '../rendering/qr-layout.ts';
import type { Paragraph } from './paragraph.ts';
import { ASCENT, COLORS, LINE_HEIGHT } from './sheet.ts';

type Document = PDFKit.PDFDocument;

interface Place {
  readonly x: number;
  /** From the top of the sheet. */
  readonly baseline: number;
}

/** From the upper left corner of the sheet. */
type Point = readonly [x: number, y: number];

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

/** Draws on the current page of a document; all lengths are in points. */
export class Pen {
  readonly #document: Document;
  readonly #typeface: Typeface;
  readonly #registered = new Set<string>();

  constructor(document: Document, typeface: Typeface) {
    this.#document = document;
    this.#typeface = typeface;
  }

  /** Writes one line. */
  text(text: string, { x, baseline }: Place, { style, color }: Ink): void {
    let at = x;
    for (const run of this.#typeface.runsOf(text, style.weight)) {
      this.#run(run, { x: at, baseline }, style.size, color);
      at += this.#typeface.widthOf(run.text, style);
    }
  }

  /** Writes a paragraph below `top`. */
  paragraph({ lines, style }: Paragraph, { x, top }: { x: number; top: number }, color: string): void {
    for (const [index, line] of lines.entries()) {
      this.text(line, { x, baseline: baselineOf(style, top, index) }, { style, color });
    }
  }

  /** Writes a price whose right edge is at `x`. */
  price(price: Price, { x, baseline }: Place, size: number): void {
    const { run, width } = this.#typeface.price(price, size);
    this.#run(run, { x: x - width, baseline }, size, COLORS.ink);
  }

  /** Draws dot leaders from `x` to `to`, on a grid that all lines share. */
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

  /** Draws a thin line, whole or of strokes and gaps of `dash` points. */
  line(
    [x, y]: Point,
    [toX, toY]: Point,
    { color, width, dash }: { color: string; width: number; dash?: number },
  ): void {
    this.#document.save().moveTo(x, y).lineTo(toX, toY).lineCap('butt').lineWidth(width).strokeColor(color);
    if (dash !== undefined) this.#document.dash(dash, { space: dash });
    this.#document.stroke().restore();
  }

  fill({ x, y, width, height, radius = 0 }: Box, color: string): void {
    this.#document.roundedRect(x, y, width, height, radius).fill(color);
  }

  /** Draws a JPEG that has the box's proportions. */
  picture(jpeg: Buffer, box: Box): void {
    this.#clipped(box, () => {
      this.#document.image(jpeg, box.x, box.y, { width: box.width, height: box.height });
    });
  }

  /** Draws a QR code with its white border. */
  code(layout: QrLayout, { x, y, side }: { x: number; y: number; side: number }): void {
    this.#document
      .save()
      .translate(x, y)
      .scale(side / layout.side)
      .path(dotsPath(layout))
      .fill(COLORS.ink)
      .restore();
  }

  /** Darkens the lower part of a picture, so that white text on it is readable. */
  shade(box: Box): void {
    const gradient = this.#document.linearGradient(box.x, box.y, box.x, box.y + box.height);
    gradient.stop(0, COLORS.shade, 0.1).stop(0.35, COLORS.shade, 0.25).stop(1, COLORS.shade, 0.78);
    this.#clipped(box, () => {
      this.#document.rect(box.x, box.y, box.width, box.height).fill(gradient);
    });
  }

  /** Makes a box a link. */
  link({ x, y, width, height }: Box, address: string): void {
    this.#document.link(x, y, width, height, address);
  }

  #run({ font, text }: Run, { x, baseline }: Place, size: number, color: string): void {
    if (!this.#registered.has(font.name)) {
      this.#document.registerFont(font.name, fontSource(font));
      this.#registered.add(font.name);
    }
    this.#document.font(font.name, size).fillColor(color);
    this.#document.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  #clipped({ x, y, width, height, radius = 0 }: Box, draw: () => void): void {
    this.#document.save();
    this.#document.roundedRect(x, y, width, height, radius).clip();
    draw();
    this.#document.restore();
  }
}

/** The baseline of a paragraph's line, from the top of the sheet; `line` is 0-based. */
export function baselineOf({ size }: TextStyle, top: number, line: number): number {
  return top + size * (ASCENT + line * LINE_HEIGHT);
}

/** pdfkit accepts an opened font, although its types say Buffer. */
function fontSource({ opened }: NamedFont): Buffer {
  return opened as unknown as Buffer;
}
