import { isRemoteModule } from '@carta/contract';
import { screen } from '@testing-library/react';
import { remote } from './remote.tsx';
import { answered } from './testing/account-store.ts';
import { renderScreens } from './testing/render-screens.tsx';

describe('account', () => {
  it('account is a remote that the shell accepts', () => {
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
  ])('the screen at %s has the title %s and a back arrow to %s', async (path, title, back) => {
    const api = {
      manuals: () => answered({ manuals: [] }),
      announcements: () => answered({ announcements: [] }),
      notifications: () => answered({ total: 0, notifications: [] }),
      sessions: () => answered({ sessions: [] }),
      updateUser: () => answered({}),
    };
    await renderScreens(path, { api });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', back);
  });
});
