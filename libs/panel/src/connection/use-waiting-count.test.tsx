import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectionSlice, selectWaiting } from './connection-slice.ts';
import { useWaitingCount } from './use-waiting-count.ts';

function Desk({ count }: { readonly count: number }) {
  useWaitingCount(count);
  return null;
}

it('what waits on a screen is counted from its mounting to its end', () => {
  const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
  const waiting = () => selectWaiting(store.getState());
  const show = (count?: number) => <Provider store={store}>{count !== undefined && <Desk count={count} />}</Provider>;
  const { rerender } = render(show(2));
  expect(waiting()).toBe(2);
  rerender(show(3));
  expect(waiting()).toBe(3);
  rerender(show());
  expect(waiting()).toBe(0);
});
