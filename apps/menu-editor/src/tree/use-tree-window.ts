import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import type { Row } from './rows.ts';
import { useLatest } from './use-latest.ts';

/** Rows that are drawn above and below those in sight, once there is time. */
const OVERSCAN = { atOnce: 1, later: 6 };

interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Pixels that a page lacks to scroll as far as it should. */
export interface Room {
  readonly above: number;
  readonly below: number;
}

/** The tree's geometry, for rows that are drawn and rows that are not. */
export interface TreeGeometry {
  /** Where the siblings of a row stand in the page, the row among them; they have to touch each other. */
  siblingsOf: (key: string) => { readonly extents: readonly Extent[]; readonly position: number };
  /** The first and the last row. */
  ends: () => readonly Extent[];
  /** Key of the row that stands there in the page; null where none does. */
  rowAt: (top: number) => string | null;
  topOnScreen: (key: string) => number;
  /** Scrolls the row to that place on the screen, as far as the page lets. */
  scrollTo: (key: string, topOnScreen: number) => Room;
  /** Before such rows are drawn: draws those that will be in sight when the row stands there, at once; others would come and go. */
  foresee: (rows: readonly Row[], key: string, topOnScreen: number) => Room;
}

interface TreeWindow {
  readonly virtualizer: Virtualizer<Window, Element>;
  readonly geometry: TreeGeometry;
}

interface TreeWindowOptions {
  readonly rows: readonly Row[];
  /** Keys of rows that are drawn wherever the page is. */
  readonly pinned: readonly (string | null)[];
  readonly drag: { readonly room: Room } | null;
  readonly list: RefObject<HTMLElement | null>;
}

/** Which rows are drawn: those in sight, some around them, and the pinned ones. */
export function useTreeWindow({ rows, pinned, drag, list }: TreeWindowOptions): TreeWindow {
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const carries = drag !== null;
  // Picking up and dropping bring other rows: those in sight come first.
  const hasSettled = useDeferredValue(carries) === carries;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: hasSettled ? OVERSCAN.later : OVERSCAN.atOnce,
    // While a row is carried, a scroll and the target that it brings are drawn together.
    useFlushSync: !carries,
    scrollMargin: useTopInPage(list),
    paddingStart: drag?.room.above,
    paddingEnd: drag?.room.below,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => (rows[index] ? estimateHeight(rows[index], window.innerWidth) : 0),
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinned, indexes), [pinned, indexes]),
  });
  const latest = useLatest({ rows, indexes });

  const geometry = useMemo(() => {
    const extentAt = (index: number): Extent => virtualizer.measurementsCache[index] ?? { start: 0, end: 0 };
    const indexOf = (key: string) => latest.current.indexes.get(key) ?? -1;
    return {
      siblingsOf(key: string) {
        const index = indexOf(key);
        const { position, siblings } = latest.current.rows[index] ?? { position: 0, siblings: 0 };
        return { position, extents: Array.from({ length: siblings }, (_, nth) => extentAt(index - position + nth)) };
      },
      ends: () => [extentAt(0), extentAt(latest.current.rows.length - 1)],
      rowAt(top: number) {
        const row = virtualizer.getVirtualItemForOffset(top);
        return row && row.start <= top && top < row.end ? (latest.current.rows[row.index]?.key ?? null) : null;
      },
      topOnScreen: (key: string) => extentAt(indexOf(key)).start - window.scrollY,
      scrollTo(key: string, topOnScreen: number) {
        const wanted = extentAt(indexOf(key)).start - topOnScreen;
        const furthest = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: wanted, behavior: 'instant' });
        drawAt(virtualizer, window.scrollY);
        return lacking(wanted, furthest);
      },
      foresee(rows: readonly Row[], key: string, topOnScreen: number) {
        let start = virtualizer.options.scrollMargin;
        let total = 0;
        for (const row of rows) {
          if (row.key === key) start += total;
          total += virtualizer.itemSizeCache.get(row.key) ?? estimateHeight(row, window.innerWidth);
        }
        const wanted = start - topOnScreen;
        const around = document.documentElement.scrollHeight - virtualizer.getTotalSize();
        drawAt(virtualizer, Math.max(0, wanted));
        return lacking(wanted, around + total - window.innerHeight);
      },
    };
  }, [virtualizer, latest]);

  return { virtualizer, geometry };
}

/** The page's own word of where it is comes a frame later. */
function drawAt(virtualizer: TreeWindow['virtualizer'], scroll: number): void {
  virtualizer.scrollOffset = scroll;
}

function lacking(wanted: number, furthest: number): Room {
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

/** Pixels between the top of the page and the list: banners above it come and go. */
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

/** Pixels at the left and right of a title on a phone, and what a letter of it takes on average. */
const AROUND_TITLE = 164;
const LETTER = 8;

/** About how high a row will be, in pixels, until it is drawn and measured. */
function estimateHeight(row: Row, width: number): number {
  const wide = width >= 1_200;
  const end = row.endsCard ? 7 : 0;
  if (row.kind === 'category') return (row.level === 2 ? 48 : wide ? 71 : 69) + end;
  if (wide) return 66 + end;
  const lines = Math.ceil((row.item.title.length * LETTER) / Math.max(1, width - AROUND_TITLE));
  return Math.max(69, lines * 20 + 43) + end;
}
