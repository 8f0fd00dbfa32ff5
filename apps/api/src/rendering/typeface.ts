import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatPrice, type Price } from '@carta/domain';
import { create, type Font } from 'fontkit';
import { priceFont } from './price-font.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 600 | 700;

export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

/** A piece of text in one font. */
export interface Run {
  readonly font: NamedFont;
  readonly text: string;
}

export interface NamedFont {
  readonly name: string;
  readonly opened: Font;
}

interface TextFont extends NamedFont {
  readonly has: (character: string) => boolean;
}

/** Archivo has one file for each character set; the first that has a character is used. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const PRICE_WEIGHT = 600;

const require = createRequire(__filename);

/** Archivo, the product's typeface: which characters it has, how wide text is, and which font file prints it. */
export class Typeface {
  readonly #fonts = new Map<Weight, TextFont[]>();
  readonly #widths = new Map<string, number>();
  #priceFont: NamedFont | undefined;

  canPrint(character: string): boolean {
    return this.#fontsOf(400).some(({ has }) => has(character));
  }

  /** The width of printable text, in points. */
  widthOf(text: string, style: TextStyle): number {
    const words = text.split(/(?<= )/);
    return words.reduce((width, word) => width + this.#widthOfWord(word, style.weight), 0) * style.size;
  }

  /** Splits text where the font changes. */
  runsOf(text: string, weight: Weight): Run[] {
    const fonts = this.#fontsOf(weight);
    const runs: { font: TextFont; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      if (last?.font.has(character)) last.text += character;
      else {
        const font = fonts.find(({ has }) => has(character));
        if (font) runs.push({ font, text: character });
      }
    }
    return runs;
  }

  /** A price in its own font, and its width in points. */
  price(price: Price, size: number): { run: Run; width: number } {
    this.#priceFont ??= { name: 'price', opened: priceFont(readFont('latin', PRICE_WEIGHT)) };
    const run = { font: this.#priceFont, text: formatPrice(price) };
    return { run, width: widthOfRun(run) * size };
  }

  /** In points, at a font size of 1. */
  #widthOfWord(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.runsOf(word, weight).reduce((sum, run) => sum + widthOfRun(run), 0);
    this.#widths.set(key, width);
    return width;
  }

  #fontsOf(weight: Weight): TextFont[] {
    const known = this.#fonts.get(weight);
    if (known) return known;
    const fonts = SUBSETS.map((subset) => openFont(subset, weight));
    this.#fonts.set(weight, fonts);
    return fonts;
  }
}

function openFont(subset: string, weight: Weight): TextFont {
  const opened = create(readFont(subset, weight)) as Font;
  const characters = new Set(opened.characterSet);
  return {
    name: `${subset} ${weight}`,
    opened,
    has: (character) => characters.has(character.codePointAt(0) ?? -1),
  };
}

/** By their names; a process opens the same few for every PDF. */
const fontFiles = new Map<string, Buffer>();

function readFont(subset: string, weight: Weight): Buffer {
  const name = `archivo-${subset}-${weight}-normal.woff`;
  const file = fontFiles.get(name) ?? unpackWoff(readFileSync(require.resolve(`@fontsource/archivo/files/${name}`)));
  fontFiles.set(name, file);
  return file;
}

/** In points, at a font size of 1. */
function widthOfRun({ font: { opened }, text }: Run): number {
  return opened.layout(text).advanceWidth / opened.unitsPerEm;
}
