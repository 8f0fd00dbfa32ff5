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
const AROUND_TITLE = 164;
const LETTER = 8;

/** Returns the estimated height of a row that has not been measured, in pixels. */
function estimateHeight(row: TreeLine, width: number): number {
  const wide = width >= 1_200;
  const end = row.endsCard ? 7 : 0;
  if (row.kind === 'add') return 53 + end;
  if (row.kind === 'new') return (width >= 768 ? 81 : 147) + end;
  if (row.kind === 'category') return (row.level === 2 ? 48 : wide ? 71 : 69) + end;
  if (wide) return 66 + end;
  const lines = Math.ceil((row.item.title.length * LETTER) / Math.max(1, width - AROUND_TITLE));
  return Math.max(69, lines * 20 + 43) + end;
}
