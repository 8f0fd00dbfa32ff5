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

export function previewMessage(menu: PublicMenu): PreviewMessage {
  return { mark: MARK, menu };
}

/** Message from the panel to the framed page: ring this record and scroll to it. */
export interface PreviewPointer {
  readonly mark: typeof MARK;
  /** Key of the category or product that the owner edits, hovers or has the focus on; null if none. */
  readonly at: Key | null;
}

export function previewPointer(at: Key | null): PreviewPointer {
  return { mark: MARK, at };
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
