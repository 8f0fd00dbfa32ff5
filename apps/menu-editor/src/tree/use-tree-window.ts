import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { estimateHeight } from './estimate-height.ts';
import type { Row } from './rows.ts';
import { useLatest } from './use-latest.ts';

const OVERSCAN = 6;

export interface Extent {
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
}

interface TreeWindow {
  readonly virtualizer: Virtualizer<Window, Element>;
  readonly geometry: TreeGeometry;
}

/** Which rows are drawn: those in sight, some around them, and the pinned ones wherever the page is. */
export function useTreeWindow(
  rows: readonly Row[],
  pinned: readonly (string | null)[],
  room: Room,
  list: RefObject<HTMLElement | null>,
): TreeWindow {
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: OVERSCAN,
    scrollMargin: useTopInPage(list),
    paddingStart: room.above,
    paddingEnd: room.below,
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
        return { above: Math.max(0, -wanted), below: Math.max(0, wanted - furthest) };
      },
    };
  }, [virtualizer, latest]);

  return { virtualizer, geometry };
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
