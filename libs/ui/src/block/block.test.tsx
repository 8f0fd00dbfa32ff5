import { act, render, screen } from '@testing-library/react';
import { SnackbarStack } from '../snackbar/snackbar-stack.tsx';
import { Block, LOADER_DELAY } from './block.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

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
  it('blocks the page at once, and draws the loader after 150 ms', () => {
    const { container } = render(<Page blocked />);
    expect(container).toHaveAttribute('inert');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    pass(LOADER_DELAY - 1);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
  });

  it('tells how far it has come, where that is known', () => {
    render(<Block active progress={0.4} />);
    pass(LOADER_DELAY);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  });

  it('draws nothing for a save that is over sooner', () => {
    const { rerender } = render(<Page blocked />);
    pass(LOADER_DELAY - 1);
    rerender(<Page blocked={false} />);
    pass(LOADER_DELAY);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('gives the page and its focus back', () => {
    const { container, rerender } = render(<Page blocked={false} />);
    const button = screen.getByRole('button', { name: 'Guardar' });
    button.focus();
    rerender(<Page blocked />);
    button.blur();
    rerender(<Page blocked={false} />);
    expect(container).not.toHaveAttribute('inert');
    expect(button).toHaveFocus();
  });

  it('leaves alone what was inert before, and the notices', () => {
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
