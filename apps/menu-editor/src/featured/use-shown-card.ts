import { useEffect, useState, type RefObject } from 'react';

/** Which card stands at the left edge, 0-based, whether some are out of sight, and how to bring another one there. */
export function useShownCard(list: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);
  const [pages, setPages] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      setShown(cardAt(element));
      setPages(element.scrollWidth > element.clientWidth);
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, count]);

  const show = (index: number) => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  };
  return { shown: Math.min(shown, count - 1), pages, show };
}

/** At the far end the last card is the one, though others stand at the edge. */
function cardAt(list: HTMLElement): number {
  const cards = [...list.children];
  if (list.scrollLeft > 0 && list.scrollLeft >= list.scrollWidth - list.clientWidth - 1) return cards.length - 1;
  const edge = list.getBoundingClientRect().left;
  const away = cards.map((card) => Math.abs(card.getBoundingClientRect().left - edge));
  return Math.max(away.indexOf(Math.min(...away)), 0);
}
