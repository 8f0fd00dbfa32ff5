import { declaredScreens } from '@carta/panel/shell';
import { screenAt } from './routes.ts';

const screens = declaredScreens({
  news: {
    version: '1',
    manifest: '/remotes/news/1/mf-manifest.json',
    screens: [
      { path: '/panel/news', title: 'Anuncios', parent: '/panel' },
      { path: '/panel/news/:slug', title: 'Anuncio', parent: '/panel/news' },
    ],
  },
  other: {
    version: '1',
    manifest: '/remotes/other/1/mf-manifest.json',
    screens: [{ path: '/panel/news', title: 'Otros anuncios', parent: '/panel' }],
  },
});

describe('screenAt', () => {
  it.each([
    ['/panel', 'Inicio', undefined],
    ['/login', 'Inicio', undefined],
    ['/login/', 'Inicio', undefined],
    ['/panel/news', 'Anuncios', 'news'],
    ['/panel/news/nuevos-menus', 'Anuncio', 'news'],
  ])('%s is the screen %s of the remote %s', (pathname, title, remote) => {
    expect(screenAt(screens, pathname)).toMatchObject({ title, ...(remote && { remote }) });
  });

  it.each(['/panel/menu', '/panel/news/a/b', '/login/a', '/panel/new'])('there is no screen at %s', (pathname) => {
    expect(screenAt(screens, pathname)).toBeUndefined();
  });
});
