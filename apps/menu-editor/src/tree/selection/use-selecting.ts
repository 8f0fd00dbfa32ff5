import type { Menu } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { lazyModule, onFirstInteraction } from '@carta/ui';
import { createContext, useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { selectIsSelecting, selectSelected } from '../../tree-state/selection-slice.ts';
import type { SelectBoxProps } from './selecting.tsx';
import type { BoxState } from './selection.ts';

/** The box of a row; null until its code has loaded. */
export const SelectBoxContext = createContext<ComponentType<SelectBoxProps> | null>(null);

const selecting = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './selecting.tsx'));

/** Loads what selects rows on the first interaction. `boxOf` returns the state of a row's box, null while nothing is selected. */
export function useSelecting(menu: Menu) {
  const [code, setCode] = useState(selecting.peek);
  useEffect(() => onFirstInteraction(() => void selecting.load().then(setCode, () => undefined)), []);
  const touch = useEarlyTouch(code !== undefined);
  const selected = useSelector(selectSelected);
  const isSelecting = useSelector(selectIsSelecting);
  const boxes = useMemo(
    () => (code && isSelecting ? code.boxStates(menu, selected) : null),
    [code, isSelecting, menu, selected],
  );
  const boxOf = (key: string): BoxState | null => boxes && (boxes.get(key) ?? 'off');
  return { boxOf, touch, Selecting: code?.Selecting, SelectBox: code?.SelectBox ?? null };
}

/** Keeps the touch that rests on the page while the code is not loaded: the first one may be a long press. */
function useEarlyTouch(isLoaded: boolean): RefObject<TouchEvent | null> {
  const touch = useRef<TouchEvent | null>(null);
  useEffect(() => {
    if (isLoaded) return;
    const ends = new AbortController();
    const note = (event: TouchEvent) => (touch.current = event.type === 'touchstart' ? event : null);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      addEventListener(type, note, { passive: true, signal: ends.signal });
    return () => ends.abort();
  }, [isLoaded]);
  return touch;
}
