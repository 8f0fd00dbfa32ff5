import { render, screen } from '@testing-library/react';
import { HelpTip } from './help-tip.tsx';

it('a help tip opens by a button that is named by its question', () => {
  render(<HelpTip label="¿Qué es el token?">Una clave de tu cuenta.</HelpTip>);
  const button = screen.getByRole('button', { name: '¿Qué es el token?' });
  const tip = screen.getByText('Una clave de tu cuenta.');
  expect(tip).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('popovertarget', tip.id);
});
