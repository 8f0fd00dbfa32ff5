import { createRoot } from 'react-dom/client';
import { Logo } from '../logo/logo.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { FoundationSpecimens } from './foundation-specimens.tsx';
import { ListSpecimens } from './list-specimens.tsx';
import { NoticeSpecimens } from './notice-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import styles from './gallery.module.css';

/** Every component in every state, on one page; light or dark by the system's setting. */
function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>
        <Logo size="l" />
      </h1>
      <FoundationSpecimens />
      <div className={styles.columns}>
        <ActionSpecimens />
        <FieldSpecimens />
        <NoticeSpecimens />
        <OverlaySpecimens />
        <ListSpecimens />
      </div>
    </main>
  );
}

const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Gallery />);
