import type { PreviewPlace, PreviewSection } from '@carta/contract';
import type { PublicMenu } from '@carta/domain';
import { useEffect, useRef } from 'react';
import { elementId } from '../element-id.ts';
import menuEnd from '../menu-end.module.css';
import styles from './shown-place.module.css';

const SECTIONS: Readonly<Record<PreviewSection, string>> = {
  header: 'main header',
  featured: 'section[aria-labelledby="destacados"]',
  prices: '[data-visit="product"]',
  information: '#informacion',
  wifi: '#wifi',
  board: '#pizarra',
  contact: '#contacto',
  notice: `.${menuEnd.notice}`,
};

/**
 * Rings the record that the owner edits, hovers or has the focus on, and scrolls to the place. Scrolls once for each place, and again when it
 * appears on the page: else the owner may scroll by hand.
 */
export function useShownPlace(place: PreviewPlace | null, menu: PublicMenu): void {
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const element = elementOf(place);
    if (element === shown.current) return;
    const ring = styles.current ?? '';
    shown.current?.classList.remove(ring);
    shown.current = element;
    if (!element) return;
    if (place?.kind !== 'section') element.classList.add(ring);
    scrollTo(element);
  }, [place, menu]);
}

function elementOf(place: PreviewPlace | null): Element | null {
  if (place === null || place.kind === 'group') return null;
  if (place.kind === 'section') return document.querySelector(SECTIONS[place.section]);
  return document.getElementById(elementId(place));
}

/** `scrollIntoView` would scroll the panel around the frame as well. */
function scrollTo(element: Element): void {
  // A scroll that starts from sections whose height is only estimated ends elsewhere.
  document.documentElement.dataset.drawn = '';
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 3 });
}
