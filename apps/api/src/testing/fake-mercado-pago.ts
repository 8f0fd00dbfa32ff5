import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A payment as MercadoPago answers it. */
export interface FakePayment {
  id: number;
  status: string;
  transaction_amount: number;
  currency_id: string;
  collector_id: number;
  external_reference: string;
  date_created: string;
  date_last_updated: string;
  fee_details: { amount: number; fee_payer: string; type: string }[];
  payer: { email: string; first_name: string };
  card: { last_four_digits: string };
}

/** What goes wrong with the requests that follow. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** It takes requests and answers nothing. */
  | 'silence'
  /** It begins an answer and never ends it. */
  | 'half'
  /** JSON that ends in the middle. */
  | 'broken-json'
  /** JSON without anything that was asked for. */
  | 'empty-json';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** Who pays, which is in no log, page or event of ours. */
export const PAYER = { email: 'comensal-secreto@pagos.test', first_name: 'Comensal Secreto' };
export const CARD = { last_four_digits: '4242-secreto' };

/** A server that speaks the calls of MercadoPago that are used, with the faults that a test orders. */
export async function fakeMercadoPago() {
  const tokens = new Map<string, { id: number; nickname: string; site_id: string }>();
  const preferences = new Map<string, { token: string; body: Record<string, unknown> }>();
  const payments = new Map<number, FakePayment>();
  const refunds = new Map<string, number>();
  const asked: Asked[] = [];
  let fault: Fault | null = null;
  let faultOn = /./;
  const waiting = new Set<ServerResponse>();
  let nextId = 90_001;
  let nextMoment = Date.parse('2026-11-25T21:00:00.000Z');

  const moment = () => new Date((nextMoment += 1000)).toISOString();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const sent = await text(request);
    const method = request.method ?? '';
    const key = request.headers['x-idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    asked.push({
      method,
      path: pathname,
      token,
      idempotencyKey,
      body: sent === '' ? null : (JSON.parse(sent) as unknown),
    });
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

    if (fault !== null && faultOn.test(`${method} ${pathname}`)) {
      if (fault === 'silence' || fault === 'half') waiting.add(response);
      if (fault === 'silence') return;
      if (fault === 'half') return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      if (fault === 'broken-json') return void response.writeHead(200).end('{"id": 1, "init_point": "https:');
      if (fault === 'empty-json') return void send(200, {});
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void response.end(JSON.stringify({ message: 'fault', payer: PAYER }));
    }
    const account = tokens.get(token);
    if (!account) return void send(401, { message: 'invalid access token', error: 'unauthorized', status: 401 });
    if (pathname === '/users/me') return void send(200, { ...account, email: 'owner@pagos.test' });
    if (method === 'POST' && pathname === '/checkout/preferences/') {
      const id = idempotencyKey ?? `${nextId++}`;
      preferences.set(id, { token, body: JSON.parse(sent) as Record<string, unknown> });
      return void send(201, { id, init_point: `https://pagos.test/checkout?pref_id=${id}` });
    }
    if (pathname === '/v1/payments/search') {
      const reference = searchParams.get('external_reference');
      const results = [...payments.values()].filter(
        (payment) => payment.external_reference === reference && payment.collector_id === account.id,
      );
      return void send(200, { results, paging: { total: results.length } });
    }
    const [, id, refund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(pathname) ?? [];
    const payment = payments.get(Number(id));
    if (!payment || payment.collector_id !== account.id)
      return void send(404, { message: 'Payment not found', status: 404 });
    if (refund === undefined) return void send(200, payment);
    const before = refunds.get(idempotencyKey ?? '');
    if (before === undefined && payment.status !== 'approved')
      return void send(400, { message: 'already refunded', status: 400 });
    refunds.set(idempotencyKey ?? `${refunds.size}`, payment.id);
    Object.assign(payment, { status: 'refunded', date_last_updated: moment() });
    return void send(201, { id: payment.id + 1_000_000, payment_id: payment.id, amount: payment.transaction_amount });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    asked,
    preferences,
    payments,
    /** The payments that were given back, one for each refund. */
    refunded: () => [...refunds.values()],
    /** Accepts a token for an account. */
    accept(token: string, { id = 77, nickname = 'LAHIGUERA.SANTELMO', site_id = 'MLA' } = {}) {
      tokens.set(token, { id, nickname, site_id });
    },
    /** Accepts a token no more. */
    expire: (token: string) => void tokens.delete(token),
    /** Answers requests whose method and path match so, until `heal`. */
    fail(next: Fault, on = /./) {
      fault = next;
      faultOn = on;
    },
    /** Ends what still waits for an answer, so that nobody comes back to it once the test has ended. */
    heal() {
      fault = null;
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    /** A diner pays, or tries to. */
    pay(reference: string, changes: Partial<FakePayment> & Pick<FakePayment, 'transaction_amount'>): FakePayment {
      const at = moment();
      const payment: FakePayment = {
        id: nextId++,
        status: 'approved',
        currency_id: 'ARS',
        collector_id: 77,
        external_reference: reference,
        date_created: at,
        date_last_updated: at,
        fee_details: [
          { amount: Math.round(changes.transaction_amount * 6) / 100, fee_payer: 'collector', type: 'mercadopago_fee' },
        ],
        payer: PAYER,
        card: CARD,
        ...changes,
      };
      payments.set(payment.id, payment);
      return payment;
    },
    /** A payment changes there. */
    change(id: number, changes: Partial<FakePayment>) {
      const payment = payments.get(id);
      if (payment) Object.assign(payment, { date_last_updated: moment(), ...changes });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
