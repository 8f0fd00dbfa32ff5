import { isRemoteModule } from '@carta/contract';
import { screen, waitFor } from '@testing-library/react';
import { remote } from './remote.tsx';
import { renderOrders } from './testing/render-orders.tsx';

describe('the orders remote', () => {
  it('the remote is one that the shell accepts', () => {
    expect(isRemoteModule(remote)).toBe(true);
  });

  it.each([
    ['/panel/orders', 'Pedidos', '/panel'],
    ['/panel/orders/kitchen', 'Cocina', '/panel/orders'],
    ['/panel/orders/whatsapp', 'Número de WhatsApp', '/panel/orders'],
    ['/panel/orders/deliverytime', 'Tiempo de entrega', '/panel/orders'],
    ['/panel/orders/paymentmethods', 'Métodos de pago', '/panel/orders'],
    ['/panel/orders/pickuppoint', 'Punto de retiro', '/panel/orders'],
    ['/panel/orders/sales', 'Ventas', '/panel/orders'],
  ])('the screen at %s is titled %s and its back arrow leads to %s', async (path, title, back) => {
    renderOrders(path);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible());
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', back);
  });
});
