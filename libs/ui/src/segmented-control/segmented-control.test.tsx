import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const OPTIONS = [
  { value: 'up', label: 'Subir' },
  { value: 'down', label: 'Bajar' },
] as const;

function Direction() {
  const [value, setValue] = useState<'up' | 'down'>('up');
  return <SegmentedControl label="Dirección" options={OPTIONS} value={value} onChange={setValue} />;
}

const option = (name: string) => screen.getByRole('radio', { name });

describe('SegmentedControl', () => {
  it('is a named group of which one is chosen by a press', async () => {
    render(<Direction />);
    expect(screen.getByRole('radiogroup', { name: 'Dirección' })).toContainElement(option('Subir'));
    expect(option('Subir')).toBeChecked();
    await userEvent.click(screen.getByText('Bajar'));
    expect([option('Subir'), option('Bajar')].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
  });

  it('is one stop of the keyboard, and an arrow chooses the next', async () => {
    render(
      <>
        <Direction />
        <button>Después</button>
      </>,
    );
    await userEvent.tab();
    expect(option('Subir')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(option('Bajar')).toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('keeps apart from another group of the same name', async () => {
    render(
      <>
        <Direction />
        <Direction />
      </>,
    );
    await userEvent.click(screen.getAllByText('Bajar')[0]!);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
