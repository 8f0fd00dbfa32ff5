import type { Key, PublicMenu } from '@carta/domain';
import { useEffect, useLayoutEffect } from 'react';
import { anchorOf } from './anchor-of.ts';
import { markCurrentTab } from './categories/current-tab.ts';
import { MenuPage } from './menu-page.tsx';
import styles from './preview-page.module.css';

interface PreviewPageProps {
  readonly menu: PublicMenu;
  /** What the owner is at: it is ringed, and comes into sight. */
  readonly at: Key | null;
  readonly onDrawn: () => void;
}

export function PreviewPage({ menu, at, onDrawn }: PreviewPageProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  const tabs = menu.categories.map(({ key }) => key).join();
  useEffect(markCurrentTab, [tabs]);
  useEffect(() => {
    const place = at === null ? null : document.getElementById(anchorOf({ key: at }));
    if (!place || !styles.at) return;
    const ring = styles.at;
    place.classList.add(ring);
    // `scrollIntoView` would scroll the panel around the frame as well.
    window.scrollBy({ top: place.getBoundingClientRect().top - window.innerHeight / 3 });
    return () => place.classList.remove(ring);
  }, [at]);
  return <MenuPage menu={menu} />;
}
