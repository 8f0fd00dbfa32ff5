import { useEffect, useState, type RefObject } from 'react';

/** Returns the value, or the one before while something in the element is pressed: nothing changes its place under a finger. */
export function useHeld<T>(value: T, root: RefObject<HTMLElement | null>): T {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const hold = () => setHeld({ value });
    element.addEventListener('pointerdown', hold);
    return () => element.removeEventListener('pointerdown', hold);
  }, [root, value]);
  useEffect(() => {
    if (!held) return undefined;
    // The click comes after its pointer is up.
    const release = () => void setTimeout(() => setHeld(null));
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [held]);
  return held ? held.value : value;
}
