import { lazyScreen, untilFetched } from '@carta/panel';
import { onFirstInteraction } from '@carta/ui';
import type { ReactNode } from 'react';
import { isWide } from './is-wide.ts';
import styles from './with-preview.module.css';

/** In ms: beside a screen, the screen itself comes first. */
const BESIDE_AFTER = 1_500;

const fetchPreview = () => import(/* webpackChunkName: "preview" */ './preview.tsx');
const Preview = lazyScreen(async () => {
  await rested();
  return (await untilFetched(fetchPreview)).Preview;
}, null);

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

function rested(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, isWide() ? BESIDE_AFTER : 0);
    onFirstInteraction(resolve);
  });
}
