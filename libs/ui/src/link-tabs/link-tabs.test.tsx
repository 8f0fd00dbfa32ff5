import { render, screen, within } from '@testing-library/react';
import { LinkTabs } from './link-tabs.tsx';

describe('LinkTabs', () => {
  it('links lead to screens beside each other, and the current one says so', () => {
    const tabs = [
      { label: 'Visitas', href: '/panel/menu/analytics', isCurrent: true },
      { label: 'Ventas', href: '/panel/orders/sales' },
    ];
    render(<LinkTabs label="Métricas" tabs={tabs} />);
    const links = within(screen.getByRole('navigation', { name: 'Métricas' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Visitas', '/panel/menu/analytics', 'page'],
      ['Ventas', '/panel/orders/sales', null],
    ]);
  });
});
