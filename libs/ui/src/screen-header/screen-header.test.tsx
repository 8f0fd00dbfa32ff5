import { render, screen } from '@testing-library/react';
import { ScreenHeader } from './screen-header.tsx';

describe('ScreenHeader', () => {
  it('the arrow links to the parent screen', () => {
    render(<ScreenHeader title="WiFi" back="/panel/menu" />);
    expect(screen.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/panel/menu');
  });

  it('a header without a parent has no arrow', () => {
    render(<ScreenHeader title="Inicio" subtitle="La Higuera" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
