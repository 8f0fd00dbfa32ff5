import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { fakeMercadoPago } from '../../testing/fake-mercado-pago.ts';
import { mercadoPagoProvider } from './mercado-pago-provider.ts';

it('the SDK has one address that can be set, by default the provider’s own', () => {
  expect(AppConfig.BASE_URL).toBe('https://api.mercadopago.com');
});

describe('the provider', () => {
  it('asks the server that is named, by the documented calls, with the token and the idempotency key', async () => {
    const fake = await fakeMercadoPago();
    try {
      fake.accept('APP_USR-1');
      const provider = mercadoPagoProvider('APP_USR-1', fake.url);
      expect(await provider.account()).toEqual({
        ok: true,
        value: { id: '77', nickname: 'LAHIGUERA.SANTELMO', site: 'MLA' },
      });
      const order = {
        title: 'Pedido 27 en La Higuera',
        cents: 10,
        reference: 'demo:x',
        idempotencyKey: 'x',
        until: 0,
        backUrl: 'http://localhost:3000/m/demo/o/x',
        noticeUrl: null,
      };
      expect(await provider.checkout(order)).toMatchObject({ ok: true });
      const body = fake.preferences.get('x')?.body;
      expect(body).toMatchObject({ items: [{ unit_price: 0.1 }] });
      expect(Object.keys(body ?? {})).not.toContain('notification_url');
      expect(Object.keys(body ?? {})).not.toContain('auto_return');
      const payment = fake.pay('demo:x', { transaction_amount: 0.1 });
      expect(await provider.charges('demo:x')).toMatchObject({ ok: true, value: [{ id: `${payment.id}`, cents: 10 }] });
      expect(await provider.refund(`${payment.id}`, 'refund-1')).toEqual({ ok: true, value: null });
      expect(await provider.refund(`${payment.id}`, 'refund-1')).toEqual({ ok: true, value: null });
      expect(fake.refunded()).toEqual([payment.id]);
      expect(
        fake.asked.map(({ method, path, idempotencyKey }) => [method, path, method === 'POST' ? idempotencyKey : '']),
      ).toEqual([
        ['GET', '/users/me', ''],
        ['POST', '/checkout/preferences/', 'x'],
        ['GET', '/v1/payments/search', ''],
        ['GET', `/v1/payments/${payment.id}`, ''],
        ['POST', `/v1/payments/${payment.id}/refunds`, 'refund-1'],
        ['POST', `/v1/payments/${payment.id}/refunds`, 'refund-1'],
      ]);
    } finally {
      await fake.close();
    }
  });
});
