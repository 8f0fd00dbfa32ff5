import { SCROLL_SAVE_DELAY, SCROLL_STORAGE_KEY } from '@carta/domain';
import { useEffect } from 'react';

/** Restores the scroll position of the last visit, and stores it once scrolling has stopped. */
export function useScrollRestoration(): void {
  useEffect(() => {
    window.scrollTo({ top: readScroll(), behavior: 'instant' });
    let pause: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      clearTimeout(pause);
      pause = setTimeout(() => keepScroll(window.scrollY), SCROLL_SAVE_DELAY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(pause);
      window.removeEventListener('scroll', remember);
    };
  }, []);
}

function readScroll(): number {
  try {
    return Number(localStorage.getItem(SCROLL_STORAGE_KEY)) || 0;
  } catch {
    return 0;
  }
}

function keepScroll(top: number): void {
  try {
    localStorage.setItem(SCROLL_STORAGE_KEY, String(Math.round(top)));
  } catch {
    // Without storage the screen starts at the top next time.
  }
}
