import { useEffect } from 'react';

/** Keeps the screen awake while the page is seen, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!isWanted || !wakeLock) return undefined;
    let held: WakeLockSentinel | null = null;
    let isAsking = false;
    let isOver = false;
    const ask = async () => {
      // The browser releases it when the page is hidden.
      if (document.hidden || isAsking || held?.released === false) return;
      isAsking = true;
      try {
        held = await wakeLock.request('screen');
        if (isOver) await held.release();
      } catch {
        // Refused, as by a phone that saves its battery: the screen sleeps as it does elsewhere.
      }
      isAsking = false;
    };
    const askWhenSeen = () => void ask();
    askWhenSeen();
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askWhenSeen);
      void held?.release();
    };
  }, [isWanted]);
}
