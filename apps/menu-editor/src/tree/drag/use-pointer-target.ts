import { useCallback, useEffect, type RefObject } from 'react';
import { covered } from '../scroll-row-into-view.ts';
import type { TreeGeometry } from '../use-tree-window.ts';
import { clampScroll, scrollSpeed } from './auto-scroll.ts';
import { landing, NOWHERE, type Landing } from './drop-target.ts';

/** A longer frame scrolls no further, since the owner has not seen the page meanwhile. */
const LONGEST_FRAME_MS = 50;

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface PointerTarget {
  /** Key of the carried row; null without one. */
  readonly carried: string | null;
  /** Returns the box of the lifted row, in pixels of the viewport. */
  readonly lifted: () => Box | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly geometry: TreeGeometry;
  /** The categories that can hold the row, by key. */
  readonly targets: ReadonlyMap<string, unknown>;
  /** Receives the landing once per frame. */
  readonly onTarget: (landing: Landing) => void;
}

/** While a row is carried, scrolls the page near its edges and finds where the row would land. Returns a function that finds it immediately. */
export function usePointerTarget({ carried, lifted, list, geometry, targets, onTarget }: PointerTarget): () => void {
  const find = useCallback(() => {
    const box = lifted();
    if (carried === null || !box || !list.current) return;
    const { extents, position } = geometry.siblingsOf(carried);
    const { left, right } = list.current.getBoundingClientRect();
    const center = box.left + box.width / 2;
    const beside = center < left || center > right;
    const { height } = box;
    const top = box.top + window.scrollY;
    const under = geometry.rowAt(top + height / 2);
    onTarget(beside ? NOWHERE : landing({ top, height, siblings: extents, slot: position }, under, targets));
  }, [carried, lifted, list, geometry, targets, onTarget]);

  useEffect(() => {
    if (carried === null) return;
    let frame = 0;
    let before = performance.now();
    let heldMs = 0;

    const look = (now: number) => {
      frame = requestAnimationFrame(look);
      const elapsed = Math.min(now - before, LONGEST_FRAME_MS);
      before = now;
      const box = lifted();
      if (!box) return;
      const extents = targets.size > 0 ? geometry.ends() : geometry.siblingsOf(carried).extents;
      const group = { top: extents[0]?.start ?? 0, bottom: extents.at(-1)?.end ?? 0 };
      const speed = scrollSpeed(box.top + box.height / 2, visibleEdges(), heldMs);
      heldMs = speed === 0 ? 0 : heldMs + elapsed;
      const by = clampScroll((speed * elapsed) / 1_000, onScreen(group), visibleEdges());
      if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
      find();
    };

    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [carried, lifted, geometry, targets, find]);

  return find;
}

function visibleEdges() {
  const { top, bottom } = covered();
  return { top, bottom: window.innerHeight - bottom };
}

function onScreen({ top, bottom }: { top: number; bottom: number }) {
  return { top: top - window.scrollY, bottom: bottom - window.scrollY };
}
