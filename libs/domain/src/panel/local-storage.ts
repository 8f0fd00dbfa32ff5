import type { Menu } from '../menu/menu.ts';

const OURS = 'carta:';

/** Storage key of the editor's scroll position. [STORE-1] */
export const SCROLL_STORAGE_KEY = `${OURS}scroll`;

/** The scroll position is stored after this long without scrolling, in ms. [STORE-2] */
export const SCROLL_SAVE_DELAY = 500;

/** True if a key of local storage is cleared on load: Carta's keys except the scroll position. [STORE-1] */
export function isClearedOnLoad(storageKey: string): boolean {
  return storageKey.startsWith(OURS) && storageKey !== SCROLL_STORAGE_KEY;
}

/** Returns the pictures that are stored under the business's key. [STORE-3] */
export function rememberedPictures({
  style: { productDefaultImage, bannerDefaultImage },
}: Pick<Menu, 'style'>): Pick<Menu['style'], 'productDefaultImage' | 'bannerDefaultImage'> {
  return { productDefaultImage, bannerDefaultImage };
}
