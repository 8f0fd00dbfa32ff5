import { isRemoteModule } from '@carta/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { remote } from './remote.tsx';

describe('orders', () => {
  it('is a remote that the shell accepts', () => {
    expect(isRemoteModule(remote)).toBe(true);
  });

  it.each([
    ['/panel/orders', 'Pedidos', '/panel'],
    ['/panel/orders/whatsapp', 'Número de WhatsApp', '/panel/orders'],
    ['/panel/orders/deliverytime', 'Tiempo de entrega', '/panel/orders'],
    ['/panel/orders/paymentmethods', 'Métodos de pago', '/panel/orders'],
    ['/panel/orders/pickuppoint', 'Punto de retiro', '/panel/orders'],
  ])('%s is %s, announced, with a way back to %s', (path, title, back) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <remote.Screens />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Próximamente')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', back);
  });
});
