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

/** A stretch of text that one font file holds. */
export interface Run {
  readonly font: NamedFont;
  readonly text: string;
}

export interface NamedFont {
  readonly name: string;
  readonly opened: Font;
}

interface TextFont extends NamedFont {
  readonly holds: (character: string) => boolean;
}

/** Archivo comes in a file for each set of characters; where several hold one, the first counts. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const PRICE_WEIGHT = 600;

const require = createRequire(__filename);

/** The product's letter: what it can print, how wide that is, and in which font files it stands. */
export class Letter {
  readonly #fonts = new Map<Weight, TextFont[]>();
  readonly #widths = new Map<string, number>();
  #priceFont: NamedFont | undefined;

  canPrint(character: string): boolean {
    return this.#fontsOf(400).some(({ holds }) => holds(character));
  }

  /** In points, of text that can be printed. */
  widthOf(text: string, style: TextStyle): number {
    const words = text.split(/(?<= )/);
    return words.reduce((width, word) => width + this.#widthOfWord(word, style.weight), 0) * style.size;
  }

  /** The text in as few stretches as there are changes of font. */
  runsOf(text: string, weight: Weight): Run[] {
    const fonts = this.#fontsOf(weight);
    const runs: { font: TextFont; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      if (last?.font.holds(character)) last.text += character;
      else {
        const font = fonts.find(({ holds }) => holds(character));
        if (font) runs.push({ font, text: character });
      }
    }
    return runs;
  }

  /** A price as it is printed, which is one stretch, and its width in points. */
  price(price: Price, size: number): { run: Run; width: number } {
    this.#priceFont ??= { name: 'price', opened: priceFont(readFont('latin', PRICE_WEIGHT)) };
    const run = { font: this.#priceFont, text: formatPrice(price) };
    return { run, width: widthOfRun(run) * size };
  }

  /** For a size of one point. */
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
    holds: (character) => characters.has(character.codePointAt(0) ?? -1),
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

/** For a size of one point. */
function widthOfRun({ font: { opened }, text }: Run): number {
  return opened.layout(text).advanceWidth / opened.unitsPerEm;
}
