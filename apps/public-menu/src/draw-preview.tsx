import type { PreviewMessage } from '@carta/contract';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { NowContext } from './sold-out/sold-out-tag.tsx';
import { themeCss } from './theme/theme-css.ts';
import { PreviewPage } from './preview-page.tsx';

/** Gives what draws a menu in the place of the page that the server sent, a little at a time, so that typing goes on meanwhile. */
export function drawPreview(): (message: PreviewMessage) => void {
  const place = document.createElement('div');
  const root = createRoot(place);
  const theme = new CSSStyleSheet();
  document.adoptedStyleSheets.push(theme);
  const showDrawn = () => {
    if (!place.isConnected) document.body.replaceChildren(place);
  };

  return ({ menu, at }) => {
    theme.replaceSync(themeCss(menu.style.mainColor));
    startTransition(() =>
      root.render(
        <NowContext value={Date.now()}>
          <PreviewPage menu={menu} at={at} onDrawn={showDrawn} />
        </NowContext>,
      ),
    );
  };
}
