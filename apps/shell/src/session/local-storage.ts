import { isClearedOnLoad, rememberedPictures, type Menu } from '@carta/domain';

/** Holds the key of the business whose pictures are stored, so that the next load can clear them. */
const BUSINESS_STORAGE_KEY = 'carta:business';

/** Clears our entries except the scroll position, then stores the business's default pictures under its key. [STORE-1] [STORE-3] */
export function rememberBusiness(storage: Storage, menu: Menu | null): void {
  try {
    const previous = storage.getItem(BUSINESS_STORAGE_KEY);
    if (previous) storage.removeItem(previous);
    for (const key of Object.keys(storage)) if (isClearedOnLoad(key)) storage.removeItem(key);
    if (!menu) return;
    storage.setItem(BUSINESS_STORAGE_KEY, menu.key);
    storage.setItem(menu.key, JSON.stringify(rememberedPictures(menu)));
  } catch (error) {
    // The panel opens with a full or forbidden storage too.
    console.warn('Local storage cannot be written', error);
  }
}
