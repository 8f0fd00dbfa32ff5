import type { Menu } from '../menu/menu.ts';

const OURS = 'carta:';

/** Where the editor keeps how far it was scrolled. [STORE-1] */
export const SCROLL_STORAGE_KEY = `${OURS}scroll`;

/** How long a scroll has to rest before it is kept, in ms. [STORE-2] */
export const SCROLL_SAVE_DELAY = 500;

/** True if a key of local storage is cleared on load: all that is ours, but the scroll position. [STORE-1] */
export function isClearedOnLoad(storageKey: string): boolean {
  return storageKey.startsWith(OURS) && storageKey !== SCROLL_STORAGE_KEY;
}

/** Returns what is kept under the business's key after load. [STORE-3] */
export function rememberedPictures({
  style: { productDefaultImage, bannerDefaultImage },
}: Pick<Menu, 'style'>): Pick<Menu['style'], 'productDefaultImage' | 'bannerDefaultImage'> {
  return { productDefaultImage, bannerDefaultImage };
}
