import { ANNOUNCEMENT_TAGS, isAnnouncementImage, isAnnouncementLink } from '@carta/domain';
import sanitizeHtml from 'sanitize-html';
import { BOARD_HTML } from '../http/board-html.ts';

const ANNOUNCEMENT_HTML: sanitizeHtml.IOptions = {
  ...BOARD_HTML,
  allowedTags: [...BOARD_HTML.allowedTags, ...ANNOUNCEMENT_TAGS],
  allowedAttributes: { ...BOARD_HTML.allowedAttributes, a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAnnouncementImage(attribs.src ?? ''),
};

/** Removes from an operator's HTML what an announcement may not contain. [NEWS-8] */
export function cleanAnnouncementHtml(html: string): string {
  return sanitizeHtml(html, ANNOUNCEMENT_HTML);
}

function linkTo(href: string): sanitizeHtml.Attributes {
  if (!isAnnouncementLink(href)) return {};
  return { href, rel: 'noopener', ...(href.startsWith('/') ? {} : { target: '_blank' }) };
}
