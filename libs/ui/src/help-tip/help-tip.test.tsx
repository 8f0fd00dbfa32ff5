import { render, screen } from '@testing-library/react';
import { HelpTip } from './help-tip.tsx';

it('is opened by a button that says what it explains', () => {
  render(<HelpTip label="¿Qué es el token?">Una clave de tu cuenta.</HelpTip>);
  const button = screen.getByRole('button', { name: '¿Qué es el token?' });
  const tip = screen.getByText('Una clave de tu cuenta.');
  expect(tip).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('popovertarget', tip.id);
});
