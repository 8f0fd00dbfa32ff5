import { SCROLL_SAVE_DELAY, SCROLL_STORAGE_KEY } from '@carta/domain';
import { useEffect } from 'react';

/** Brings the page back to where the owner left it, and remembers where it is once it has been still for a moment. */
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
    // A browser that refuses storage only begins at the top next time.
  }
}
