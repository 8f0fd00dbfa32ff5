/** Pictures of records without a picture of their own. [IMG-4] */
export const PRODUCT_PLACEHOLDER = '/assets/placeholders/product.webp';
/** The cover of a category without one. [IMG-4] */
export const CATEGORY_PLACEHOLDER = '/assets/placeholders/category.webp';
/** The wide picture where a business has none. [IMG-4] */
export const BANNER_PLACEHOLDER = '/assets/placeholders/banner.webp';

const PLACEHOLDERS = [PRODUCT_PLACEHOLDER, CATEGORY_PLACEHOLDER, BANNER_PLACEHOLDER];

/** Widths of the resized pictures, in pixels. A narrower picture has an address for every width too. [IMG-6] */
export const IMAGE_WIDTHS = [160, 480, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Largest width of a picture at its own address, in pixels. [IMG-8] */
export const LARGEST_IMAGE_WIDTH = 1600;

/** True for the address of a picture that the program brings. */
export const isPlaceholder = (url: string): boolean => PLACEHOLDERS.includes(url);

/** True for the address of an uploaded picture, at its largest width, of any business or of `business`. [IMG-5] */
export function isOwnPicture(url: string, business?: string): boolean {
  const isOf = business === undefined || url.startsWith(`/files/${business}/`);
  return isOf && /^\/files\/[A-Za-z0-9_-]+\/[A-Za-z0-9]+\.webp$/.test(url);
}

/** Returns `url` if it is a placeholder or a picture of `business`, otherwise `placeholder`. [IMG-5] */
export function imageUrlOf(url: string | undefined, business: string, placeholder: string): string {
  if (url === undefined) return placeholder;
  return isOwnPicture(url, business) || isPlaceholder(url) ? url : placeholder;
}

/** Returns the address of a picture at a width, in pixels; the picture's own for what is no number. [IMG-6] */
export function imageVariant(url: string, width: ImageWidth): string {
  return Number.isFinite(width) ? url.replace(/\.webp$/, `-${width}.webp`) : url;
}
