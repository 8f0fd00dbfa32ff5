import { lazyComponent, lazyModule, onFirstInteraction } from '@carta/ui';
import type { ReactNode } from 'react';
import { isWide } from './is-wide.ts';
import styles from './with-preview.module.css';

/** On a wide screen the preview loads this long after the screen. */
const PREVIEW_DELAY_MS = 1_500;

const preview = lazyModule(() => import(/* webpackChunkName: "preview" */ './preview.tsx'), { retries: true });
const loadLater = async () => {
  await idle();
  return preview.load();
};
const Preview = lazyComponent({ ...preview, load: loadLater }, ({ Preview }) => Preview);

/** A screen with the preview beside it; on narrow screens, with a button that opens the preview. */
export function WithPreview({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      {/* Last in the document, so that Tab reaches the screen first; usable while a row is edited. */}
      <div className={styles.place} data-above-block>
        <Preview />
      </div>
    </div>
  );
}

/** Resolves on the first interaction, or once the screen has had time to load. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, isWide() ? PREVIEW_DELAY_MS : 0);
    onFirstInteraction(resolve);
  });
}
