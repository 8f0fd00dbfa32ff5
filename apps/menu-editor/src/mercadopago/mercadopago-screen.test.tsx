import type { MercadoPago } from '@carta/domain';
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
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
});

const STORED: MercadoPago = { active: true, tokenSet: true, last4: '8f2c', account: null, checkedAt: null };
const account = { nickname: 'LAHIGUERA.SANTELMO', site: 'MLA' };
const show = (changes: Partial<MercadoPago>) =>
  renderSettings(MercadoPagoScreen, () => ({ mercadoPago: { ...STORED, account, checkedAt: Date.now() } }), {
    mercadoPago: { ...STORED, ...changes },
  });

it.each<[string, Partial<MercadoPago>, string, string, boolean]>([
  [
    'connected',
    { account, checkedAt: Date.now() },
    'Conectado a LAHIGUERA.SANTELMO',
    'Argentina · comprobado hoy a la',
    false,
  ],
  [
    'of another country',
    { account: { ...account, site: 'MLB' }, checkedAt: 5 },
    'Conectado a LAHIGUERA.SANTELMO',
    'La cuenta no es de Argentina',
    false,
  ],
  ['not checked', {}, 'Sin comprobar', 'MercadoPago no responde.', true],
  ['not accepted any more', { checkedAt: 5 }, 'MercadoPago ya no acepta este token', 'Renueva el token', true],
])('[TOKEN-4] a token that is %s is said to be so', (_, changes, title, words, isCheckable) => {
  show(changes);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Comprobar ahora' }) !== null).toBe(isCheckable);
  expect(screen.queryByRole('heading', { name: 'Así cobras' }) !== null).toBe(
    title.startsWith('Conectado') && changes.account?.site === 'MLA',
  );
});

it('[TOKEN-6] «Comprobar ahora» saves nothing else, and shows what MercadoPago says', async () => {
  const { user, bodies } = show({});
  await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
  expect(await screen.findByRole('heading', { name: 'Conectado a LAHIGUERA.SANTELMO' })).toBeVisible();
  expect(bodies()).toEqual([{ mercadoPago: { active: true } }]);
});

it('[TOKEN-4] without a token the screen says that nothing is charged online', () => {
  show({ tokenSet: false, last4: '' });
  expect(screen.getByText('el pago se arregla contigo', { exact: false })).toBeVisible();
  expect(screen.queryByRole('status', { name: /comprobar/i })).toBeNull();
});
