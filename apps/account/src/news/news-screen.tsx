import { announcementPath, announcementPreview, announcementTag, shownAnnouncements } from '@carta/domain';
import { useLocation } from '@carta/panel';
import { Card, EmptyState, LinkButton, ScreenHeader } from '@carta/ui';
import { Megaphone } from 'lucide-react';
import { LoadedList } from '../lists/loaded-list.tsx';
import { announcements } from './announcements.ts';
import styles from './news.module.css';

/** 'Anuncios'. [NEWS-1] [NEWS-2] [NEWS-3] [NEWS-4] */
export function NewsScreen() {
  const { pathname } = useLocation();
  const empty = (
    <EmptyState icon={Megaphone} title="No hay anuncios">
      Aquí te contaremos lo nuevo.
    </EmptyState>
  );
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <LoadedList list={announcements} empty={empty}>
        {(announcements) => {
          const shown = shownAnnouncements(announcements);
          if (shown.length === 0) return empty;
          return (
            <ul className={styles.cards} aria-label="Anuncios">
              {shown.map((announcement) => (
                <li key={announcement.slug}>
                  <Card flush>
                    <article className={styles.card} aria-labelledby={`news-${announcement.slug}`}>
                      <p className={styles.tag}>{announcementTag(announcement)}</p>
                      <h2 id={`news-${announcement.slug}`} className={styles.title}>
                        {announcement.title}
                      </h2>
                      <p className={styles.preview}>{announcementPreview(announcement.content)}</p>
                      <div>
                        <LinkButton
                          variant="secondary"
                          href={announcementPath(pathname, announcement)}
                          aria-describedby={`news-${announcement.slug}`}
                        >
                          LEER MÁS
                        </LinkButton>
                      </div>
                    </article>
                  </Card>
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedList>
    </div>
  );
}
