import { isRemoteModule } from '@carta/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { remote } from './remote.tsx';

describe('account', () => {
  it('is a remote that the shell accepts', () => {
    expect(isRemoteModule(remote)).toBe(true);
  });

  it.each([
    ['/panel/account', 'Cuenta', '/panel'],
    ['/panel/payments', 'Pagos', '/panel/account'],
    ['/panel/manuals', 'Manuales', '/panel/account'],
    ['/panel/support', 'Soporte técnico', '/panel'],
    ['/panel/notifications', 'Notificaciones', '/panel'],
    ['/panel/news', 'Anuncios', '/panel'],
    ['/panel/news/novedades', 'Anuncios', '/panel/news'],
  ])('%s is %s, announced, with a way back to %s', (path, title, back) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <remote.Screens />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Próximamente')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', back);
  });
});
