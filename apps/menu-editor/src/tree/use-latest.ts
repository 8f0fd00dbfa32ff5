import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the last rendered value, for callbacks that must stay the same between renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
