import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoicePills } from './choice-pills.tsx';

const OPTIONS = [
  { value: '20', label: '20' },
  { value: '30', label: '30' },
] as const;

function Minutes() {
  const [value, setValue] = useState<'20' | '30'>('30');
  return <ChoicePills label="Listo en, minutos" options={OPTIONS} value={value} onChange={setValue} />;
}

it('ChoicePills are one choice of a named group, by press and by arrow key', async () => {
  render(<Minutes />);
  expect(screen.getByRole('radiogroup', { name: 'Listo en, minutos' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '30' })).toBeChecked();
  await userEvent.click(screen.getByText('20'));
  expect(screen.getByRole('radio', { name: '20' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '30' })).toBeChecked();
});
