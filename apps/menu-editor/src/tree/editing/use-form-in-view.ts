import { useEffect, type RefObject } from 'react';

/** Pixels that the sticky header takes, and that stay free below. */
const HEADER = 64;
const MARGIN = 16;

/** Scrolls so that the form is seen, its buttons above the keyboard of a phone. */
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
