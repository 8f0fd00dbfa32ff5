import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionCards } from './option-cards.tsx';

const OPTIONS = [
  { value: 'mine', label: 'Lo tuyo', text: 'Flan mixto' },
  { value: 'theirs', label: 'Lo del otro dispositivo', text: 'Flan casero' },
] as const;

function Name() {
  const [value, setValue] = useState<'mine' | 'theirs'>('mine');
  return <OptionCards label="Nombre" options={OPTIONS} value={value} onChange={setValue} />;
}

it('option cards show every option in full, and a press or an arrow key chooses one', async () => {
  render(<Name />);
  const group = screen.getByRole('radiogroup', { name: 'Nombre' });
  const mine = screen.getByRole('radio', { name: 'Lo tuyo Flan mixto' });
  const theirs = screen.getByRole('radio', { name: 'Lo del otro dispositivo Flan casero' });
  expect(group).toContainElement(mine);
  expect(mine).toBeChecked();
  await userEvent.click(screen.getByText('Flan casero'));
  expect(theirs).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(mine).toBeChecked();
});
