import { useCallback, useEffect, useMemo, useRef } from 'react';

const MOVES = ['mousemove', 'mouseup', 'touchmove'] as const;

/**
 * Tracks the top of the carried row, in pixels of the viewport. The drag library updates it only with its next render, which may come after
 * a quick drop.
 */
export function useGrip(carried: boolean) {
  const grip = useRef({ top: 0, startedAt: 0, pointer: 0 });

  useEffect(() => {
    if (!carried) return;
    const follow = (event: Event) => {
      grip.current.pointer = heightOf(event) ?? grip.current.pointer;
    };
    // Captured at the window, so that the position is known before the library handles the drop.
    for (const move of MOVES) window.addEventListener(move, follow, { capture: true, passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, follow, { capture: true });
    };
  }, [carried]);

  const take = useCallback((begin: Event, top: number) => {
    const startedAt = heightOf(begin) ?? 0;
    grip.current = { top, startedAt, pointer: startedAt };
  }, []);
  const top = useCallback(() => grip.current.top + grip.current.pointer - grip.current.startedAt, []);
  return useMemo(() => ({ take, top }), [take, top]);
}

function heightOf(event: Event): number | undefined {
  if (event instanceof MouseEvent) return event.clientY;
  return 'touches' in event ? (event as TouchEvent).touches[0]?.clientY : undefined;
}
