import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { MercadoPagoScreen } from './mercadopago-screen.tsx';

it('[TOKEN-2] after a save the token is cleared, and nothing is left to save', async () => {
  const { user, bodies } = renderSettings(MercadoPagoScreen, () => ({
    mercadoPago: { active: false, tokenSet: true, last4: '1420', account: null, checkedAt: null },
  }));
  const token = screen.getByLabelText('Token de acceso');
  await user.type(token, 'APP_USR-1420');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Guardado')).toBeVisible();
  expect(bodies()).toEqual([{ mercadoPago: { active: false, accessToken: 'APP_USR-1420' } }]);
  expect(token).toHaveValue('');
  expect(token).toHaveAttribute('placeholder', 'Guardado, termina en 1420');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});
