import { useEffect, type RefObject } from 'react';
import { covered, screenHeaderEnd } from '../scroll-row-into-view.ts';

/** Free space below the form, in pixels. */
const MARGIN = 16;

interface Place {
  /** Distance from the top of the tree, in pixels; the form is placed again when it changes. */
  readonly top: number;
  /** Height of what has to be in view below the form, in pixels. */
  readonly below: number;
}

/** Scrolls the form into view, with its buttons above the on-screen keyboard. `place` is that of a form between the rows. */
export function useFormInView(form: RefObject<HTMLElement | null>, place?: Place): void {
  const header = place ? covered().top : screenHeaderEnd() + 8;
  const { top = 0, below = 0 } = place ?? {};
  useEffect(() => {
    const screen = window.visualViewport;
    const show = () => {
      const element = form.current;
      if (!element) return;
      const keyboard = screen ? Math.max(0, window.innerHeight - screen.height - screen.offsetTop) : 0;
      element.style.setProperty('--keyboard', `${keyboard}px`);
      const box = element.getBoundingClientRect();
      const hidden = box.bottom + below - (window.innerHeight - keyboard - MARGIN);
      const room = box.top - header;
      if (hidden > 0 || room < 0) window.scrollBy({ top: Math.min(hidden, room), behavior: 'instant' });
    };
    show();
    screen?.addEventListener('resize', show);
    return () => screen?.removeEventListener('resize', show);
  }, [form, header, below, top]);
}
