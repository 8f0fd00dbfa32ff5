import { render, screen } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { IconButton, IconLink } from './icon-button.tsx';

describe('IconButton and IconLink', () => {
  it('the label alone is the accessible name of an icon button and an icon link', () => {
    render(
      <>
        <IconLink href="/panel/notifications" label="Notificaciones, 3 sin leer" icon={Bell} count={3} />
        <IconButton label="Cerrar sesión" icon={Bell} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toHaveTextContent('3');
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toHaveTextContent('');
  });
});
