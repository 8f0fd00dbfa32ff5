import { atFirstUse, IconButton } from '@carta/ui';
import { lazyScreen } from '@carta/panel';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './with-preview.module.css';

const WIDE = '(width >= 1200px)';

/** In ms: the screen itself comes first. */
const PHONE_AFTER = 1_500;

const PreviewPhone = lazyScreen(
  () =>
    rested()
      .then(() => import('./preview-phone.tsx'))
      .then((module) => module.PreviewPhone),
  null,
);
const PreviewSheet = lazy(() => import('./preview-sheet.tsx').then((module) => ({ default: module.PreviewSheet })));

/** The diners' page beside the screen; where there is no room, a tap away. */
export function WithPreview({ children }: { readonly children: ReactNode }) {
  const wide = useSyncExternalStore(watchWidth, isWide);
  return (
    <div className={styles.layout}>
      <div className={styles.screen}>{children}</div>
      {/* Last in the page, so that the keyboard comes to the screen first; an edited row leaves it usable. */}
      {wide ? (
        <aside className={styles.aside} aria-label="Vista previa" data-above-block>
          <div className={styles.stage}>
            <PreviewPhone />
          </div>
        </aside>
      ) : (
        <SheetOpener />
      )}
    </div>
  );
}

function SheetOpener() {
  const [open, setOpen] = useState(false);
  return (
    <div data-above-block>
      <div className={styles.opener}>
        <IconButton label="Vista previa" icon={Smartphone} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      {open && (
        <Suspense>
          <PreviewSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function rested(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PHONE_AFTER);
    atFirstUse(resolve);
  });
}

const isWide = () => window.matchMedia(WIDE).matches;

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
