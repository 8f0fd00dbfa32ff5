import { render, screen } from '@testing-library/react';
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
});
