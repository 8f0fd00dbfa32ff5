import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600 | 700;

export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

/** A stretch of text that one font file holds. */
export interface Run {
  readonly font: FontFile;
  readonly text: string;
}

export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface OpenedFont extends FontFile {
  readonly opened: Font;
  readonly holds: (character: string) => boolean;
}

/** Archivo comes in a file for each set of characters; where several hold one, the first counts. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

const require = createRequire(__filename);

/** The product's letter: what it can print, how wide that is, and in which font files it stands. */
export class Letter {
  readonly #fonts = new Map<Weight, OpenedFont[]>();
  readonly #widths = new Map<string, number>();

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
    const runs: { font: OpenedFont; text: string }[] = [];
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

  /** For a size of one point. */
  #widthOfWord(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const runs = this.runsOf(word, weight) as { font: OpenedFont; text: string }[];
    const width = runs.reduce((sum, { font: { opened }, text }) => {
      return sum + opened.layout(text).advanceWidth / opened.unitsPerEm;
    }, 0);
    this.#widths.set(key, width);
    return width;
  }

  #fontsOf(weight: Weight): OpenedFont[] {
    const known = this.#fonts.get(weight);
    if (known) return known;
    const fonts = SUBSETS.map((subset) => openFont(subset, weight));
    this.#fonts.set(weight, fonts);
    return fonts;
  }
}

function openFont(subset: string, weight: Weight): OpenedFont {
  const name = `archivo-${subset}-${weight}-normal`;
  const bytes = readFileSync(require.resolve(`@fontsource/archivo/files/${name}.woff`));
  const opened = create(bytes) as Font;
  const characters = new Set(opened.characterSet);
  return { name, bytes, opened, holds: (character) => characters.has(character.codePointAt(0) ?? -1) };
}
