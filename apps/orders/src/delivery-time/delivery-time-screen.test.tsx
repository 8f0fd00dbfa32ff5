import { screen } from '@testing-library/react';
import { refusal, renderOrders } from '../testing/render-orders.tsx';

const field = () => screen.findByRole('textbox', { name: 'Tiempo de entrega' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('the delivery time screen', () => {
  it('[DELIV-1] a delivery time is saved only if it changed and has at least 4 characters', async () => {
    const { user, sent } = renderOrders('/panel/orders/deliverytime', { deliveryTime: '1 hora' });
    const input = await field();
    expect(save()).toBeDisabled();
    await user.clear(input);
    await user.type(input, '1 h');
    expect(save()).toBeDisabled();
    await user.type(input, ' 30{Enter}');
    expect(sent).toEqual([{ deliveryTime: '1 h 30' }]);
  });

  it('a failed save keeps the typed text and shows a notice', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices } = renderOrders('/panel/orders/deliverytime', {}, [refusal('network')]);
    await user.type(await field(), '1 hora{Enter}');
    expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']);
    expect(await field()).toHaveValue('1 hora');
    expect(save()).toBeEnabled();
    errors.mockRestore();
  });
});
