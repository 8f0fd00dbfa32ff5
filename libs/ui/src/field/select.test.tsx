import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

describe('Select', () => {
  it('a native select with its label reports the chosen option', async () => {
    const onChange = jest.fn();
    render(
      <Select
        label="Redondeo"
        defaultValue="none"
        hint="De cada precio"
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="none">Sin redondeo</option>
        <option value="90">Terminado en 90</option>
      </Select>,
    );
    const select = screen.getByRole('combobox', { name: 'Redondeo' });
    expect(select).toHaveAccessibleDescription('De cada precio');
    await userEvent.selectOptions(select, 'Terminado en 90');
    expect(onChange).toHaveBeenCalledWith('90');
  });

  it('a select shows its error', () => {
    render(
      <Select label="Redondeo" error="Elige uno">
        <option>Sin redondeo</option>
      </Select>,
    );
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Elige uno')).toBeVisible();
  });
});
