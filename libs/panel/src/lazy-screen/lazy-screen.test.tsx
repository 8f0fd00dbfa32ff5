import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

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

const Screen = () => <h1>Pizarra</h1>;

describe('lazyScreen', () => {
  it('shows what waits, then the screen, and fetches it once', async () => {
    const fetchScreen = jest.fn(() => Promise.resolve(Screen));
    const Lazy = lazyScreen(fetchScreen, <p>Cargando</p>);
    const { unmount } = render(<Lazy />);
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
    unmount();
    render(<Lazy />);
    expect(screen.getByRole('heading')).toHaveTextContent('Pizarra');
    expect(fetchScreen).toHaveBeenCalledTimes(1);
  });

  it('throws where it cannot be fetched, and fetches again when it is shown again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve(Screen)];
    const fetchScreen = jest.fn(() => (answers.shift() ?? (() => Promise.resolve(Screen)))());
    const Lazy = lazyScreen(fetchScreen, <p>Cargando</p>);
    render(
      <Boundary>
        <Lazy />
      </Boundary>,
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(fetchScreen).toHaveBeenCalledTimes(1);
    act(() => retry.click());
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
    expect(fetchScreen).toHaveBeenCalledTimes(2);
    errors.mockRestore();
  });

  it('shows what stands in for it where it cannot be fetched, and fetches again when it is shown again', async () => {
    const answers = [() => Promise.reject(new Error('no network'))];
    const Lazy = lazyScreen(
      () => answers.shift()?.() ?? Promise.resolve(Screen),
      <p>Cargando</p>,
      () => <p>No se pudo abrir</p>,
    );
    const { unmount } = render(<Lazy />);
    expect(await screen.findByText('No se pudo abrir')).toBeVisible();
    unmount();
    render(<Lazy />);
    expect(await screen.findByRole('heading')).toHaveTextContent('Pizarra');
  });
});
