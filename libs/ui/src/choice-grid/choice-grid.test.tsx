import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceGrid } from './choice-grid.tsx';

function Times() {
  const [value, setValue] = useState<'22:00' | '22:30' | null>(null);
  const options = [
    { value: '22:00', label: '22.00' },
    { value: '22:30', label: '22.30' },
  ] as const;
  return <ChoiceGrid label="Hora" options={options} value={value} onChange={setValue} />;
}

describe('ChoiceGrid', () => {
  it('nothing is chosen at first, a press chooses one option of a named group, and an arrow key the next', async () => {
    render(<Times />);
    expect(screen.getByRole('radiogroup', { name: 'Hora' })).toBeVisible();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(screen.getByText('22.00'));
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.keyboard('{ArrowRight}');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  });
});
