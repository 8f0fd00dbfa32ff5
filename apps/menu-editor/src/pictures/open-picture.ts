import {
  checkImageSize,
  IMAGE_TYPES,
  IMAGE_UNREADABLE,
  IMAGE_UNSUPPORTED,
  imageTooLargeMessage,
  ok,
  refused,
  type ImageKind,
  type Result,
} from '@carta/domain';
import { loadImage } from './cut-out.ts';

/** Returns the texts with which a picture may be refused; once another one is opened, none of them holds. */
export function refusalsOf(kind: ImageKind): readonly string[] {
  return [IMAGE_UNSUPPORTED, IMAGE_UNREADABLE, imageTooLargeMessage(kind)];
}

interface OpenedPicture {
  /** Object URL of the file, to be revoked by the caller. */
  readonly url: string;
  readonly image: HTMLImageElement;
}

/**
 * Opens the chosen file. One over its limit is opened too, to be made smaller, if the browser can read it. Refuses with the text that the owner
 * reads. [IMG-1] [IMG-2] [IMG-3] [IMG-9]
 */
export async function openPicture(kind: ImageKind, file: File): Promise<Result<OpenedPicture>> {
  // Some phones give no type; a file that can be decoded is a picture.
  if (file.type !== '' && !IMAGE_TYPES.some((type) => type === file.type)) return refused(IMAGE_UNSUPPORTED);
  const url = URL.createObjectURL(file);
  const image = await loadImage(url);
  if (image) return ok({ url, image });
  URL.revokeObjectURL(url);
  return refused(checkImageSize(kind, file.size).ok ? IMAGE_UNREADABLE : imageTooLargeMessage(kind));
}
