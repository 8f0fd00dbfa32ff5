import { useEffect, useState } from 'react';

const LOCK = 'carta/orders/sound';

/** Returns whether this tab is the one of the browser that sounds: of those that want to, the one that was seen last. */
export function useSoundingTab(isWanted: boolean): boolean {
  const [isSounding, setSounding] = useState(false);
  useEffect(() => (isWanted ? holdSound(setSounding) : undefined), [isWanted]);
  return isWanted && isSounding;
}

/**
 * Tells `onTurn` whether this tab holds the browser's lock of the sound, until the returned function is called. Over plain http browsers have no
 * locks: each tab sounds.
 */
function holdSound(onTurn: (isHeld: boolean) => void): () => void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    onTurn(true);
    return () => undefined;
  }
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  let place: AbortController | null = null;
  let isHeld = false;
  /** Counts requests: only the last one counts. */
  let last = 0;
  const turn = (next: boolean) => {
    isHeld = next;
    onTurn(next);
  };
  const ask = (options: LockOptions) => {
    const own = (last += 1);
    const isOver = () => own !== last || ending.signal.aborted;
    const hold = () => {
      if (isOver()) return undefined;
      turn(true);
      return ended;
    };
    // Refused once another tab takes the lock.
    locks.request(LOCK, options, hold).catch(() => {
      if (isOver()) return;
      turn(false);
      queue();
    });
  };
  const queue = () => {
    place = new AbortController();
    ask({ signal: place.signal });
  };
  // A tab that the system has put to sleep would hold the lock and be silent.
  const takeWhenSeen = () => {
    if (document.hidden || isHeld) return;
    ask({ steal: true });
    place?.abort();
  };
  if (document.hidden) queue();
  else takeWhenSeen();
  document.addEventListener('visibilitychange', takeWhenSeen);
  return () => {
    document.removeEventListener('visibilitychange', takeWhenSeen);
    ending.abort();
    place?.abort();
  };
}
