import { screen } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

it('[TRANSFER-1] [TRANSFER-2] an active transfer is saved once it has an alias', async () => {
  const { user, sent } = renderOrders('/panel/orders/transfer');
  await user.click(await screen.findByRole('switch', { name: 'Activar transferencia' }));
  expect(field('Alias')).toHaveAccessibleDescription('Escribe el alias de la cuenta');
  expect(save()).toBeDisabled();
  await user.type(field('Alias'), 'la.higuera');
  await user.type(field('Titular'), 'La Higuera SRL');
  await user.click(save());
  expect(sent).toEqual([{ transfer: { active: true, alias: 'la.higuera', holder: 'La Higuera SRL' } }]);
});
