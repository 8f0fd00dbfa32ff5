import { ownerState } from '../testing/preloaded-states.ts';
import { rememberBusiness } from './local-storage.ts';

const menu = ownerState.menu!;
const pictures = {
  productDefaultImage: menu.style.productDefaultImage,
  bannerDefaultImage: menu.style.bannerDefaultImage,
};

describe('rememberBusiness', () => {
  beforeEach(() => localStorage.clear());

  it('[STORE-3] keeps the default pictures under the business’s key', () => {
    rememberBusiness(localStorage, menu);
    expect(JSON.parse(localStorage.getItem(menu.key) ?? '')).toEqual(pictures);
  });

  it('[STORE-1] clears what was kept before, but not the scroll position or what is not ours', () => {
    rememberBusiness(localStorage, { ...menu, key: 'another' });
    localStorage.setItem('carta:draft', 'x');
    localStorage.setItem('carta:scroll', '120');
    localStorage.setItem('someone-else', 'y');
    rememberBusiness(localStorage, menu);
    expect(localStorage.getItem('another')).toBeNull();
    expect(localStorage.getItem('carta:draft')).toBeNull();
    expect(localStorage.getItem('carta:scroll')).toBe('120');
    expect(localStorage.getItem('someone-else')).toBe('y');
  });

  it('keeps nothing for a visitor', () => {
    rememberBusiness(localStorage, menu);
    rememberBusiness(localStorage, null);
    expect(localStorage).toHaveLength(0);
  });

  it('goes on where the storage is forbidden', () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
    } as unknown as Storage;
    expect(() => rememberBusiness(forbidden, menu)).not.toThrow();
    expect(warning).toHaveBeenCalled();
    warning.mockRestore();
  });
});
