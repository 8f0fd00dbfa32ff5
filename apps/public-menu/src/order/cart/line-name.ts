import { lineParts, type CheckedLine } from '@carta/domain';

/** Returns a line's title; with its options and note where another line has the same title. [CART-7] */
export function lineName(checked: CheckedLine, lines: readonly CheckedLine[]): string {
  const { title } = checked;
  const isAlone = lines.filter((other) => other.title === title).length < 2;
  return isAlone ? title : lineParts(checked).join(', ');
}
