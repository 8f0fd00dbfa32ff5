import * as z from 'zod/mini';
import { address } from '../texts/address.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { ofObject, filledText, flag, shortText, text } from '../texts/text.ts';
import { visibleText } from '../texts/visible-text.ts';
import { listOf } from '../list-of.ts';

/** News about Carta; `slug` needs no encoding in an address, `content` is HTML. [NEWS-6] */
export const Announcement = z.object(
  {
    tag: shortText(),
    slug: z
      .string({ error: 'Tiene que ser un texto' })
      .check(z.regex(/^[A-Za-z0-9_-]{1,120}$/, { error: 'Son de 1 a 120 letras sin acento, cifras, - o _' })),
    title: filledText(TEXT_LIMITS.title),
    content: text(TEXT_LIMITS.announcement),
    show: flag(),
  },
  { error: ofObject },
);
export type Announcement = z.infer<typeof Announcement>;

/** A list of announcements with unique slugs: the form of the operator's file and of the call's answer. [NEWS-7] */
export const Announcements = z
  .object(
    { announcements: z.array(Announcement, { error: 'Tiene que ser una lista de anuncios' }) },
    { error: ofObject },
  )
  .check(({ value: { announcements }, issues }) => {
    const taken = new Set<string>();
    announcements.forEach(({ slug }, index) => {
      const path = ['announcements', index, 'slug'];
      if (taken.has(slug)) issues.push({ code: 'custom', path, input: slug, message: 'Otro anuncio ya lo tiene' });
      taken.add(slug);
    });
  });
export type Announcements = z.infer<typeof Announcements>;

/** Elements that an announcement's content may have besides those of the board. [NEWS-8] */
export const ANNOUNCEMENT_TAGS = ['a', 'ul', 'ol', 'li', 'img'] as const;

/** True if content may link to `href`: http, https, mailto, or a path of our own. [NEWS-8] */
export function isAnnouncementLink(href: string): boolean {
  return /^mailto:\S+@\S+$/i.test(href) || address().safeParse(href).success;
}

/** True if content may show the picture at `src`: over https, or among our files. [NEWS-8] */
export function isAnnouncementImage(src: string): boolean {
  const isFile = /^\/files\/[\w-]+\/[\w-]+\.webp$/.test(src);
  return isFile || (/^https:/i.test(src) && address().safeParse(src).success);
}

/** Characters of the content on a card. [NEWS-2] */
const PREVIEW_LENGTH = 30;

/** Returns the announcements that are listed. [NEWS-1] */
export function shownAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return listOf(announcements).filter(({ show }) => show);
}

/** Returns the first 30 characters of the content as text, exactly, followed by '…'. [NEWS-2] */
export function announcementPreview(content: string): string {
  const text = visibleText(content);
  let shown = 0;
  for (const { index } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (shown === PREVIEW_LENGTH) return `${text.slice(0, index)}…`;
    shown += 1;
  }
  return `${text}…`;
}

/** Returns the tag in upper case. [NEWS-3] */
export function announcementTag({ tag }: Pick<Announcement, 'tag'>): string {
  return tag.toUpperCase();
}

/** Returns the address of a card's link: the path of the list and the slug. [NEWS-4] */
export function announcementPath(listPath: string, { slug }: Pick<Announcement, 'slug'>): string {
  return `${listPath.replace(/\/$/, '')}/${slug}`;
}

/** Returns the listed announcement with this slug. [NEWS-5] */
export function announcementBySlug(announcements: readonly Announcement[], slug: string): Announcement | undefined {
  return shownAnnouncements(announcements).find((announcement) => announcement.slug === slug);
}
