import { connectionBack, connectionLost } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { act, render, screen } from '@testing-library/react';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { SectionFailure, type FailureCause } from './section-failure.tsx';

function show(cause: FailureCause) {
  const store = createShellStore(ownerState);
  const onRetry = jest.fn();
  render(
    <Provider store={store}>
      <SectionFailure cause={cause} onRetry={onRetry} />
    </Provider>,
  );
  return { onRetry, dispatch: (action: { type: string }) => act(() => void store.dispatch(action)) };
}

describe('SectionFailure', () => {
  it('a section that cannot be shown has the title of a screen', () => {
    show('broken');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No se pudo abrir esta sección');
  });

  it('a section that lacked the connection retries by itself once the connection is back', () => {
    const { onRetry, dispatch } = show('connection');
    dispatch(connectionLost());
    expect(onRetry).not.toHaveBeenCalled();
    dispatch(connectionBack());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a section that lacked the connection retries when the browser is online again', () => {
    const { onRetry } = show('connection');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a section that is out of order does not retry by itself', () => {
    const { onRetry, dispatch } = show('broken');
    dispatch(connectionLost());
    dispatch(connectionBack());
    expect(onRetry).not.toHaveBeenCalled();
  });
});
