import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from './switch.tsx';

function Wifi() {
  const [active, setActive] = useState(false);
  return <Switch label="Activar" checked={active} onChange={setActive} />;
}

describe('Switch', () => {
  it('a press on the label changes the switch', async () => {
    render(<Wifi />);
    await userEvent.click(screen.getByText('Activar'));
    expect(screen.getByRole('switch', { name: 'Activar' })).toBeChecked();
  });

  it('the space bar changes the switch', async () => {
    render(<Wifi />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Activar' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Activar' })).not.toBeChecked();
  });

  it('a detail describes the switch and is not part of its name', () => {
    render(<Switch label="Obligatorio" detail="Puede no elegir ninguno" checked={false} onChange={() => undefined} />);
    expect(screen.getByRole('switch', { name: 'Obligatorio' })).toHaveAccessibleDescription('Puede no elegir ninguno');
  });
});
