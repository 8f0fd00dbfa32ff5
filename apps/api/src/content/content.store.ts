import { Announcements, Manuals } from '@carta/domain';
import { contentFile } from './content-file.ts';
import type { ContentPlace } from '../storage/content-place.ts';

/** Manuals and announcements, which are the same for every business, in files of `place`. */
export function contentStore(place: ContentPlace) {
  return {
    manuals: contentFile(place, 'manuals.json', {
      schema: Manuals,
      empty: { manuals: [] },
      clean: async (manuals) => manuals,
    }),
    announcements: contentFile(place, 'announcements.json', {
      schema: Announcements,
      empty: { announcements: [] },
      clean: async ({ announcements }) => {
        const { cleanAnnouncementHtml } = await import('./announcement-html.ts');
        return {
          announcements: announcements.map((news) => ({ ...news, content: cleanAnnouncementHtml(news.content) })),
        };
      },
    }),
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
