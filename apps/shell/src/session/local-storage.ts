import type { Menu } from '@carta/domain';

/** Prefix of every key of ours, but the business's own. */
const PREFIX = 'carta:';
/** Where the editor keeps how far it was scrolled; the one thing that outlives a load. */
const SCROLL_KEY = `${PREFIX}scroll`;
const BUSINESS_KEY = `${PREFIX}business`;

/** Clears what is ours but the scroll position, then keeps the business's default pictures under its key. */
export function rememberBusiness(storage: Storage, menu: Menu | null): void {
  try {
    const previous = storage.getItem(BUSINESS_KEY);
    if (previous) storage.removeItem(previous);
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && key !== SCROLL_KEY) storage.removeItem(key);
    if (!menu) return;
    const { productDefaultImage, bannerDefaultImage } = menu.style;
    storage.setItem(BUSINESS_KEY, menu.key);
    storage.setItem(menu.key, JSON.stringify({ productDefaultImage, bannerDefaultImage }));
  } catch (error) {
    // A full or forbidden storage must not keep the panel from opening.
    console.warn('Local storage cannot be written', error);
  }
}
