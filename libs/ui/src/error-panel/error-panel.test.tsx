import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel.tsx';

describe('ErrorPanel', () => {
  it('the panel has a retry button and a link out', async () => {
    const onRetry = jest.fn();
    render(<ErrorPanel onRetry={onRetry} exit={{ label: 'Volver a Inicio', href: '/panel' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Volver a Inicio' })).toHaveAttribute('href', '/panel');
  });
});
