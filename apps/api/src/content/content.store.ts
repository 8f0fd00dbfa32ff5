import path from 'node:path';
import { Announcements, Manuals } from '@carta/domain';
import { cleanAnnouncementHtml } from './announcement-html.ts';
import { contentFile } from './content-file.ts';

/** The manuals and the announcements: the same for every business, in files under the data folder. */
export function contentStore(dataDir: string) {
  const folder = path.join(dataDir, 'content');
  return {
    manuals: contentFile(path.join(folder, 'manuals.json'), {
      schema: Manuals,
      empty: { manuals: [] },
      clean: (manuals) => manuals,
    }),
    announcements: contentFile(path.join(folder, 'announcements.json'), {
      schema: Announcements,
      empty: { announcements: [] },
      clean: ({ announcements }) => ({
        announcements: announcements.map((news) => ({ ...news, content: cleanAnnouncementHtml(news.content) })),
      }),
    }),
  };
}
