import { useEffect } from 'react';

/** Shows a number in the badge of the installed app; nothing for 0, and once the page is left. */
export function useWaitingBadge(count: number): void {
  useEffect(() => {
    if (count === 0 || !('setAppBadge' in navigator)) return undefined;
    // Where the browser refuses, the tab's title still says it.
    const clear = () => void navigator.clearAppBadge().catch(() => undefined);
    void navigator.setAppBadge(count).catch(() => undefined);
    window.addEventListener('pagehide', clear);
    return () => {
      window.removeEventListener('pagehide', clear);
      clear();
    };
  }, [count]);
}
