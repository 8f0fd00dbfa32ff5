import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectionSlice, selectHasLiveScreen } from './connection-slice.ts';
import { serverEvent } from './server-event.ts';
import { useLiveStream } from './use-live-stream.ts';

function Desk() {
  useLiveStream();
  return null;
}

it('a screen keeps the stream of events from its mounting to its end, also beside another', () => {
  const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
  const isKept = () => selectHasLiveScreen(store.getState());
  const show = (screens: number) => (
    <Provider store={store}>
      {Array.from({ length: screens }, (_, nth) => (
        <Desk key={nth} />
      ))}
    </Provider>
  );
  expect(isKept()).toBe(false);
  const { rerender } = render(show(2));
  expect(isKept()).toBe(true);
  rerender(show(1));
  expect(isKept()).toBe(true);
  rerender(show(0));
  expect(isKept()).toBe(false);
});

it('the action of an event has the type by which any copy of it is recognised, and the data of the event', () => {
  expect(serverEvent('orders')('7')).toEqual({ type: 'server/orders', payload: '7' });
  expect(serverEvent('orders').match(serverEvent('menu')(''))).toBe(false);
});
