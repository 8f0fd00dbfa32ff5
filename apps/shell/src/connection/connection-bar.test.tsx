import { connectionLost, useLiveStream } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { ConnectionBar } from './connection-bar.tsx';

function Desk() {
  useLiveStream();
  return null;
}

it.each([
  [false, 'Sin conexión. Tus cambios se guardarán al volver.'],
  [true, 'Sin conexión. No entran pedidos nuevos hasta que vuelva.'],
])('without a connection the bar says what waits: beside a desk of orders (%s) it is the orders', (hasDesk, text) => {
  const store = createShellStore(ownerState);
  render(
    <Provider store={store}>
      <MemoryRouter>
        {hasDesk && <Desk />}
        <ConnectionBar />
      </MemoryRouter>
    </Provider>,
  );
  act(() => void store.dispatch(connectionLost()));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
