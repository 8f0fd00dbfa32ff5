import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { CategoryRow, Row } from './rows.ts';
import { screenHeaderEnd, STUCK_HEIGHT } from './scroll-row-into-view.ts';
import { useLatest } from './use-latest.ts';
import type { TreeGeometry } from './use-tree-window.ts';

interface StuckCategory {
  readonly rows: readonly Row[];
  readonly geometry: TreeGeometry;
  readonly list: RefObject<HTMLElement | null>;
  /** False while a row is moved or edited. */
  readonly active: boolean;
  /** Null while not active. */
  readonly stuck: string | null;
  readonly setStuck: (key: string | null) => void;
}

/** Keeps the row of the category in sight whose contents scroll below the screen's header; the next category pushes it away. */
export function useStuckCategory({ rows, geometry, list, active, stuck, setStuck }: StuckCategory): void {
  const categories = useMemo(() => rows.filter((row) => row.kind === 'category'), [rows]);
  const look = () => {
    if (!active) return;
    const header = window.scrollY + screenHeaderEnd();
    const line = header + STUCK_HEIGHT;
    const passed = window.scrollY > 0;
    const index = passed ? categories.findLastIndex(({ key }) => geometry.extentOf(key).end <= line) : -1;
    const last = categories[index];
    const next = categories[index + 1];
    const holder = around(categories, index);
    // The next category pushes the row away; a closed one uncovers it by leaving.
    const pushed = next ? line - geometry.extentOf(next.key).start : 0;
    const covered = last && last !== holder ? geometry.extentOf(last.key).end - header : 0;
    push(list.current, Math.max(0, pushed, covered));
    setStuck(holder?.key ?? null);
  };
  const latest = useLatest(look);
  useLayoutEffect(look);
  useEffect(() => {
    const onScroll = () => latest.current();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [latest]);

  // A category that is closed by its stuck row stays at the place where it was pressed.
  useLayoutEffect(() => {
    const closed = active && categories.some(({ key, expanded }) => key === stuck && !expanded);
    if (closed && stuck !== null) geometry.scrollTo(stuck, screenHeaderEnd());
  }, [active, categories, stuck, geometry]);
}

/** Moves the stuck row up by this many pixels. At the list, the property would be inherited by each element of each row. */
function push(list: HTMLElement | null, by: number): void {
  list?.querySelector<HTMLElement>('[data-stuck]')?.style.setProperty('--pushed', `${-by}px`);
}

/** Returns the open category that holds what follows the row at `index`. */
function around(categories: readonly CategoryRow[], index: number): CategoryRow | undefined {
  const row = categories[index];
  if (!row || row.expanded) return row;
  return row.level === 2 ? categories.findLast(({ level }, at) => at < index && level === 1) : undefined;
}
