import path from 'node:path';
import { Announcements, Manuals } from '@carta/domain';
import { contentFile } from './content-file.ts';

/** Manuals and announcements, which are the same for every business, in files of the data folder. */
export function contentStore(dataDir: string) {
  const folder = path.join(dataDir, 'content');
  return {
    manuals: contentFile(path.join(folder, 'manuals.json'), {
      schema: Manuals,
      empty: { manuals: [] },
      clean: async (manuals) => manuals,
    }),
    announcements: contentFile(path.join(folder, 'announcements.json'), {
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
