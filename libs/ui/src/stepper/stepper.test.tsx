import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function Quantity({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return <Stepper label="Cantidad" value={count} onChange={setCount} />;
}

const less = () => screen.getByRole('button', { name: 'Menos' });
const more = () => screen.getByRole('button', { name: 'Más' });
const quantity = () => screen.getByRole('textbox', { name: 'Cantidad' });

describe('Stepper', () => {
  it('the buttons change the number by one', async () => {
    render(<Quantity from={1} />);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(quantity()).toHaveValue('3');
    await userEvent.click(less());
    expect(quantity()).toHaveValue('2');
  });

  it('[COUNT-1] the number stays at 10 and the button keeps the focus', async () => {
    render(<Quantity from={9} />);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(quantity()).toHaveValue('10');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(more()).toHaveFocus();
  });

  it('[COUNT-1] the number does not go below 1', async () => {
    render(<Quantity from={1} />);
    expect(less()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less());
    expect(quantity()).toHaveValue('1');
  });

  it('the number cannot be typed', async () => {
    render(<Quantity from={4} />);
    await userEvent.type(quantity(), '7');
    expect(quantity()).toHaveValue('4');
  });
});
