import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import { lazyModule } from './lazy-module.ts';

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? (
      <button onClick={() => this.setState({ broken: false })}>Reintentar</button>
    ) : (
      this.props.children
    );
  }
}

const boardModule = { Board: () => <h1>Pizarra</h1> };
const fallback = <p>Cargando</p>;

/** A lazy board whose import fails `failures` times. */
function lazyBoard(failures: number, Failed?: () => ReactNode) {
  const importModule = jest.fn(async () => {
    if (importModule.mock.calls.length <= failures) throw new Error('no network');
    return boardModule;
  });
  const module = lazyModule(importModule);
  const Board = lazyComponent(module, ({ Board }) => Board, { fallback, ...(Failed && { Failed }) });
  return { Board, importModule, module };
}

describe('lazyComponent', () => {
  it('a lazy component shows its fallback first, and nothing but itself when it is shown again', async () => {
    const { Board, importModule } = lazyBoard(0);
    const { unmount } = render(<Board />);
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
    unmount();
    render(<Board />);
    expect(screen.getByRole('heading')).toHaveTextContent('Pizarra');
    expect(importModule).toHaveBeenCalledTimes(1);
  });

  it('a preloaded component is shown at once', async () => {
    const { Board, module } = lazyBoard(0);
    await module.load();
    render(<Board />);
    expect(screen.getByRole('heading')).toHaveTextContent('Pizarra');
  });

  it('a component whose code cannot be loaded throws to the error boundary, and a retry loads it again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { Board, importModule } = lazyBoard(1);
    render(
      <Boundary>
        <Board />
      </Boundary>,
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(importModule).toHaveBeenCalledTimes(1);
    act(() => retry.click());
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
    expect(importModule).toHaveBeenCalledTimes(2);
    errors.mockRestore();
  });

  it('Failed is shown for code that cannot be loaded, and a retry loads it again', async () => {
    const { Board } = lazyBoard(1, () => <p>No se pudo abrir</p>);
    const { unmount } = render(<Board />);
    expect(await screen.findByText('No se pudo abrir')).toBeVisible();
    unmount();
    render(<Board />);
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
  });
});
