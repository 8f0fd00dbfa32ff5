import type { Key, PublicMenu } from '@carta/domain';

/** Marks what panel and preview tell each other: other scripts of a page send messages too. */
const MARK = 'carta-preview';

/** The page that the panel frames: the diners' page, with the script that draws what is not saved. */
export function previewAddress(businessKey: string): string {
  return `/m/${businessKey}?preview`;
}

/** What the panel tells the framed page: draw this menu. */
export interface PreviewMessage {
  readonly mark: typeof MARK;
  readonly menu: PublicMenu;
  /** The category or product that the owner is at; null for none. */
  readonly at: Key | null;
}

export function previewMessage(menu: PublicMenu, at: Key | null): PreviewMessage {
  return { mark: MARK, menu, at };
}

/** What the framed page tells the panel once it listens. */
export const PREVIEW_READY = `${MARK}-ready`;

/** Says whether a message is the panel's. Its origin says whether it can be believed. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === MARK && 'menu' in data;
}
