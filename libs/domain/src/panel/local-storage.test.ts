import { isClearedOnLoad, rememberedPictures, SCROLL_SAVE_DELAY, SCROLL_STORAGE_KEY } from './local-storage.ts';
import { BANNER_PLACEHOLDER, PRODUCT_PLACEHOLDER } from '../pictures/placeholders.ts';
import { menu } from '../testing/menu.ts';

describe('local storage', () => {
  it.each([
    [SCROLL_STORAGE_KEY, false],
    ['carta:business', true],
    ['carta:', true],
    ['demo', false],
    ['other', false],
  ])('[STORE-1] on load %j is cleared: %s', (key, cleared) => {
    expect(isClearedOnLoad(key)).toBe(cleared);
  });

  it('[STORE-2] the scroll position is stored after half a second without scrolling', () => {
    expect(SCROLL_SAVE_DELAY).toBe(500);
  });

  it('[STORE-3] only the default pictures of the menu are stored', () => {
    expect(rememberedPictures(menu('Tapas: croquetas'))).toEqual({
      productDefaultImage: PRODUCT_PLACEHOLDER,
      bannerDefaultImage: BANNER_PLACEHOLDER,
    });
  });
});
