import { lazyComponent, lazyModule, onFirstInteraction } from '@carta/ui';
import type { ReactNode } from 'react';
import { isWide } from './is-wide.ts';
import styles from './with-preview.module.css';

/** The screen loads before the preview beside it. */
const BESIDE_AFTER_MS = 1_500;

const preview = lazyModule(() => import(/* webpackChunkName: "preview" */ './preview.tsx'), { retries: true });
const loadLater = async () => {
  await idle();
  return preview.load();
};
const Preview = lazyComponent({ ...preview, load: loadLater }, ({ Preview }) => Preview);

/** The diners' page beside the screen; where there is no room, a tap away. */
export function WithPreview({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      {/* Last in the page, so that the keyboard comes to the screen first; an edited row leaves it usable. */}
      <div className={styles.place} data-above-block>
        <Preview />
      </div>
    </div>
  );
}

/** Ends on the first interaction, or once the screen has had time to load. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, isWide() ? BESIDE_AFTER_MS : 0);
    onFirstInteraction(resolve);
  });
}
