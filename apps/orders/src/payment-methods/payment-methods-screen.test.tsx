import type { MercadoPago } from '@carta/domain';
import { screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

const ACTIVE: MercadoPago = { active: true, tokenSet: true, last4: '9876', account: null, checkedAt: null };
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('the payment methods screen', () => {
  it('[PAYM-1] [PAYM-2] [PAYM-3] a selection is saved only if it differs from the stored one', async () => {
    const { user, sent } = renderOrders('/panel/orders/paymentmethods', { mercadoPago: ACTIVE });
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map(({ parentElement }) => parentElement?.textContent)).toEqual(['Efectivo', 'MercadoPago', 'Otro']);
    expect(await box('Efectivo')).toBeChecked();
    expect(await box('MercadoPago')).toBeChecked();
    expect(await box('Otro')).not.toBeChecked();
    expect(save()).toBeDisabled();
    await user.click(await box('Otro'));
    expect(save()).toBeEnabled();
    await user.click(await box('Otro'));
    expect(save()).toBeDisabled();
    await user.click(await box('Otro'));
    await user.click(await box('Efectivo'));
    await user.click(save());
    expect(sent).toEqual([{ paymentMethods: { cash: false, mercadoPago: true, other: true } }]);
  });

  it('[PAYM-2] an empty selection cannot be saved', async () => {
    const { user } = renderOrders('/panel/orders/paymentmethods');
    await user.click(await box('Efectivo'));
    await user.click(await box('MercadoPago'));
    expect(screen.getByRole('alert')).toHaveTextContent('Elige al menos un método de pago');
    expect(save()).toBeDisabled();
    await user.click(await box('Otro'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save()).toBeEnabled();
  });

  it('an inactive MercadoPago is marked, with a link to its screen', async () => {
    const { receive } = renderOrders('/panel/orders/paymentmethods');
    expect(await box('MercadoPago')).toHaveAccessibleDescription('No está activo: tus clientes no lo ven.');
    expect(screen.getByRole('link', { name: 'Activar MercadoPago' })).toHaveAttribute(
      'href',
      '/panel/menu/mercadopago',
    );
    receive({ mercadoPago: ACTIVE });
    expect(await box('MercadoPago')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('link', { name: 'Activar MercadoPago' })).not.toBeInTheDocument();
  });
});
