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
  it('a press chooses one segment of a named group', async () => {
    render(<Direction />);
    expect(screen.getByRole('radiogroup', { name: 'Dirección' })).toContainElement(option('Subir'));
    expect(option('Subir')).toBeChecked();
    await userEvent.click(screen.getByText('Bajar'));
    expect([option('Subir'), option('Bajar')].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
  });

  it('the control is one tab stop, and an arrow key chooses the next segment', async () => {
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

  it('a count stands after the word, and belongs to the name of the segment', () => {
    const options = [
      { value: 'problems', label: 'Problemas', count: 1200 },
      { value: 'effect', label: 'Qué cambia' },
    ];
    render(<SegmentedControl label="Qué revisar" options={options} value="problems" onChange={() => undefined} />);
    expect(screen.getAllByRole('radio')).toEqual([option('Problemas 1.200'), option('Qué cambia')]);
  });

  it('two controls with the same label keep separate values', async () => {
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
