import { act, render, screen } from '@testing-library/react';
import { SnackbarStack } from '../snackbar/snackbar-stack.tsx';
import { Block, LOADER_DELAY } from './block.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function Page({ blocked }: { blocked: boolean }) {
  return (
    <>
      <button type="button">Guardar</button>
      <Block active={blocked} />
      <SnackbarStack snackbars={[]} onDismiss={jest.fn()} />
    </>
  );
}

describe('Block', () => {
  it('the block makes the page inert at once and shows the loader after 150 ms', () => {
    const { container } = render(<Page blocked />);
    expect(container).toHaveAttribute('inert');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    advance(LOADER_DELAY - 1);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
  });

  it('the loader shows a known progress', () => {
    render(<Block active progress={0.4} />);
    advance(LOADER_DELAY);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  });

  it('a save of less than 150 ms shows no loader', () => {
    const { rerender } = render(<Page blocked />);
    advance(LOADER_DELAY - 1);
    rerender(<Page blocked={false} />);
    advance(LOADER_DELAY);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('the end of a block makes the page usable and restores the focus', () => {
    const { container, rerender } = render(<Page blocked={false} />);
    const button = screen.getByRole('button', { name: 'Guardar' });
    button.focus();
    rerender(<Page blocked />);
    button.blur();
    rerender(<Page blocked={false} />);
    expect(container).not.toHaveAttribute('inert');
    expect(button).toHaveFocus();
  });

  it('a block leaves elements that were inert before and the snackbars unchanged', () => {
    const aside = document.createElement('aside');
    aside.inert = true;
    aside.setAttribute('inert', '');
    document.body.append(aside);
    const { rerender } = render(<Page blocked />);
    expect(screen.getByRole('status')).not.toHaveAttribute('inert');
    rerender(<Page blocked={false} />);
    expect(aside).toHaveAttribute('inert');
    aside.remove();
  });
});
