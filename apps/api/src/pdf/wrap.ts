type WidthOf = (text: string) => number;

/** Breaks text into lines of at most `width`: at its line breaks, between words, and inside a word that is too long for a line. */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width, widthOf));
}

function wrapLine(line: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ').flatMap((whole) => pieces(whole, width, widthOf))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && widthOf(longer) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const broken: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > width) {
      broken.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...broken, piece];
}
