import {
  BANNER_PLACEHOLDER,
  CATEGORY_PLACEHOLDER,
  IMAGE_WIDTHS,
  imageUrlOf,
  imageVariant,
  LARGEST_IMAGE_WIDTH,
  PRODUCT_PLACEHOLDER,
} from './placeholders.ts';

describe('addresses of pictures', () => {
  it('[IMG-4] a record without a picture has a placeholder', () => {
    expect([PRODUCT_PLACEHOLDER, CATEGORY_PLACEHOLDER, BANNER_PLACEHOLDER]).toEqual([
      '/assets/placeholders/product.webp',
      '/assets/placeholders/category.webp',
      '/assets/placeholders/banner.webp',
    ]);
  });

  it.each([PRODUCT_PLACEHOLDER, CATEGORY_PLACEHOLDER, BANNER_PLACEHOLDER, '/files/demo/1f5b45.webp'])(
    '[IMG-5] %s is accepted',
    (url) => {
      expect(imageUrlOf(url, 'demo', PRODUCT_PLACEHOLDER)).toBe(url);
    },
  );

  it.each([
    undefined,
    '',
    '/files/otro/1f5b45.webp',
    '/files/demo/../otro/1f5b45.webp',
    '/files/demo/',
    '/files/demo/1f5b45.png',
    '/files/demo/qr/1f5b45.webp',
    'https://example.test/files/demo/1f5b45.webp',
    'javascript:alert(1)',
    ' /files/demo/1f5b45.webp',
  ])('[IMG-5] %j is replaced by the placeholder', (url) => {
    expect(imageUrlOf(url, 'demo', CATEGORY_PLACEHOLDER)).toBe(CATEGORY_PLACEHOLDER);
  });

  it.each([
    ['/files/demo/1f5b45.webp', 160, '/files/demo/1f5b45-160.webp'],
    ['/files/demo/1f5b45.webp', 480, '/files/demo/1f5b45-480.webp'],
    ['/files/demo/1f5b45.webp', 960, '/files/demo/1f5b45-960.webp'],
    ['/files/web.webp/1f5b45.webp', 160, '/files/web.webp/1f5b45-160.webp'],
    ['', 160, ''],
  ] as const)('[IMG-6] %s in %d px is %s', (url, width, variant) => {
    expect(imageVariant(url, width)).toBe(variant);
  });

  it('[IMG-6] [IMG-8] a picture has four widths', () => {
    expect([...IMAGE_WIDTHS, LARGEST_IMAGE_WIDTH]).toEqual([160, 480, 960, 1600]);
  });
});
