import { categoryTitle } from '@carta/domain';
import type { TreeLine } from './lines.ts';

/** The heights of the tree's lines, in pixels: as measured, or estimated for a line that was never rendered. */
export class LineHeights {
  readonly #measured = new Map<string, number>();
  #starts: { readonly lines: readonly TreeLine[]; readonly top: number; readonly values: readonly number[] } | null =
    null;

  measuredOf(key: string): number | undefined {
    return this.#measured.get(key);
  }

  measure(key: string, height: number): void {
    if (this.#measured.get(key) === height) return;
    this.#measured.set(key, height);
    this.#starts = null;
  }

  /** Forgets what was measured: at another width of the page, rows are of other heights. */
  forget(): void {
    this.#measured.clear();
    this.#starts = null;
  }

  heightOf(line: TreeLine): number {
    return this.#measured.get(line.key) ?? estimateHeight(line, window.innerWidth);
  }

  /** Returns where each line starts below `top`, and at last where the last one ends. */
  startsOf(lines: readonly TreeLine[], top: number): readonly number[] {
    if (this.#starts?.lines !== lines || this.#starts.top !== top) {
      const values = [top];
      let end = top;
      for (const line of lines) {
        end += this.heightOf(line);
        values.push(end);
      }
      this.#starts = { lines, top, values };
    }
    return this.#starts.values;
  }
}

/** On a phone: pixels beside a title, and the average width of a letter. */
const PRODUCT = { beside: 164, letter: 8 };
const CATEGORY = { beside: 208, letter: 9 };
/** From this width, in pixels, the tag of a category has its place beside the count. */
const TAG_BESIDE = 420;

/** Returns the estimated height of a row that has not been measured, in pixels. */
function estimateHeight(row: TreeLine, width: number): number {
  const end = row.endsCard ? 7 : 0;
  const wide = width >= 1_200;
  const titleLines = (title: string, { beside, letter }: typeof PRODUCT) =>
    Math.ceil((title.length * letter) / Math.max(1, width - beside));
  if (row.kind === 'add') return 53 + end;
  if (row.kind === 'new') return (width >= 768 ? 81 : 147) + end;
  if (row.kind === 'product') {
    return (wide ? 66 : Math.max(69, titleLines(row.item.title, PRODUCT) * 20 + 43)) + end;
  }
  if (row.level === 2) return 48 + end;
  if (wide) return 71 + end;
  const tag = row.category.availability?.length && width < TAG_BESIDE ? 22 : 0;
  return Math.max(69, titleLines(categoryTitle(row.category), CATEGORY) * 22 + 40 + tag) + end;
}
