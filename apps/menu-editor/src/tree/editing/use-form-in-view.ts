import { useEffect, type RefObject } from 'react';

/** Height of the sticky header and free space below the form, in pixels. */
const HEADER = 64;
const MARGIN = 16;

/** Scrolls the form into view, with its buttons above the on-screen keyboard. */
export function useFormInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    const place = () => {
      const element = form.current;
      if (!element) return;
      const keyboard = screen ? Math.max(0, window.innerHeight - screen.height - screen.offsetTop) : 0;
      element.style.setProperty('--keyboard', `${keyboard}px`);
      const { top, bottom } = element.getBoundingClientRect();
      const below = bottom - (window.innerHeight - keyboard - MARGIN);
      const room = top - HEADER;
      if (below > 0 || room < 0) window.scrollBy({ top: Math.min(below, room), behavior: 'instant' });
    };
    place();
    screen?.addEventListener('resize', place);
    return () => screen?.removeEventListener('resize', place);
  }, [form]);
}
