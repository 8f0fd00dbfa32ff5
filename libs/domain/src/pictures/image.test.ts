import {
  checkImageSize,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_TYPES,
  IMAGE_UNREADABLE,
  IMAGE_UNSUPPORTED,
  imageLimit,
  imageTooLargeMessage,
  MOST_IMAGE_PIXELS,
  SHOWN_RATIOS,
} from './image.ts';

describe('pictures', () => {
  it.each([
    ['cover', 9_999_999, true],
    ['cover', 10_000_000, false],
    ['product', 9_999_999, true],
    ['product', 10_000_000, false],
    ['background', 1_000_000, true],
    ['background', 1_000_001, false],
    ['logo', 500_000, true],
    ['logo', 500_001, false],
  ] as const)('[IMG-1] a %s may have %d bytes: %s', (kind, bytes, fits) => {
    expect(checkImageSize(kind, bytes)).toEqual(fits ? { ok: true, value: bytes } : { ok: false, reason: 'too-large' });
  });

  it.each([
    ['cover', 'La imagen no puede superar los 10MB'],
    ['product', 'La imagen no puede superar los 10MB'],
    ['background', 'La imagen no puede superar los 1MB'],
    ['logo', 'La imagen no puede superar los 0,5MB'],
  ] as const)('[IMG-2] of a %s too large it is said: %s', (kind, message) => {
    expect(imageTooLargeMessage(kind)).toBe(message);
  });

  it('[IMG-2] each kind of picture has a hint with its limit', () => {
    expect([imageLimit('background'), imageLimit('logo')]).toEqual(['Hasta 1 MB', 'Hasta 0,5 MB']);
  });

  it('[IMG-3] the file picker offers picture types only', () => {
    expect(IMAGE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
    expect(IMAGE_UNSUPPORTED).toBe('La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF');
  });

  it('[IMG-7] a picture has at most 40 megapixels, and the message names the limit', () => {
    expect(MOST_IMAGE_PIXELS).toBe(40_000_000);
    expect(IMAGE_TOO_MANY_PIXELS).toBe('La imagen no puede superar los 40 megapíxeles');
  });

  it('[IMG-9] an unreadable picture has a message', () => {
    expect(IMAGE_UNREADABLE).toBe('No se pudo leer la imagen. Prueba con otra');
  });

  it('[IMG-10] a cover is cropped to a band, an item to a square', () => {
    expect(SHOWN_RATIOS.cover).toBeCloseTo(2.887, 3);
    expect(SHOWN_RATIOS.product).toBe(1);
  });
});
