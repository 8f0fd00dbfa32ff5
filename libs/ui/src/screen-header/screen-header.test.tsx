import { render, screen } from '@testing-library/react';
import { ScreenHeader } from './screen-header.tsx';

describe('ScreenHeader', () => {
  it('leads back by its arrow', () => {
    render(<ScreenHeader title="WiFi" back="/panel/menu" />);
    expect(screen.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/panel/menu');
  });

  it('has no arrow on the first screen', () => {
    render(<ScreenHeader title="Inicio" subtitle="La Higuera" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
