// The script of the panel's preview frame, in place of the diners' script: renders unsaved values and counts no visit.
import './styles.ts';
import { isPreviewMessage, PREVIEW_READY, type PreviewMessage } from '@carta/contract';
import type { Key, PublicMenu } from '@carta/domain';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { markCurrentTab } from './categories/current-tab.ts';
import { elementId } from './element-id.ts';
import { MenuPage } from './menu-page.tsx';
import styles from './preview.module.css';
import { NowContext } from './sold-out-tag.tsx';
import { themeCss } from './theme/theme-css.ts';

const panel = window.parent;

if (panel !== window) {
  const render = createPreview();
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === panel && isPreviewMessage(data)) render(data);
  });
  // Only links within the page work: another page would replace the preview.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  panel.postMessage(PREVIEW_READY, location.origin);
}

/** Returns a function that renders a menu in the place of the server's page. It renders in a transition, so that typing stays responsive. */
function createPreview(): (message: PreviewMessage) => void {
  const container = document.createElement('div');
  const root = createRoot(container);
  const theme = new CSSStyleSheet();
  document.adoptedStyleSheets.push(theme);
  const replacePage = () => {
    if (!container.isConnected) document.body.replaceChildren(container);
  };

  return ({ menu, at }) => {
    theme.replaceSync(themeCss(menu.style.mainColor));
    startTransition(() =>
      root.render(
        <NowContext value={Date.now()}>
          <PreviewPage menu={menu} current={at} onRendered={replacePage} />
        </NowContext>,
      ),
    );
  };
}

interface PreviewPageProps {
  readonly menu: PublicMenu;
  /** The record that the owner is editing: it gets a ring and is scrolled into view. */
  readonly current: Key | null;
  readonly onRendered: () => void;
}

function PreviewPage({ menu, current, onRendered }: PreviewPageProps) {
  useLayoutEffect(onRendered, [onRendered]);
  const tabs = menu.categories.map(({ key }) => key).join();
  useEffect(markCurrentTab, [tabs]);
  useEffect(() => {
    const element = current === null ? null : document.getElementById(elementId({ key: current }));
    if (!element || !styles.current) return;
    const ring = styles.current;
    element.classList.add(ring);
    // `scrollIntoView` would scroll the panel around the frame as well.
    window.scrollBy({ top: element.getBoundingClientRect().top - window.innerHeight / 3 });
    return () => element.classList.remove(ring);
  }, [current]);
  return <MenuPage menu={menu} />;
}
