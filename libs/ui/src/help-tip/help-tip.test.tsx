import { fireEvent, render, screen } from '@testing-library/react';
import { HelpTip } from './help-tip.tsx';

it('a help tip opens by a button that is named by its question', () => {
  render(<HelpTip label="¿Qué es el token?">Una clave de tu cuenta.</HelpTip>);
  const button = screen.getByRole('button', { name: '¿Qué es el token?' });
  const tip = screen.getByText('Una clave de tu cuenta.');
  expect(tip).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('popovertarget', tip.id);
});

it.each([
  ['below', { top: 100, bottom: 144, right: 740 }, { top: '148px', bottom: '', right: '284px' }],
  ['above', { top: 700, bottom: 744, right: 1010 }, { top: '', bottom: '72px', right: '20px' }],
])('a help tip opens %s its button and inside the window', (_where, box, { top, bottom, right }) => {
  Object.assign(window, { innerWidth: 1024, innerHeight: 768 });
  render(<HelpTip label="¿Qué es el token?">Una clave de tu cuenta.</HelpTip>);
  const button = screen.getByRole('button', { name: '¿Qué es el token?' });
  button.getBoundingClientRect = () => box as DOMRect;
  const tip = screen.getByText('Una clave de tu cuenta.');
  fireEvent(tip, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  expect([tip.style.top, tip.style.bottom, tip.style.right]).toEqual([top, bottom, right]);
});
