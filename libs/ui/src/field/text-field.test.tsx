import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('a text field is named by its label, without the prefix', () => {
    render(<TextField label="Número de WhatsApp" prefix="+54" />);
    expect(screen.getByRole('textbox', { name: 'Número de WhatsApp' })).toBeVisible();
  });

  it('a text field is described by its error, or else by its hint', () => {
    const { rerender } = render(<TextField label="Instagram" hint="Solo el nombre de la cuenta" />);
    const field = screen.getByRole('textbox', { name: 'Instagram' });
    expect(field).toHaveAccessibleDescription('Solo el nombre de la cuenta');
    expect(field).toBeValid();
    rerender(<TextField label="Instagram" hint="Solo el nombre de la cuenta" error="Falta la cuenta" />);
    expect(field).toHaveAccessibleDescription('Falta la cuenta');
    expect(field).toBeInvalid();
  });

  it('a bare text field has its label as accessible name', () => {
    render(<TextField look="bare" label="Color principal" placeholder="#RRGGBB" />);
    expect(screen.getByRole('textbox', { name: 'Color principal' })).toBe(screen.getByPlaceholderText('#RRGGBB'));
  });

  it('a floating label is the placeholder too', () => {
    render(<TextField look="floating" label="Correo electrónico" type="email" />);
    expect(screen.getByPlaceholderText('Correo electrónico')).toBe(screen.getByLabelText('Correo electrónico'));
  });
});

describe('CodeField', () => {
  it('a code field is not completed, capitalised or checked by the browser, unless it is asked to be', () => {
    render(
      <>
        <CodeField label="Alias" />
        <CodeField label="Usuario" autoComplete="username" />
      </>,
    );
    const alias = screen.getByRole('textbox', { name: 'Alias' });
    expect(alias).toHaveAttribute('autocomplete', 'off');
    expect(alias).toHaveAttribute('autocapitalize', 'none');
    expect(alias).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveAttribute('autocomplete', 'username');
  });
});

describe('TextArea', () => {
  it('a text area accepts several lines', async () => {
    render(<TextArea label="Horarios" />);
    const field = screen.getByRole('textbox', { name: 'Horarios' });
    await userEvent.type(field, 'Lunes{Enter}Martes');
    expect(field).toHaveValue('Lunes\nMartes');
  });
});

describe('PasswordField', () => {
  it('a password is hidden until the show button is pressed', async () => {
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
