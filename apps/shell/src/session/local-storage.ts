import { isClearedOnLoad, rememberedPictures, type Menu } from '@carta/domain';

/** Whose pictures are kept, so that the next load can clear them: their own key is the business's. */
const BUSINESS_STORAGE_KEY = 'carta:business';

/** Clears what is ours but the scroll position, then keeps the business's default pictures under its key. [STORE-1] [STORE-3] */
export function rememberBusiness(storage: Storage, menu: Menu | null): void {
  try {
    const previous = storage.getItem(BUSINESS_STORAGE_KEY);
    if (previous) storage.removeItem(previous);
    for (const key of Object.keys(storage)) if (isClearedOnLoad(key)) storage.removeItem(key);
    if (!menu) return;
    storage.setItem(BUSINESS_STORAGE_KEY, menu.key);
    storage.setItem(menu.key, JSON.stringify(rememberedPictures(menu)));
  } catch (error) {
    // A full or forbidden storage must not keep the panel from opening.
    console.warn('Local storage cannot be written', error);
  }
}
