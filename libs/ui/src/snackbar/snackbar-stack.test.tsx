import { act, fireEvent, render, screen } from '@testing-library/react';
import { SnackbarStack } from './snackbar-stack.tsx';
import type { SnackbarNotice } from './snackbar.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const saved: SnackbarNotice = { id: 'a', tone: 'success', text: 'Portada actualizada con éxito' };
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const setUp = (notice: SnackbarNotice) => {
  const onDismiss = jest.fn();
  render(<SnackbarStack snackbars={[notice]} onDismiss={onDismiss} />);
  return onDismiss;
};

describe('SnackbarStack', () => {
  it('is a live region even while it is empty', () => {
    render(<SnackbarStack snackbars={[]} onDismiss={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('dismisses a notice after 4 seconds', () => {
    const onDismiss = setUp(saved);
    expect(screen.getByRole('status')).toHaveTextContent('Portada actualizada con éxito');
    pass(3999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('leaves an error twice as long', () => {
    const onDismiss = setUp({ id: 'b', tone: 'error', text: 'La imagen no puede superar los 10MB' });
    pass(7999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('b');
  });

  it('waits while the pointer is on it', () => {
    const onDismiss = setUp(saved);
    fireEvent.pointerEnter(screen.getByText(saved.text));
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText(saved.text));
    pass(4000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('runs its action and goes', () => {
    const onSelect = jest.fn();
    const onDismiss = setUp({
      id: 'c',
      tone: 'info',
      text: 'Producto eliminado',
      action: { label: 'Deshacer', onSelect },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('c');
  });
});
