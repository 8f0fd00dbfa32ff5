import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('a pressed icon button that becomes disabled keeps the focus and ignores clicks', async () => {
    const onClick = jest.fn();
    const button = (disabled: boolean) => (
      <IconButton label="Siguiente" icon={Bell} disabled={disabled} onClick={onClick} />
    );
    const { rerender } = render(button(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(button(true));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
