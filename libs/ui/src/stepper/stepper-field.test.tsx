import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StepperField } from './stepper-field.tsx';

function Minutes() {
  const [minutes, setMinutes] = useState(10);
  return (
    <StepperField
      label="Minutos"
      value={minutes}
      unit="minutos"
      hint="Siempre se pueden cambiar."
      onLess={minutes > 5 ? () => setMinutes(minutes - 5) : undefined}
      onMore={minutes < 15 ? () => setMinutes(minutes + 5) : undefined}
    />
  );
}

it('a StepperField says its number with the unit, is described by its hint, and keeps the focus at its last step', async () => {
  render(<Minutes />);
  const group = screen.getByRole('group', { name: 'Minutos' });
  expect(group).toHaveAccessibleDescription('Siempre se pueden cambiar.');
  const more = screen.getByRole('button', { name: 'Más' });
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('15 minutos');
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('15 minutos');
  await userEvent.click(screen.getByRole('button', { name: 'Menos' }));
  expect(screen.getByRole('status')).toHaveTextContent('10 minutos');
});
