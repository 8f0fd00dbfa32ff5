import { DEFAULT_ORDER_DESK } from '@carta/domain';
import { screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

const save = () => screen.getByRole('button', { name: 'Guardar' });
const toggle = () => screen.findByRole('switch', { name: 'Activar' });

describe('the reception of orders', () => {
  it('[DESK-1] [DESK-5] all of it is saved as one field, minutes in steps of five', async () => {
    const { user, sent } = renderOrders('/panel/orders/reception');
    await user.click(await toggle());
    await user.click(screen.getByRole('button', { name: 'Más' }));
    await user.click(screen.getAllByRole('radio', { name: 'Opcional' })[0]!);
    await user.click(screen.getByRole('radio', { name: 'No pedir' }));
    await user.click(save());
    expect(sent).toEqual([
      { orderDesk: { active: true, prepMinutes: 35, pausedUntil: null, name: 'optional', phone: 'hidden' } },
    ]);
  });

  it('a pause that begins while the form is open survives its save', async () => {
    const { user, sent, receive } = renderOrders('/panel/orders/reception');
    await user.click(await toggle());
    receive({ orderDesk: { ...DEFAULT_ORDER_DESK, pausedUntil: 1_790_000_000_000 } });
    expect(await toggle()).toBeChecked();
    await user.click(save());
    expect(sent).toEqual([{ orderDesk: { ...DEFAULT_ORDER_DESK, active: true, pausedUntil: 1_790_000_000_000 } }]);
  });

  it.each([
    [5, 'Menos'],
    [180, 'Más'],
  ])('[DESK-5] %i minutes are the end of the button %s', async (prepMinutes, name) => {
    renderOrders('/panel/orders/reception', { orderDesk: { ...DEFAULT_ORDER_DESK, prepMinutes } });
    await toggle();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('sound and printing are of this device: they are chosen without a save', async () => {
    const { user, sent } = renderOrders('/panel/orders/reception');
    await toggle();
    const prints = screen.getByRole('switch', { name: 'Imprimir al aceptar' });
    expect(prints).not.toBeChecked();
    await user.click(prints);
    expect(prints).toBeChecked();
    await user.click(prints);
    expect(screen.getByRole('switch', { name: 'Activar sonido' })).not.toBeChecked();
    expect(sent).toEqual([]);
  });

  it('a test order can be made once the reception is active', async () => {
    const { receive } = renderOrders('/panel/orders/reception');
    await toggle();
    expect(screen.queryByRole('link', { name: 'Hacer un pedido de prueba' })).toBeNull();
    receive({ orderDesk: { ...DEFAULT_ORDER_DESK, active: true } });
    expect(screen.getByRole('link', { name: 'Hacer un pedido de prueba' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Pide como un comensal: el pedido llega a Pedidos del día.')).toBeVisible();
  });
});
