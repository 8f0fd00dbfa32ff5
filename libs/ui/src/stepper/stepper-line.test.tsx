import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StepperLine } from './stepper-line.tsx';

function Most() {
  const [most, setMost] = useState(1);
  return (
    <StepperLine
      label="Se eligen"
      words={`Hasta ${most}`}
      onLess={most > 1 ? () => setMost(most - 1) : undefined}
      onMore={most < 2 ? () => setMost(most + 1) : undefined}
    />
  );
}

it('a StepperLine says what is chosen in words, and keeps the focus at its last step', async () => {
  render(<Most />);
  const [less, more] = [screen.getByRole('button', { name: 'Menos' }), screen.getByRole('button', { name: 'Más' })];
  expect(screen.getByRole('group', { name: 'Se eligen' })).toContainElement(more);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('Hasta 2');
  expect(more).toHaveFocus();
  expect(more).toHaveAttribute('aria-disabled', 'true');
});
