import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Returns the time in ms since 1970, anew every 10 s. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
