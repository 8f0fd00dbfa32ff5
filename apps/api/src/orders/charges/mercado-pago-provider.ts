import { CHARGE_CURRENCY, type ChargeStatus, type SentCharge } from '@carta/domain';
import * as z from 'zod/mini';
import type { ChargeAccount } from '../../database/business-row.ts';
import type { ChargeProvider, Checkout, ProviderAnswer } from './charge-provider.ts';

/** How long the provider may take, in ms: a diner waits for the address, an owner for the account. */
const LIMITS = { account: 5_000, checkout: 4_000, background: 10_000 } as const;

/** An answer of the server that fails is asked for once more, after this many ms. */
const RETRY = { maxRetries: 1, retryOn: [500, 502, 503, 504], initialDelay: 200 };

const Account = z.object({ id: z.number(), nickname: z.string(), site_id: z.string() });
const Preference = z.object({ init_point: z.url({ protocol: /^https?$/ }) });
const number = z.union([z.number(), z.string().check(z.regex(/^\d+$/))]);
const Payment = z.object({
  id: number,
  status: z.string(),
  transaction_amount: z.number(),
  currency_id: z.string(),
  collector_id: z.optional(z.nullable(number)),
  external_reference: z.optional(z.nullable(z.string())),
  date_created: z.string(),
  date_last_updated: z.optional(z.nullable(z.string())),
  fee_details: z.optional(z.nullable(z.array(z.object({ amount: z.number(), fee_payer: z.optional(z.string()) })))),
});
const Found = z.object({ results: z.array(z.object({ id: number })) });

/** A diner who tries more often has one that is newer. */
const NEWEST_FIRST = { sort: 'date_created', criteria: 'desc', limit: 10 } as const;

const STATUSES: Readonly<Record<string, ChargeStatus>> = {
  approved: 'approved',
  in_mediation: 'approved',
  rejected: 'rejected',
  cancelled: 'rejected',
  refunded: 'refunded',
  charged_back: 'charged-back',
};

/**
 * MercadoPago by its SDK, which is loaded at the first use of a token. `url` is its address where it is another than the provider's own; the SDK
 * has one for all of the process.
 */
export function mercadoPagoProvider(token: string, url: string | null): ChargeProvider {
  const sdk = async (timeout: number, idempotencyKey?: string) => {
    const [{ MercadoPagoConfig, Payment, PaymentRefund, Preference, User }, { AppConfig }] = await Promise.all([
      import('mercadopago'),
      import('mercadopago/dist/utils/config/index.js'),
    ]);
    if (url !== null) Object.assign(AppConfig, { BASE_URL: url });
    const options = { timeout, ...RETRY, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    const config = new MercadoPagoConfig({ accessToken: token, options });
    return {
      user: new User(config),
      preference: new Preference(config),
      payment: new Payment(config),
      refund: new PaymentRefund(config),
    };
  };

  return {
    account: () => asked(LIMITS.account, async () => accountOf(await (await sdk(LIMITS.account)).user.get())),
    checkout: (order) =>
      asked(LIMITS.checkout, async () => {
        const { preference } = await sdk(LIMITS.checkout, order.idempotencyKey);
        return Preference.parse(await preference.create({ body: preferenceOf(order) })).init_point;
      }),
    charge: (id) =>
      asked(LIMITS.background, async () => chargeOf(await (await sdk(LIMITS.background)).payment.get({ id }))),
    charges: (reference) =>
      asked(LIMITS.background, async () => {
        const { payment } = await sdk(LIMITS.background);
        const options = { external_reference: reference, ...NEWEST_FIRST };
        const { results } = Found.parse(await payment.search({ options }));
        // What a search says is older and less than what the payment itself does.
        return Promise.all(results.map(async ({ id }) => chargeOf(await payment.get({ id }))));
      }),
    refund: (id, key) =>
      asked(LIMITS.background, async () => {
        const { refund } = await sdk(LIMITS.background, key);
        z.object({ id: z.number() }).parse(await refund.total({ payment_id: id }));
        return null;
      }),
  };
}

function accountOf(answer: unknown): ChargeAccount {
  const { id, nickname, site_id: site } = Account.parse(answer);
  return { id: `${id}`, nickname, site };
}

function chargeOf(answer: unknown): SentCharge {
  const payment = Payment.parse(answer);
  const fees = payment.fee_details?.filter(({ fee_payer: payer }) => payer === undefined || payer === 'collector');
  const changedAt = Date.parse(payment.date_last_updated ?? payment.date_created);
  if (Number.isNaN(changedAt)) throw new TypeError('the payment names no moment');
  return {
    id: `${payment.id}`,
    status: STATUSES[payment.status] ?? 'pending',
    cents: cents(payment.transaction_amount),
    feeCents: fees && fees.length > 0 ? cents(fees.reduce((sum, { amount }) => sum + amount, 0)) : null,
    changedAt,
    reference: payment.external_reference ?? '',
    currency: payment.currency_id,
    receiver: payment.collector_id ? `${payment.collector_id}` : '',
  };
}

const cents = (amount: number) => Math.round(amount * 100);

/** One item of the total, approved or rejected at once, and no payment on paper. */
function preferenceOf({ title, cents: total, reference, until, backUrl, noticeUrl }: Checkout) {
  return {
    items: [{ id: reference, title, quantity: 1, unit_price: total / 100, currency_id: CHARGE_CURRENCY }],
    external_reference: reference,
    binary_mode: true,
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
    expires: true,
    expiration_date_to: new Date(until).toISOString().replace('Z', '+00:00'),
    back_urls: { success: backUrl, pending: backUrl, failure: backUrl },
    ...(noticeUrl !== null && { notification_url: noticeUrl, auto_return: 'approved' }),
  };
}

/** Returns what was answered within `ms`: the SDK stops to wait once an answer has begun. */
async function asked<T>(ms: number, ask: () => Promise<T>): Promise<ProviderAnswer<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ProviderAnswer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'no-answer' }), ms);
  });
  const answer = ask().then(
    (value): ProviderAnswer<T> => ({ ok: true, value }),
    (error: unknown): ProviderAnswer<T> => failureOf(error),
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Statuses after which the same question may be answered later. */
const LATER = new Set([408, 409, 423, 424, 429]);

/** Nothing of what the provider wrote is kept: it may name who pays. */
function failureOf(error: unknown): ProviderAnswer<never> {
  const { status, retryAfter } = Object(error) as { status?: unknown; retryAfter?: unknown };
  if (status === 401) return { ok: false, reason: 'token' };
  if (status === 404) return { ok: false, reason: 'not-found' };
  if (typeof status === 'number' && status >= 400 && status < 500 && !LATER.has(status))
    return { ok: false, reason: 'refused' };
  return { ok: false, reason: 'no-answer', ...(typeof retryAfter === 'number' && { retryAfter: retryAfter * 1000 }) };
}
