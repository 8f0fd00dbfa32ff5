import { useLocation } from '@carta/panel';
import { BelowHeader, IconButton, lazyComponent, lazyModule } from '@carta/ui';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { PreviewOpener } from '../preview-opener.ts';
import { isFolded, rememberFolded } from './folded.ts';
import { isWide, WIDE } from './is-wide.ts';
import { PhoneSkeleton } from './phone-skeleton.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PreviewPointing } from './preview-pointing.tsx';
import styles from './with-preview.module.css';

const preview = lazyModule(() => import(/* webpackChunkName: "preview" */ './preview.tsx'), { retries: true });
const Preview = lazyComponent(preview, ({ Preview }) => Preview);

/** Screens that need the whole width. */
const WITHOUT_PREVIEW = ['/panel/menu/analytics', '/panel/menu/import'];
/** Has the button in its toolbar. */
const WITH_TOOLBAR = '/panel/menu/flat';

/** A screen with the preview beside it; on narrow screens, with a button that opens the preview. */
export function WithPreview({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const wide = useSyncExternalStore(watchWidth, isWide);
  const hasPreview = !WITHOUT_PREVIEW.includes(pathname);
  const button = hasPreview && !wide ? <PreviewButton /> : null;
  const hasToolbar = pathname === WITH_TOOLBAR;
  const isBeside = hasPreview && wide;
  return (
    <div className={isBeside ? styles.layout : undefined}>
      <BelowHeader value={hasToolbar ? null : button}>
        <PreviewOpener value={hasToolbar ? button : null}>
          <PreviewPointing>{children}</PreviewPointing>
        </PreviewOpener>
      </BelowHeader>
      {/* Last in the document, so that Tab reaches the screen first; usable while a row is edited. */}
      {isBeside && <Column />}
    </div>
  );
}

function Column() {
  const [folded, setFolded] = useState(isFolded);
  // Only the pointer works in it, so that Tab passes by: what it shows is reached by the rows.
  const [inUse, setInUse] = useState(false);
  const toggle = () => {
    rememberFolded(!folded);
    setFolded(!folded);
  };
  return (
    <aside className={styles.place} data-above-block data-folded={folded} aria-label="Vista previa">
      <div className={styles.fold}>
        <IconButton
          variant={folded ? 'outlined' : 'muted'}
          label={folded ? 'Mostrar vista previa' : 'Plegar vista previa'}
          icon={folded ? PanelRightOpen : PanelRightClose}
          onClick={toggle}
        />
        {folded && <p aria-hidden>Vista previa</p>}
      </div>
      {!folded && (
        <div className={styles.stage}>
          <div className={styles.phone} onPointerEnter={() => setInUse(true)} onPointerLeave={() => setInUse(false)}>
            <PhoneSkeleton />
            <Preview inert={!inUse} />
          </div>
        </div>
      )}
    </aside>
  );
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
