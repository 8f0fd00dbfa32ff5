import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is named by its label only, not by its prefix', () => {
    render(<TextField label="Número de WhatsApp" prefix="+54" />);
    expect(screen.getByRole('textbox', { name: 'Número de WhatsApp' })).toBeVisible();
  });

  it('is described by its hint, and by its error instead while there is one', () => {
    const { rerender } = render(<TextField label="Instagram" hint="Solo el nombre de la cuenta" />);
    const field = screen.getByRole('textbox', { name: 'Instagram' });
    expect(field).toHaveAccessibleDescription('Solo el nombre de la cuenta');
    expect(field).toBeValid();
    rerender(<TextField label="Instagram" hint="Solo el nombre de la cuenta" error="Falta la cuenta" />);
    expect(field).toHaveAccessibleDescription('Falta la cuenta');
    expect(field).toBeInvalid();
  });

  it('is found by a label that only readers get', () => {
    render(<TextField look="bare" label="Color principal" placeholder="#RRGGBB" />);
    expect(screen.getByRole('textbox', { name: 'Color principal' })).toBe(screen.getByPlaceholderText('#RRGGBB'));
  });

  it('with the label inside, has it as placeholder too', () => {
    render(<TextField look="floating" label="Correo electrónico" type="email" />);
    expect(screen.getByPlaceholderText('Correo electrónico')).toBe(screen.getByLabelText('Correo electrónico'));
  });
});

describe('TextArea', () => {
  it('takes several lines', async () => {
    render(<TextArea label="Horarios" />);
    const field = screen.getByRole('textbox', { name: 'Horarios' });
    await userEvent.type(field, 'Lunes{Enter}Martes');
    expect(field).toHaveValue('Lunes\nMartes');
  });
});

describe('PasswordField', () => {
  it('covers its text until the eye is pressed', async () => {
    render(<PasswordField label="Contraseña" defaultValue="higos" />);
    const field = screen.getByLabelText('Contraseña');
    const eye = screen.getByRole('button', { name: 'Mostrar lo escrito' });
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    expect(field).toHaveAttribute('type', 'text');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(eye);
    expect(field).toHaveAttribute('type', 'password');
  });
});
