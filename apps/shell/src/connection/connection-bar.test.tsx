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

const AT = new Date(2026, 10, 25, 21, 4);

it.each([
  [false, AT, 'Sin conexión. Tus cambios se guardarán al volver.Reintentar ahora'],
  [true, AT, 'Sin conexión desde las 21.04. No entran pedidos nuevos hasta que vuelva.'],
  [true, new Date(2026, 10, 25, 1, 30), 'Sin conexión desde la 1.30. No entran pedidos nuevos hasta que vuelva.'],
  [true, new Date(2026, 10, 25, 0, 5), 'Sin conexión desde las 0.05. No entran pedidos nuevos hasta que vuelva.'],
])(
  'without a connection the bar says what waits: beside a desk of orders (%s, %s) it is the orders, and since when',
  (hasDesk, now, text) => {
    jest.useFakeTimers({ now });
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
    act(() => void jest.advanceTimersByTime(120_000));
    expect(screen.getByRole('status').textContent).toBe(text);
    jest.useRealTimers();
  },
);
