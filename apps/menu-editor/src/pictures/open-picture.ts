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

/** Gives an address at which the page can show the file that was chosen, until it is revoked; refuses in the owner's words. [IMG-1] [IMG-3] [IMG-9] */
export async function openPicture(kind: ImageKind, file: File): Promise<Result<string>> {
  if (!checkImageSize(kind, file.size).ok) return refused(imageTooLargeMessage(kind));
  // Some phones do not tell the type; what can be shown is a picture.
  if (file.type !== '' && !IMAGE_TYPES.some((type) => type === file.type)) return refused(IMAGE_UNSUPPORTED);
  const url = URL.createObjectURL(file);
  if (await loadImage(url)) return ok(url);
  URL.revokeObjectURL(url);
  return refused(IMAGE_UNREADABLE);
}
