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

/** Returns an object URL of the chosen file, to be revoked by the caller. Refuses with the text that the owner reads. [IMG-1] [IMG-3] [IMG-9] */
export async function openPicture(kind: ImageKind, file: File): Promise<Result<string>> {
  if (!checkImageSize(kind, file.size).ok) return refused(imageTooLargeMessage(kind));
  // Some phones give no type; a file that can be decoded is a picture.
  if (file.type !== '' && !IMAGE_TYPES.some((type) => type === file.type)) return refused(IMAGE_UNSUPPORTED);
  const url = URL.createObjectURL(file);
  if (await loadImage(url)) return ok(url);
  URL.revokeObjectURL(url);
  return refused(IMAGE_UNREADABLE);
}
