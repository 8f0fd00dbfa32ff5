import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { LineHeights } from './line-heights.ts';
import { isRow, type TreeLine } from './lines.ts';
import type { MovingRow } from './rows.ts';
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

type TreeVirtualizer = Virtualizer<Window, HTMLElement>;

interface TreeWindow {
  readonly virtualizer: TreeVirtualizer;
  readonly geometry: TreeGeometry;
}

interface TreeWindowOptions {
  readonly lines: readonly TreeLine[];
  /** Keys of lines that are always rendered. */
  readonly pinned: readonly (string | null)[];
  readonly drag: { readonly room: Room; readonly moving: MovingRow } | null;
  /** Key of the category that sticks below the screen's header. */
  readonly stuck: string | null;
  readonly list: RefObject<HTMLElement | null>;
}

/** Renders only the visible rows, some around them, and the pinned ones. */
export function useTreeWindow({ lines, pinned, drag, stuck, list }: TreeWindowOptions): TreeWindow {
  const indexes = useMemo(() => new Map(lines.map(({ key }, index) => [key, index])), [lines]);
  const [heights] = useState(() => new LineHeights());
  const { drawAt, observeElementOffset } = useDrawnOffset();
  const areClosed = drag?.moving.kind === 'category';
  // Picking up and dropping a category closes and opens rows: the visible ones render first.
  const hasSettled = useDeferredValue(areClosed) === areClosed;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    overscan: hasSettled ? OVERSCAN.later : OVERSCAN.atOnce,
    // During a drag, a scroll and the new target render together.
    useFlushSync: drag === null,
    scrollMargin: useTopInPage(list),
    paddingStart: drag?.room.above,
    paddingEnd: drag?.room.below,
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    estimateSize: (index) => (lines[index] ? heights.heightOf(lines[index]) : 0),
    measureElement: useCallback(
      (element: HTMLElement, entry: ResizeObserverEntry | undefined, { options }: TreeVirtualizer) => {
        const key = String(options.getItemKey(Number(element.dataset.index)));
        const height = entry ? heightIn(entry) : (heights.measuredOf(key) ?? element.offsetHeight);
        heights.measure(key, height);
        return height;
      },
      [heights],
    ),
    // So that the first render, which may be interrupted, has its rows; those of a window that is measured after it render in one task.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementOffset,
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinned, indexes), [pinned, indexes]),
  });
  useMeasuredAtWidth(virtualizer, heights);
  const latest = useLatest({ lines, indexes, stuck });

  const geometry = useMemo(() => {
    const starts = () => {
      const { scrollMargin, paddingStart } = virtualizer.options;
      return heights.startsOf(latest.current.lines, scrollMargin + paddingStart);
    };
    const extentAt = (index: number): Extent => {
      const tops = starts();
      return { start: tops[index] ?? 0, end: (index >= 0 && tops[index + 1]) || 0 };
    };
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
        const index = starts().findLastIndex((start) => start <= top);
        return latest.current.lines[index]?.key ?? null;
      },
      topOnScreen: (key: string) =>
        key === latest.current.stuck ? screenHeaderEnd() : extentAt(indexOf(key)).start - window.scrollY,
      scrollTo(key: string, topOnScreen: number) {
        const wanted = extentAt(indexOf(key)).start - topOnScreen;
        const furthest = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: wanted, behavior: 'instant' });
        drawAt(window.scrollY);
        return missingRoom(wanted, furthest);
      },
      prepare(lines: readonly TreeLine[], key: string, topOnScreen: number) {
        const starts = heights.startsOf(lines, virtualizer.options.scrollMargin);
        const wanted = (starts[lines.findIndex((line) => line.key === key)] ?? 0) - topOnScreen;
        const around = document.documentElement.scrollHeight - virtualizer.getTotalSize();
        const total = (starts.at(-1) ?? 0) - virtualizer.options.scrollMargin;
        drawAt(Math.max(0, wanted));
        return missingRoom(wanted, around + total - window.innerHeight);
      },
    };
  }, [virtualizer, heights, drawAt, latest]);

  return { virtualizer, geometry };
}

/** Measures the rendered rows again once the page is of another width, and forgets the heights of the others. */
function useMeasuredAtWidth(virtualizer: TreeVirtualizer, heights: LineHeights): void {
  useEffect(() => {
    let width = window.innerWidth;
    const measure = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      heights.forget();
      for (const element of virtualizer.elementsCache.values()) {
        virtualizer.options.measureElement(element, undefined, virtualizer);
      }
      virtualizer.measure();
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [virtualizer, heights]);
}

type ReportOffset = (offset: number, isScrolling: boolean) => void;

/** `drawAt` tells the window the scroll position, in pixels, at which it renders next; the page's own scroll event comes a frame later. */
function useDrawnOffset() {
  const report = useRef<ReportOffset | null>(null);
  const observeElementOffset = useCallback((virtualizer: TreeVirtualizer, onOffset: ReportOffset) => {
    report.current = onOffset;
    return observeWindowOffset(virtualizer, onOffset);
  }, []);
  const drawAt = useCallback((scroll: number) => report.current?.(scroll, false), []);
  return { observeElementOffset, drawAt };
}

function heightIn({ borderBoxSize, target }: ResizeObserverEntry): number {
  return Math.round(borderBoxSize[0]?.blockSize ?? target.getBoundingClientRect().height);
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
