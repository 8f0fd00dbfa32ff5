import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

const box = () => screen.getByRole('checkbox', { name: 'Flan casero' });

describe('Checkbox', () => {
  it('a press on any part of the line reports the new state', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Checkbox label="Flan casero" detail="$ 5.200" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('$ 5.200'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    rerender(<Checkbox label="Flan casero" checked onChange={onChange} />);
    expect(box()).toBeChecked();
    await userEvent.click(box());
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('a checkbox is named by its label and described by its detail', () => {
    render(<Checkbox label="Flan casero" detail="$ 5.200" checked onChange={jest.fn()} />);
    expect(box()).toHaveAccessibleDescription('$ 5.200');
  });

  it('a bare checkbox has its label as its name and shows no text', () => {
    render(<Checkbox bare label="Flan casero" checked onChange={jest.fn()} />);
    expect(box()).toBeChecked();
    expect(screen.queryByText('Flan casero')).toBeNull();
  });

  it('a checkbox can be indeterminate', () => {
    const { rerender } = render(<Checkbox label="Flan casero" checked={false} indeterminate onChange={jest.fn()} />);
    expect(box()).toBePartiallyChecked();
    rerender(<Checkbox label="Flan casero" checked={false} onChange={jest.fn()} />);
    expect(box()).not.toBePartiallyChecked();
  });
});
