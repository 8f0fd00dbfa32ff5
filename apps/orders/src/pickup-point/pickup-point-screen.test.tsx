import { screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

const field = () => screen.findByRole('textbox', { name: 'Punto de retiro' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('the pickup point screen', () => {
  it('[PICK-1] a pickup point is saved only if it changed and is longer than 3 characters', async () => {
    const { user, sent } = renderOrders('/panel/orders/pickuppoint', { pickupPoint: 'Barra' });
    const input = await field();
    expect(screen.getByText('TAKEAWAY')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.clear(input);
    await user.type(input, 'Acá');
    expect(save()).toBeDisabled();
    await user.type(input, '!{Enter}');
    expect(sent).toEqual([{ pickupPoint: 'Acá!' }]);
  });

  it('[PICK-2] the form is replaced by a notice until the menu has takeaway', async () => {
    const { receive } = renderOrders('/panel/orders/pickuppoint', { menuTypes: ['delivery'] });
    expect(await screen.findByText('Tu menú no tiene retiro en el local')).toBeVisible();
    expect(screen.queryByText('TAKEAWAY')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir a Pedidos' })).toHaveAttribute('href', '/panel/orders');
    receive({ menuTypes: ['takeaway'] });
    expect(await field()).toBeVisible();
  });
});
