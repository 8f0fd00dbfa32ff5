import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { estimateHeight } from './estimate-height.ts';
import type { Row } from './rows.ts';
import { useLatest } from './use-latest.ts';

const OVERSCAN = 6;
/** Pixels that the sticky header and the bar at the bottom may cover. */
export const COVERED = { top: 64, bottom: 96 };

export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The tree's geometry, in pixels of the page, for rows that are drawn and rows that are not. */
export interface TreeGeometry {
  /** Where the siblings of a row stand, from the first to the last, the row among them; they have to touch each other. */
  siblingsOf: (key: string) => { readonly extents: readonly Extent[]; readonly position: number };
  bringIntoSight: (key: string) => void;
  /** Makes a change at once and scrolls so that the row stays where it is on the screen. */
  keepInPlace: (key: string, change: () => void) => void;
}

interface TreeWindow {
  readonly virtualizer: Virtualizer<Window, Element>;
  readonly geometry: TreeGeometry;
}

/** Which rows are drawn: those in sight, some around them, and the pinned ones wherever the page is. */
export function useTreeWindow(
  rows: readonly Row[],
  pinned: readonly (string | null)[],
  list: RefObject<HTMLElement | null>,
): TreeWindow {
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    overscan: OVERSCAN,
    scrollMargin: useTopInPage(list),
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.bottom,
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
      bringIntoSight(key: string) {
        virtualizer.scrollToIndex(indexOf(key), { align: 'auto' });
      },
      keepInPlace(key: string, change: () => void) {
        const onScreen = extentAt(indexOf(key)).start - window.scrollY;
        flushSync(change);
        window.scrollTo({ top: extentAt(indexOf(key)).start - onScreen, behavior: 'instant' });
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
