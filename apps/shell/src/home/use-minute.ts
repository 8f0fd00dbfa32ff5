import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Returns the time in ms since 1970, anew when a minute of the clock begins. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        MINUTE - (Date.now() % MINUTE),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
