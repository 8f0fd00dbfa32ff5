import * as z from 'zod/mini';
import { visibleText } from './visible-text.ts';

/** News of the product; `content` is HTML. */
export const Announcement = z.object({
  tag: z.string(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  show: z.boolean(),
});
export type Announcement = z.infer<typeof Announcement>;

/** Characters of the content on a card. [NEWS-2] */
export const PREVIEW_LENGTH = 30;

/** Gives the announcements that are listed. [NEWS-1] */
export function shownAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return announcements.filter(({ show }) => show);
}

/** Gives the first 30 characters that a person sees of the content, followed by '…'. [NEWS-2] */
export function announcementPreview(content: string): string {
  const text = visibleText(content);
  let shown = 0;
  for (const { index } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (shown === PREVIEW_LENGTH) return `${text.slice(0, index).trimEnd()}…`;
    shown += 1;
  }
  return `${text}…`;
}

/** Gives the tag as it is shown, in capitals. [NEWS-3] */
export function announcementTag({ tag }: Pick<Announcement, 'tag'>): string {
  return tag.toUpperCase();
}

/** Gives where a card leads: the list's own path and the slug. [NEWS-4] */
export function announcementPath(listPath: string, { slug }: Pick<Announcement, 'slug'>): string {
  return `${listPath.replace(/\/$/, '')}/${slug}`;
}

/** Gives the listed announcement with this slug. [NEWS-5] */
export function announcementBySlug(announcements: readonly Announcement[], slug: string): Announcement | undefined {
  return shownAnnouncements(announcements).find((announcement) => announcement.slug === slug);
}
