/** @jest-environment node */
import { renderPage, type Page } from './server.tsx';
import { ownerState, visitorState } from './testing/preloaded-states.ts';

const assets: Page['assets'] = {
  scripts: ['/assets/shell/owner.js', '/assets/shell/visitor.js', '/dev/reload.js'],
  styles: ['/assets/shell/owner.css', '/assets/shell/visitor.css'],
  fonts: ['/assets/shell/archivo.woff2'],
  entries: {
    owner: { scripts: ['/assets/shell/owner.js'], styles: ['/assets/shell/owner.css'] },
    visitor: { scripts: ['/assets/shell/visitor.js'], styles: ['/assets/shell/visitor.css'] },
  },
  chunks: {
    federation: { scripts: ['/assets/shell/federation.js'], styles: [] },
    home: { scripts: ['/assets/shell/home.js'], styles: [] },
  },
};
const page = (path: string, state: Page['state']) => renderPage({ path, state, assets });

describe('renderPage', () => {
  it('a visitor gets the login at any address, with the login’s files only', () => {
    const { status, html } = page('/panel/menu/flat', visitorState);
    expect(status).toBe(200);
    expect(html).toContain('Correo electrónico');
    expect(html).toContain('value="/panel/menu/flat"');
    expect(html).toContain('<script defer src="/assets/shell/visitor.js"');
    expect(html).not.toContain('owner.');
    expect(html).not.toContain('Cerrar sesión');
  });

  it('an owner gets the panel, with the panel’s files only', () => {
    const { status, html } = page('/panel', ownerState);
    expect(status).toBe(200);
    expect(html).toContain('<title>Inicio · Carta</title>');
    expect(html).toContain('Cerrar sesión');
    expect(html).toContain('<link rel="stylesheet" href="/assets/shell/owner.css">');
    expect(html).not.toContain('visitor.');
  });

  it('the page of a remote’s screen contains its skeleton', () => {
    const { html } = page('/panel/menu/flat', ownerState);
    expect(html).toContain('Categorías y productos');
    expect(html).toContain('aria-busy');
  });

  it('a page with a local remote names it in a bar with a link that removes it', () => {
    const localRemote = { name: 'orders', origin: 'http://localhost:5173' };
    expect(page('/panel', { ...ownerState, localRemote }).html).toMatch(
      /<body>\n<aside aria-label="Remoto local"[^>]*>orders viene de http:\/\/localhost:5173 · <a href="\/panel\?remote="/,
    );
    expect(page('/panel', ownerState).html).not.toContain('Remoto local');
  });

  it('a page preloads the files of its screen’s remote only', () => {
    const filesOf = (name: string) => ({
      entry: `/remotes/${name}/1/remote-entry.js`,
      scripts: [`/remotes/${name}/1/expose.js`],
      styles: [`/remotes/${name}/1/expose.css`],
    });
    const { orders, menu } = ownerState.remotes;
    const account = {
      version: '1',
      manifest: 'https://account.test/1/mf-manifest.json',
      screens: [{ path: '/panel/account', title: 'Cuenta', parent: '/panel' }],
    };
    const remotes = {
      orders: { ...orders!, files: filesOf('orders') },
      menu: { ...menu!, files: filesOf('menu') },
      account,
    };
    const preloaded = (path: string, state: Page['state']) =>
      [
        ...page(path, { ...state, remotes }).html.matchAll(/<link rel="preload" as="(script|style)" href="([^"]+)">/g),
      ].map(([, kind, href]) => `${kind} ${href}`);
    expect(preloaded('/panel/orders', ownerState)).toEqual([
      'style /remotes/orders/1/expose.css',
      'script /assets/shell/federation.js',
      'script /remotes/orders/1/remote-entry.js',
      'script /remotes/orders/1/expose.js',
    ]);
    expect(preloaded('/panel', ownerState)).toEqual(['script /assets/shell/home.js']);
    expect(preloaded('/panel/account', ownerState)).toEqual([]);
    expect(preloaded('/panel/orders', visitorState)).toEqual([]);
  });

  it('files on another origin are preloaded with CORS and their hash', () => {
    const folder = 'https://cdn.test/orders/1/';
    const files = { entry: `${folder}entry.js`, scripts: [`${folder}expose.js`], styles: [`${folder}expose.css`] };
    const integrity = { 'entry.js': 'sha384-a', 'expose.js': 'sha384-b', 'expose.css': 'sha384-c' };
    const manifest = `${folder}mf-manifest.json`;
    const remotes = { orders: { ...ownerState.remotes.orders!, manifest, files, integrity } };
    const { html } = page('/panel/orders', { ...ownerState, remotes });
    const link = (as: string, file: keyof typeof integrity) =>
      `<link rel="preload" as="${as}" href="${folder}${file}" crossorigin="anonymous" integrity="${integrity[file]}">`;
    expect(html).toContain(link('script', 'entry.js'));
    expect(html).toContain(link('script', 'expose.js'));
    expect(html).toContain(link('style', 'expose.css'));
  });

  it('every page loads the scripts that the server adds', () => {
    expect(page('/panel', ownerState).html).toContain('src="/dev/reload.js"');
    expect(page('/login', visitorState).html).toContain('src="/dev/reload.js"');
  });

  it('an address without a screen has status 404', () => {
    expect(page('/panel/nada', ownerState)).toMatchObject({ status: 404 });
  });

  it('the page of a refused form shows the alert and the typed email, with an enabled button', () => {
    const loginError = { message: 'Correo electrónico o contraseña incorrectos', email: 'a"><script>@carta.test' };
    const { html } = page('/login?next=%2Fpanel%2Forders', { ...visitorState, loginError });
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="a&quot;&gt;&lt;script&gt;@carta.test"');
    expect(html).toContain('value="/panel/orders"');
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });

  it('no stored text ends the element of the preloaded state', () => {
    const menu = { ...ownerState.menu!, name: '</script><script>alert(1)</script>' };
    const { html } = page('/panel', { ...ownerState, menu });
    expect(html).not.toContain('<script>alert(1)');
  });
});
