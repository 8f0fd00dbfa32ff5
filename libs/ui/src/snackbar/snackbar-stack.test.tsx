import { act, fireEvent, render, screen } from '@testing-library/react';
import { SnackbarStack } from './snackbar-stack.tsx';
import type { SnackbarNotice } from './snackbar.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const saved: SnackbarNotice = { id: 'a', tone: 'success', text: 'Portada actualizada con éxito' };
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const setUp = (notice: SnackbarNotice) => {
  const onDismiss = jest.fn();
  render(<SnackbarStack snackbars={[notice]} onDismiss={onDismiss} />);
  return onDismiss;
};

describe('SnackbarStack', () => {
  it('an empty stack is a live region', () => {
    render(<SnackbarStack snackbars={[]} onDismiss={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('a notice is dismissed after 4 seconds', () => {
    const onDismiss = setUp(saved);
    expect(screen.getByRole('status')).toHaveTextContent('Portada actualizada con éxito');
    advance(3999);
    expect(onDismiss).not.toHaveBeenCalled();
    advance(1);
    expect(onDismiss).toHaveBeenCalledWith('a');
  });

  it('an error is dismissed after 8 seconds', () => {
    const onDismiss = setUp({ id: 'b', tone: 'error', text: 'La imagen no puede superar los 10MB' });
    advance(7999);
    expect(onDismiss).not.toHaveBeenCalled();
    advance(1);
    expect(onDismiss).toHaveBeenCalledWith('b');
  });

  it('a notice stays while the pointer is over it', () => {
    const onDismiss = setUp(saved);
    fireEvent.pointerEnter(screen.getByText(saved.text));
    advance(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText(saved.text));
    advance(4000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('the action of a notice runs once and dismisses it, after the second click of a double click', () => {
    const onSelect = jest.fn();
    const onDismiss = setUp({
      id: 'c',
      tone: 'info',
      text: 'Producto eliminado',
      action: { label: 'Deshacer', onSelect },
    });
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    fireEvent.pointerEnter(undo);
    fireEvent.click(undo);
    expect(onSelect).toHaveBeenCalledTimes(1);
    advance(399);
    fireEvent.click(undo);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).not.toHaveBeenCalled();
    advance(1);
    expect(onDismiss).toHaveBeenCalledWith('c');
  });

  it('a press on the action leaves the focus where the owner works', () => {
    setUp({ id: 'd', tone: 'info', text: 'Producto eliminado', action: { label: 'Deshacer', onSelect: jest.fn() } });
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Deshacer' }))).toBe(false);
  });
});
