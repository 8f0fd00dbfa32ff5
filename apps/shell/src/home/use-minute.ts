import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns the time in ms since 1970, each minute anew. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
