import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { isRow, type TreeLine } from './lines.ts';
import { screenHeaderEnd } from './scroll-row-into-view.ts';
import { useLatest } from './use-latest.ts';

/** Rows rendered above and below the visible ones: during a transition, and after it. */
const OVERSCAN = { atOnce: 1, later: 6 };

interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Pixels missing above and below to scroll as far as wanted. */
export interface Room {
  readonly above: number;
  readonly below: number;
}

/** The geometry of all rows, rendered or not; in pixels. */
export interface TreeGeometry {
  /** Returns the extents of the row and its siblings in the page, and the row's 0-based position. The siblings must be adjacent. */
  siblingsOf: (key: string) => { readonly extents: readonly Extent[]; readonly position: number };
  /** Returns the extent of a row in the page. */
  extentOf: (key: string) => Extent;
  /** Returns the extents of the first and the last row. */
  ends: () => readonly Extent[];
  /** Returns the key of the row at this offset of the page; null if there is none. */
  rowAt: (top: number) => string | null;
  topOnScreen: (key: string) => number;
  /** Scrolls until the row is at `topOnScreen`. Returns the pixels that the page lacks for that. */
  scrollTo: (key: string, topOnScreen: number) => Room;
  /** Prepares the window for the next `lines` with `key` at `topOnScreen`, so that only rows that will be visible are rendered. Returns what the page lacks. */
  prepare: (lines: readonly TreeLine[], key: string, topOnScreen: number) => Room;
}

interface TreeWindow {
  readonly virtualizer: Virtualizer<Window, Element>;
  readonly geometry: TreeGeometry;
}

interface TreeWindowOptions {
  readonly lines: readonly TreeLine[];
  /** Keys of lines that are always rendered. */
  readonly pinned: readonly (string | null)[];
  readonly drag: { readonly room: Room } | null;
  /** Key of the category that sticks below the screen's header. */
  readonly stuck: string | null;
  readonly list: RefObject<HTMLElement | null>;
}

/** Renders only the visible rows, some around them, and the pinned ones. */
export function useTreeWindow({ lines, pinned, drag, stuck, list }: TreeWindowOptions): TreeWindow {
  const indexes = useMemo(() => new Map(lines.map(({ key }, index) => [key, index])), [lines]);
  const isDragging = drag !== null;
  // Picking up and dropping change the rows: the visible ones render first.
  const hasSettled = useDeferredValue(isDragging) === isDragging;
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    overscan: hasSettled ? OVERSCAN.later : OVERSCAN.atOnce,
    // During a drag, a scroll and the new target render together.
    useFlushSync: !isDragging,
    scrollMargin: useTopInPage(list),
    paddingStart: drag?.room.above,
    paddingEnd: drag?.room.below,
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    estimateSize: (index) => (lines[index] ? estimateHeight(lines[index], window.innerWidth) : 0),
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinned, indexes), [pinned, indexes]),
  });
  const latest = useLatest({ lines, indexes, stuck });

  const geometry = useMemo(() => {
    const extentAt = (index: number): Extent => virtualizer.measurementsCache[index] ?? { start: 0, end: 0 };
    const indexOf = (key: string) => latest.current.indexes.get(key) ?? -1;
    return {
      siblingsOf(key: string) {
        const index = indexOf(key);
        const line = latest.current.lines[index];
        const { position, siblings } = line && isRow(line) ? line : { position: 0, siblings: 0 };
        return { position, extents: Array.from({ length: siblings }, (_, nth) => extentAt(index - position + nth)) };
      },
      extentOf: (key: string) => extentAt(indexOf(key)),
      ends: () => [extentAt(0), extentAt(latest.current.lines.length - 1)],
      rowAt(top: number) {
        const row = virtualizer.getVirtualItemForOffset(top);
        return row && row.start <= top && top < row.end ? (latest.current.lines[row.index]?.key ?? null) : null;
      },
      topOnScreen: (key: string) =>
        key === latest.current.stuck ? screenHeaderEnd() : extentAt(indexOf(key)).start - window.scrollY,
      scrollTo(key: string, topOnScreen: number) {
        const wanted = extentAt(indexOf(key)).start - topOnScreen;
        const furthest = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: wanted, behavior: 'instant' });
        drawAt(virtualizer, window.scrollY);
        return missingRoom(wanted, furthest);
      },
      prepare(lines: readonly TreeLine[], key: string, topOnScreen: number) {
        let start = virtualizer.options.scrollMargin;
        let total = 0;
        for (const line of lines) {
          if (line.key === key) start += total;
          total += virtualizer.itemSizeCache.get(line.key) ?? estimateHeight(line, window.innerWidth);
        }
        const wanted = start - topOnScreen;
        const around = document.documentElement.scrollHeight - virtualizer.getTotalSize();
        drawAt(virtualizer, Math.max(0, wanted));
        return missingRoom(wanted, around + total - window.innerHeight);
      },
    };
  }, [virtualizer, latest]);

  return { virtualizer, geometry };
}

/** Sets the scroll offset now; the scroll event comes a frame later. */
function drawAt(virtualizer: TreeWindow['virtualizer'], scroll: number): void {
  virtualizer.scrollOffset = scroll;
}

function missingRoom(wanted: number, furthest: number): Room {
  return { above: Math.max(0, -wanted), below: Math.max(0, wanted - furthest) };
}

function withPinned(range: Range, pinned: readonly (string | null)[], indexes: ReadonlyMap<string, number>): number[] {
  const shown = new Set(defaultRangeExtractor(range));
  for (const key of pinned) {
    const index = key === null ? undefined : indexes.get(key);
    if (index !== undefined) shown.add(index);
  }
  return [...shown].sort((a, b) => a - b);
}

/** Returns the pixels from the top of the page to the list, which change with banners above it. */
function useTopInPage(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
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
