import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('the button inside the alert dismisses it', async () => {
    const onClose = jest.fn();
    render(<Alert onClose={onClose}>Correo electrónico o contraseña incorrectos</Alert>);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Correo electrónico o contraseña incorrectos');
    await userEvent.click(within(alert).getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('an alert that cannot be dismissed has no button', () => {
    render(<Alert>No se pudo conectar. Inténtalo otra vez.</Alert>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
