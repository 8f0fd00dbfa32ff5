const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Returns the text in at most `most` UTF-16 units, cut between characters that a person sees and with '…' where it was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index } of segmenter.segment(text)) {
    if (index > most - 1) break;
    end = index;
  }
  return most > 0 ? `${text.slice(0, end).trimEnd()}…` : '';
}
