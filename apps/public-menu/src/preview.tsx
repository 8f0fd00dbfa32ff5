// The script of the panel's preview frame, in place of the diners' script: renders unsaved values and counts no visit.
import '@carta/ui/elements.css';
import './page.css';
import './scripted.css';
import { isPreviewMessage, isPreviewPointer, pointedPlace, PREVIEW_READY, type PreviewPlace } from '@carta/contract';
import { isChanged, type PublicMenu } from '@carta/domain';
import { memo, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { markPlaces } from './categories/mark-places.ts';
import { keyOfElement } from './element-id.ts';
import { MenuContext } from './menu-context.ts';
import { menuWithOrdering } from './menu-with-ordering.ts';
import { MenuPage } from './menu-page.tsx';
import { addPluses } from './order/pluses.ts';
import { PreviewSheet } from './order/preview-sheet.tsx';
import { useShownPlace } from './preview/shown-place.ts';
import { themeCss } from './theme/theme-css.ts';

const panel = window.parent;

if (panel !== window) {
  const { show, point, open } = createPreview();
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== panel) return;
    if (isPreviewMessage(data)) show(data.menu);
    else if (isPreviewPointer(data)) point(pointedPlace(data));
  });
  // Only links within the page work: another page would replace the preview.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    const plus = event.target.closest<HTMLElement>('[data-plus]');
    const row = event.target.closest('a[data-title]')?.closest('[data-visit="product"]');
    if (plus?.dataset.plus) open(plus.dataset.plus);
    else if (row) open(keyOfElement(row.id));
  });
  panel.postMessage(PREVIEW_READY, location.origin);
}

/**
 * `show` renders a menu in the place of the server's page, `point` shows a place, `open` the sheet of a product. The first two render in a
 * transition, so that typing stays responsive.
 */
function createPreview() {
  const container = document.createElement('div');
  const root = createRoot(container);
  const theme = new CSSStyleSheet();
  document.adoptedStyleSheets.push(theme);
  const sheet = new PreviewSheet();
  const replacePage = () => {
    if (!container.isConnected) document.body.replaceChildren(container, sheet.root);
  };

  let shown: { readonly menu: PublicMenu; readonly now: number } | null = null;
  let current: PreviewPlace | null = null;
  const render = () => {
    if (!shown) return;
    const { menu, now } = shown;
    startTransition(() =>
      root.render(
        <MenuContext value={{ ...menu, now, languageQuery: '' }}>
          <PreviewPage menu={menu} current={current} sheet={sheet} onRendered={replacePage} />
        </MenuContext>,
      ),
    );
  };
  return {
    show(sent: PublicMenu) {
      const menu = menuWithOrdering(sent);
      theme.replaceSync(themeCss(menu.style.mainColor));
      shown = { menu, now: Date.now() };
      render();
    },
    point(place: PreviewPlace | null) {
      if (!isChanged(current, place)) return;
      current = place;
      render();
    },
    open: sheet.open,
  };
}

/** Stays as it is while only the ring moves. */
const Page = memo(MenuPage);

interface PreviewPageProps {
  readonly menu: PublicMenu;
  readonly current: PreviewPlace | null;
  readonly sheet: PreviewSheet;
  readonly onRendered: () => void;
}

function PreviewPage({ menu, current, sheet, onRendered }: PreviewPageProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useLayoutEffect(showPluses, [menu]);
  const places = menu.categories.map(({ key, categories }) => [key, ...categories.map((child) => child.key)]).join();
  useEffect(markPlaces, [places]);
  useShownPlace(current, menu);
  useEffect(() => sheet.show(menu), [sheet, menu]);
  useEffect(() => sheet.point(current), [sheet, current]);
  return <Page menu={menu} />;
}

/** They lie in rows that are rendered again, and of which some can no longer be ordered. */
function showPluses(): void {
  for (const plus of document.querySelectorAll('[data-plus]')) plus.remove();
  const page = document.querySelector<HTMLElement>('main[data-orders]');
  if (page) addPluses(page);
}
