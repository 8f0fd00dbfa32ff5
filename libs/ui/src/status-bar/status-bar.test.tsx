import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusBar } from './status-bar.tsx';

it('the status bar shows title and text and runs its action', async () => {
  const onSelect = jest.fn();
  render(
    <StatusBar title="Sin conexión." action={{ label: 'Reintentar ahora', onSelect }}>
      Tus cambios se guardarán al volver.
    </StatusBar>,
  );
  expect(screen.getByText('Sin conexión.').parentElement).toHaveTextContent(
    'Sin conexión. Tus cambios se guardarán al volver.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar ahora' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('a status bar without an action shows no button', () => {
  render(<StatusBar title="Sin conexión desde las 21.04.">No entran pedidos nuevos.</StatusBar>);
  expect(screen.getByText('Sin conexión desde las 21.04.').parentElement).toHaveTextContent(
    'Sin conexión desde las 21.04. No entran pedidos nuevos.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
