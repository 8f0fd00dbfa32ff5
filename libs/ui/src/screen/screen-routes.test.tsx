import { render, screen } from '@testing-library/react';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { screenRoutes } from './screen-routes.tsx';

describe('screenRoutes', () => {
  it('each path has its component, whose header shows the declared title and parent', () => {
    const routes = screenRoutes(
      [
        { path: '/panel/news', title: 'Anuncios', parent: '/panel' },
        { path: '/panel/payments', title: 'Pagos', parent: '/panel/account' },
      ],
      { '/panel/news': () => null, '/panel/payments': ScreenHeader },
    );
    expect(routes.map(({ path }) => path)).toEqual(['/panel/news', '/panel/payments']);
    render(routes[1]!.element);
    expect(screen.getByRole('heading', { name: 'Pagos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/panel/account');
  });

  describe('while a screen is open', () => {
    const fetched: string[] = [];
    const lazy = (name: string) =>
      lazyScreen(
        () => Promise.resolve(void fetched.push(name)),
        () => () => null,
      );
    const names = ['hub', 'first', 'second', 'third', 'fourth'] as const;
    const routes = screenRoutes(
      names.map((path) => ({ path, title: path, parent: path === 'hub' ? '/panel' : 'hub' })),
      { ...Object.fromEntries(names.map((name) => [name, lazy(name)])), second: () => null } as Record<
        (typeof names)[number],
        () => null
      >,
    );
    const idle: (() => void)[] = [];
    const connected = (saveData: boolean) => Object.assign(navigator, { connection: { saveData } });

    beforeEach(() => {
      fetched.length = 0;
      idle.length = 0;
      Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
      connected(false);
    });

    it('the code of its parent and of the screens beside it is fetched once the browser is idle', () => {
      render(routes[2]!.element);
      expect(fetched).toEqual([]);
      for (const run of idle) run();
      expect(fetched).toEqual(['hub', 'first', 'third']);
    });

    it('nothing is fetched for a screen that was left, or if the browser saves data', () => {
      const { unmount } = render(routes[3]!.element);
      unmount();
      for (const run of idle) run();
      connected(true);
      render(routes[2]!.element);
      expect([idle.length, fetched]).toEqual([1, []]);
    });
  });
});
