import { announcementBySlug, announcementTag } from '@carta/domain';
import { useParams } from '@carta/panel';
import { EmptyState, LinkButton, ScreenHeader } from '@carta/ui';
import { SearchX } from 'lucide-react';
import { LoadedList } from '../lists/loaded-list.tsx';
import { announcements } from './announcements.ts';
import styles from './news.module.css';

const LIST = '/panel/news';

/** One announcement in full. [NEWS-3] [NEWS-5] */
export function AnnouncementScreen() {
  const { slug = '' } = useParams();
  const unknown = (
    <EmptyState
      icon={SearchX}
      title="No encontramos ese anuncio"
      action={<LinkButton href={LIST}>Ver todos</LinkButton>}
    >
      Puede que ya no esté publicado.
    </EmptyState>
  );
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <LoadedList list={announcements} empty={unknown}>
        {(announcements) => {
          const announcement = announcementBySlug(announcements, slug);
          if (!announcement) return unknown;
          return (
            <article className={styles.article} aria-labelledby="announcement">
              <p className={styles.tag}>{announcementTag(announcement)}</p>
              <h2 id="announcement" className={styles.title}>
                {announcement.title}
              </h2>
              {/* The server sanitises it to an allow-list. [NEWS-8] */}
              <div className={styles.content} dangerouslySetInnerHTML={{ __html: announcement.content }} />
            </article>
          );
        }}
      </LoadedList>
    </div>
  );
}
