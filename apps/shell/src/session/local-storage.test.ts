import { ownerState } from '../testing/preloaded-states.ts';
import { rememberBusiness } from './local-storage.ts';

const menu = ownerState.menu!;
const pictures = {
  productDefaultImage: menu.style.productDefaultImage,
  bannerDefaultImage: menu.style.bannerDefaultImage,
};

describe('rememberBusiness', () => {
  beforeEach(() => localStorage.clear());

  it('[STORE-3] the default pictures are stored under the business’s key', () => {
    rememberBusiness(localStorage, menu);
    expect(JSON.parse(localStorage.getItem(menu.key) ?? '')).toEqual(pictures);
  });

  it('[STORE-1] former entries are cleared, except the scroll position and those of others', () => {
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

  it('a visitor’s page stores nothing', () => {
    rememberBusiness(localStorage, menu);
    rememberBusiness(localStorage, null);
    expect(localStorage).toHaveLength(0);
  });

  it('a forbidden storage causes a warning only', () => {
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
