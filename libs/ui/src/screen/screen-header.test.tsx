import { render, screen } from '@testing-library/react';
import { BelowHeader, ScreenContext, ScreenHeader } from './screen-header.tsx';

describe('ScreenHeader', () => {
  it('shows the title of the screen, with an arrow to its parent', () => {
    render(
      <ScreenContext value={{ title: 'WiFi', parent: '/panel/menu' }}>
        <ScreenHeader />
      </ScreenContext>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/panel/menu');
  });

  it('shows below it what stands below every header', () => {
    render(
      <BelowHeader value={<button type="button">Vista previa</button>}>
        <ScreenHeader />
      </BelowHeader>,
    );
    expect(screen.getByRole('button', { name: 'Vista previa' })).toBeVisible();
  });

  it('has no arrow on a screen without a parent', () => {
    render(
      <ScreenContext value={{ title: 'Inicio' }}>
        <ScreenHeader subtitle="La Higuera" />
      </ScreenContext>,
    );
    expect(screen.getByText('La Higuera')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
