import { screen, within } from '@testing-library/react';
import { keyOf } from '@carta/domain/testing';
import { renderOrders } from '../testing/render-orders.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'Pedidos' })).getAllByRole('link');
const preview = () => screen.getByRole('region', { name: 'Así te llega un pedido' });
const type = (name: 'Delivery' | 'Takeaway') => screen.getByRole('switch', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

const price = { currency: '$', big: 1_500, small: '00' } as const;

describe('the orders hub', () => {
  it('[HOME-4] the hub links to the settings and shows the value of each', () => {
    renderOrders('/panel/orders', {
      deliveryTime: '30 minutos',
      pickupPoint: 'Mostrador',
      paymentMethods: { cash: true, mercadoPago: false, other: true },
      delivery: { zones: [{ key: keyOf('boedo'), title: 'Boedo', price }], minimum: null },
      transfer: { active: true, alias: 'la.higuera', holder: '' },
      tables: ['Mesa 1', 'Mesa 2'].map((title) => ({ key: keyOf(title), title, token: 'abcdefghij' })),
    });
    expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/panel/orders/desk', 'Pedidos del día Recepción desactivada'],
      ['/panel/orders/kitchen', 'Cocina Recepción desactivada'],
      ['/panel/orders/reception', 'Recepción de pedidos NUEVODesactivada: llegan solo por WhatsApp'],
      ['/panel/orders/whatsapp', 'Número de WhatsApp 1155550100'],
      ['/panel/orders/deliverytime', 'Tiempo de entrega 30 minutos'],
      ['/panel/orders/delivery', 'Envío Boedo'],
      ['/panel/orders/paymentmethods', 'Métodos de pago Efectivo, Otro'],
      ['/panel/orders/transfer', 'Transferencia la.higuera'],
      ['/panel/orders/pickuppoint', 'Punto de retiro TAKEAWAYMostrador'],
      ['/panel/orders/tables', 'Mesas 2 mesas'],
      ['/panel/orders/sales', 'Ventas Por día, hora y producto'],
    ]);
  });

  it('a setting without a value is shown as not set', () => {
    renderOrders('/panel/orders', { whatsAppNumber: '' });
    expect(screen.getAllByText('Sin configurar')).toHaveLength(5);
  });

  it('[HOME-4] [PICK-2] [ZONES-2] a menu without takeaway has no pickup point button, one without delivery no zones', () => {
    const { receive } = renderOrders('/panel/orders', { menuTypes: ['delivery'] });
    expect(links()).toHaveLength(10);
    expect(screen.queryByText('TAKEAWAY')).not.toBeInTheDocument();
    receive({ menuTypes: ['takeaway'] });
    expect(links()).toHaveLength(10);
    expect(screen.queryByText('Envío')).not.toBeInTheDocument();
  });

  it('[ORDER-7] the preview shows an order of the menu’s items for delivery and for takeaway', async () => {
    const { user } = renderOrders('/panel/orders', { deliveryTime: '30 minutos', pickupPoint: 'Mostrador' });
    expect(preview()).toHaveTextContent(
      '2 x croquetas: $ 198,00 1 x bravas: $ 99,00 Delivery Av. Rivadavia 1234, 2.º B',
    );
    expect(preview()).toHaveTextContent(
      'Tiempo de entrega: 30 minutos Pago: Efectivo Nombre: Julián Aclaraciones: Sin cebolla, por favor Total: $ 297,00',
    );
    await user.click(screen.getByRole('radio', { name: 'Retiro' }));
    expect(preview()).toHaveTextContent('Retiro: Mostrador Pago: Efectivo');
    expect(preview()).not.toHaveTextContent('Av. Rivadavia');
  });

  it('[ORDER-7] the preview follows the settings', () => {
    const { receive } = renderOrders('/panel/orders', { menuTypes: ['takeaway'], pickupPoint: 'Mostrador' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(preview()).toHaveTextContent('Retiro: Mostrador');
    receive({ pickupPoint: 'Por la ventana', menuTypes: ['delivery', 'takeaway'] });
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    receive({ pickupPoint: 'Por la ventana', menuTypes: ['takeaway'] });
    expect(preview()).toHaveTextContent('Retiro: Por la ventana');
  });

  it('[TYPES-1] a menu that takes no orders says so, and takes them once its switches are saved', async () => {
    const { user, sent, receive } = renderOrders('/panel/orders', { menuTypes: [] });
    expect(screen.getByText(/^Tu menú todavía no recibe pedidos/)).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.click(type('Takeaway'));
    expect(type('Takeaway')).toHaveAccessibleDescription('Para llevar');
    await user.click(type('Delivery'));
    await user.click(save());
    expect(sent).toEqual([{ menuTypes: ['delivery', 'takeaway'] }]);
    receive({ menuTypes: ['delivery', 'takeaway'] });
    expect(screen.queryByText(/^Tu menú todavía no recibe pedidos/)).not.toBeInTheDocument();
    expect(preview()).toBeVisible();
  });

  it('[TYPES-1] a switch that returns to its stored value is no change', async () => {
    const { user, sent } = renderOrders('/panel/orders', { menuTypes: ['takeaway', 'delivery'] });
    await user.click(type('Delivery'));
    expect(save()).toBeEnabled();
    await user.click(type('Delivery'));
    expect(save()).toBeDisabled();
    await user.click(type('Takeaway'));
    await user.click(save());
    expect(sent).toEqual([{ menuTypes: ['delivery'] }]);
  });
});
