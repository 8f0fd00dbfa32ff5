import {
  checkImageSize,
  IMAGE_WIDTHS,
  imageTooLargeMessage,
  LARGEST_IMAGE_WIDTH,
  ok,
  refused,
  type ImageKind,
  type Result,
} from '@carta/domain';
import { cutOut } from './cut-out.ts';
import { openPicture } from './open-picture.ts';

/** In pixels: the stored widths, the largest first. */
const SIZES = [LARGEST_IMAGE_WIDTH, ...[...IMAGE_WIDTHS].reverse()];

/** Returns the chosen file, scaled down until it fits if it is over its limit. Refuses with the text that the owner reads. [IMG-1] [IMG-2] */
export async function fitPicture(kind: ImageKind, file: File): Promise<Result<File>> {
  const opened = await openPicture(kind, file);
  if (!opened.ok) return opened;
  const { url, image } = opened.value;
  const smaller = checkImageSize(kind, file.size).ok ? file : await scaleDown(kind, file, image);
  URL.revokeObjectURL(url);
  return smaller ? ok(smaller) : refused(imageTooLargeMessage(kind));
}

async function scaleDown(kind: ImageKind, { name }: File, image: HTMLImageElement): Promise<File | null> {
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  for (const size of SIZES) {
    const picture = await cutOut(image, whole, size);
    if (picture && checkImageSize(kind, picture.size).ok) return new File([picture], name, { type: picture.type });
  }
  return null;
}
