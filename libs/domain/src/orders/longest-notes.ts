import { itemTitle } from '../menu/item.ts';
import { encodeUriText } from '../texts/uri-text.ts';
import { oneParagraph, type Order } from './order-text.ts';
import { listOf } from '../list-of.ts';

/** A note of an order, which makes its link longer. */
export interface OrderNote {
  /** 0-based index of the order's line; null for the notes of the whole order. */
  readonly line: number | null;
  /** Title of the line; '' for the notes of the whole order. */
  readonly title: string;
  /** What it takes in the link, in encoded characters: 'a' one, 'ñ' six, an emoji twelve or more. */
  readonly length: number;
}

/** Returns the notes of an order that take the most of its link, the longest first, at most `most`; empty ones are left out. [ORDER-9] */
export function longestNotes({ lines, notes }: Pick<Order, 'lines' | 'notes'>, most = 3): OrderNote[] {
  const lengthOf = (note: string) => encodeUriText(oneParagraph(note)).length;
  const ofLines = listOf(lines).map(({ item, note }, line) => ({
    line,
    title: itemTitle(item),
    length: lengthOf(note),
  }));
  return [...ofLines, { line: null, title: '', length: lengthOf(notes) }]
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, most);
}
