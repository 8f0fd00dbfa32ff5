import { declarationOf, type Screen } from './screen.ts';

const menu: Screen = {
  path: '/panel/menu',
  title: 'Mi menú',
  parent: '/panel',
  button: { in: '/panel', order: 1, label: 'Mi menú', icon: 'book-open-text', badge: 'NUEVO', when: 'takes-orders' },
};
const announcement: Screen = { path: '/panel/news/:slug', title: 'Anuncios', parent: '/panel/news' };
const manifest = (...screens: object[]) => ({ metaData: {}, carta: { screens, panel: '^1.0.0' } });

describe('declarationOf', () => {
  it('a manifest declares screens and the range of the panel', () => {
    expect(declarationOf(manifest(menu, announcement))).toEqual({ screens: [menu, announcement], panel: '^1.0.0' });
  });

  it.each([
    ['without a declaration', { metaData: {} }],
    ['that is no object', null],
    ['with a screen outside of the panel', manifest({ ...menu, path: '/login' })],
    ['with a screen at the address of home', manifest({ ...menu, path: '/panel' })],
    ['with a screen without a parent', manifest({ path: '/panel/menu', title: 'Mi menú' })],
    ['with an unknown condition', manifest({ ...menu, button: { ...menu.button, when: 'sometimes' } })],
  ])('a manifest %s declares nothing', (_what, value) => {
    expect(declarationOf(value)).toBeNull();
  });
});
