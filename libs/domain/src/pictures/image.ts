import { ok, refused, type Result } from '../result.ts';

/** Use of a picture. */
export type ImageKind = 'cover' | 'product' | 'background' | 'logo';

/** Media types that a file picker offers; the server checks the bytes. [IMG-3] */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

const MB = 1_000_000;
/** Largest size in bytes, and its text in MB. Covers and items must be smaller than the text says, background and logo may equal it. */
const LARGEST: Record<ImageKind, { readonly bytes: number; readonly said: string }> = {
  cover: { bytes: 10 * MB - 1, said: '10' },
  product: { bytes: 10 * MB - 1, said: '10' },
  background: { bytes: MB, said: '1' },
  logo: { bytes: MB / 2, said: '0,5' },
};

/** Most pixels of a picture: 40 megapixels. [IMG-7] */
export const MOST_IMAGE_PIXELS = 40_000_000;

/** Message for a picture with more pixels. [IMG-7] */
export const IMAGE_TOO_MANY_PIXELS = 'La imagen no puede superar los 40 megapíxeles';

/** Message for a file of another type. [IMG-3] */
export const IMAGE_UNSUPPORTED = 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF';

/** Message for a picture that cannot be decoded. [IMG-9] */
export const IMAGE_UNREADABLE = 'No se pudo leer la imagen. Prueba con otra';

/** Width / height of a cover and an item's picture on a phone; owners crop to it. [IMG-10] */
export const SHOWN_RATIOS = { cover: 358 / 124, product: 1 } as const satisfies Partial<Record<ImageKind, number>>;

/** Checks the size of a chosen file, in bytes. Refuses 'too-large'. [IMG-1] */
export function checkImageSize(kind: ImageKind, bytes: number): Result<number, 'too-large'> {
  return bytes <= LARGEST[kind].bytes ? ok(bytes) : refused('too-large');
}

/** Returns the message for a picture that is too large. [IMG-2] */
export function imageTooLargeMessage(kind: ImageKind): string {
  return `La imagen no puede superar los ${LARGEST[kind].said}MB`;
}

/** Returns the hint shown before choosing: 'Hasta 0,5 MB'. [IMG-2] */
export function imageLimit(kind: ImageKind): string {
  return `Hasta ${LARGEST[kind].said} MB`;
}
