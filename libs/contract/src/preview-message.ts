import type { Key, PublicMenu } from '@carta/domain';

/** Marks the messages between panel and preview, since other scripts of a page send messages too. */
const MARK = 'carta-preview';

/** Path of the page in the panel's frame: the diners' page with a script that shows unsaved changes. */
export function previewAddress(businessKey: string): string {
  return `/m/${businessKey}?preview`;
}

/** Message from the panel to the framed page: show this menu. */
export interface PreviewMessage {
  readonly mark: typeof MARK;
  readonly menu: PublicMenu;
}

/** Returns the message that shows a menu in the preview. */
export function previewMessage(menu: PublicMenu): PreviewMessage {
  return { mark: MARK, menu };
}

const SECTIONS = ['header', 'featured', 'prices', 'information', 'wifi', 'board', 'contact', 'notice'] as const;

/** A part of the diners' page that is no record: the values of a settings screen stand there. */
export type PreviewSection = (typeof SECTIONS)[number];

/** A part of a product's sheet that its row does not show. */
export type PreviewSheetPart = 'options' | 'allergens';

/** Where the preview shows what the owner edits. */
export type PreviewPlace =
  /** The category or product that the owner edits, hovers or has the focus on: it gets a ring. */
  | { readonly kind: 'record'; readonly key: Key }
  /** The sheet that opens at the product, at this part. */
  | { readonly kind: 'sheet'; readonly key: Key; readonly part: PreviewSheetPart }
  /** The option group in the sheet of the first product that has it. */
  | { readonly kind: 'group'; readonly key: Key }
  | { readonly kind: 'section'; readonly section: PreviewSection };

/** Message from the panel to the framed page: show this place. */
export interface PreviewPointer {
  readonly mark: typeof MARK;
  /** A text is a place as earlier remotes write it; `pointedPlace` reads both. Null if nothing is pointed at: the page stays where it is. */
  readonly at: PreviewPlace | string | null;
}

/** Returns the message that shows a place in the preview; null where nothing is pointed at. */
export function previewPointer(at: PreviewPlace | string | null): PreviewPointer {
  return { mark: MARK, at };
}

/**
 * Returns the place that a pointer names; null for none, and for a section that this version does not know. Earlier remotes write the key of
 * a record alone, or a word before what it names: 'section:wifi', 'options:KEY' and 'allergens:KEY' of a product's sheet, 'group:KEY'.
 */
export function pointedPlace({ at }: PreviewPointer): PreviewPlace | null {
  if (typeof at !== 'string') return at;
  const [word = '', name = ''] = at.split(':');
  const section = SECTIONS.find((known) => known === name);
  if (word === 'section') return section ? { kind: 'section', section } : null;
  if (word === 'group') return { kind: 'group', key: name };
  if (word === 'options' || word === 'allergens') return { kind: 'sheet', key: name, part: word };
  return { kind: 'record', key: at };
}

/** True if the message has the form of a pointer. The caller must check its origin. */
export function isPreviewPointer(data: unknown): data is PreviewPointer {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === MARK && 'at' in data;
}

/** Message from the framed page to the panel: it is ready for menus. */
export const PREVIEW_READY = `${MARK}-ready`;

/** True if the message has the form of the panel's. The caller must check its origin. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === MARK && 'menu' in data;
}
