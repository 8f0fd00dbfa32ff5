import { createHash } from 'node:crypto';
import type { PageLanguage } from '@carta/contract';
import {
  chargeReference,
  lookUpAgain,
  MINUTE_MS,
  nextLookUp,
  nextRefundTry,
  payDeadline,
  TOKEN_CHECK_MS,
  type DinerOrder,
  type PublicMenu,
} from '@carta/domain';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Secrets } from '../../database/secrets.ts';
import type { OrdersStore } from '../orders.store.ts';
import { signals } from '../../processes/signals.ts';
import { againIfAsked } from './again-if-asked.ts';
import type { ChargeAccountsStore, StoredToken } from './charge-accounts.store.ts';
import type { ChargeAccount } from '../../database/business-row.ts';
import type { ChargeProvider, CheckedToken, ProviderAnswer } from './charge-provider.ts';
import type { StoredCharge } from './order-charges.ts';

/** No other server does what one has taken for so long, in ms. */
const LEASE = MINUTE_MS;

/** A provider that wants to be left alone longer than this, in ms, is asked all the same. */
const LONGEST_PAUSE = 10 * MINUTE_MS;

/** How often a diner may make the server ask for the charges of an order, in ms: by loading its page, and by the open page. */
const SINCE_LAST_LOOK = { page: 5_000, open: 30_000 } as const;

/** How long a page waits for what MercadoPago says, in ms. */
const PAGE_PATIENCE = 3_000;

const NO_ANSWER = { ok: false, reason: 'no-answer' } as const;

interface ChargesDeps {
  readonly orders: OrdersStore;
  readonly accounts: ChargeAccountsStore;
  readonly secrets: Pick<Secrets, 'sign' | 'isSigned'>;
  readonly config: Pick<Config, 'publicUrl'>;
  /** Returns who charges with this token of a business. */
  readonly providerFor: (business: string, token: string) => ChargeProvider;
  /** How often the provider is asked because of notices and diners. */
  readonly limit: { readonly allows: (business: string) => boolean };
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => number;
}

/** What diners pay online: asks the provider, and notes what it says. A notice is a hint; what is paid is what the provider says of a charge when it is asked. */
export function openCharges({ orders, accounts, secrets, config, providerFor, limit, log, now }: ChargesDeps) {
  /** Until when a provider wants to be left alone with a business's token, in ms since 1970. */
  const pausedUntil = new LRUCache<string, number>({ max: 10_000 });
  const lookedAt = new LRUCache<string, number>({ max: 10_000 });
  let isClosed = false;
  let close = () => {};
  const closing = new Promise<void>((resolve) => (close = resolve));
  const once = againIfAsked(() => isClosed);

  /** Asks the provider with the token of a business. What is under way when the server closes has no answer. */
  async function ask<T>(
    business: string,
    call: string,
    question: (provider: ChargeProvider) => Promise<ProviderAnswer<T>>,
  ): Promise<ProviderAnswer<T> & { readonly account?: ChargeAccount | null }> {
    const found = await accounts.find(business);
    if (!found) return { ok: false, reason: 'token' };
    if ((pausedUntil.get(business) ?? 0) > now()) return NO_ANSWER;
    const answer = await Promise.race([question(providerFor(business, found.token)), closing.then(() => NO_ANSWER)]);
    signals.chargeAsked.publish({ call, result: answer.ok ? 'ok' : answer.reason });
    if (!answer.ok) await noteFailure(business, call, found, answer);
    return { ...answer, account: found.account };
  }

  async function noteFailure(
    business: string,
    call: string,
    { sealed }: StoredToken,
    answer: Extract<ProviderAnswer<unknown>, { ok: false }>,
  ): Promise<void> {
    if (answer.reason === 'token') await accounts.refused(business, sealed);
    else if (answer.reason === 'no-answer') {
      const { retryAfter } = answer;
      if (retryAfter !== undefined) pausedUntil.set(business, now() + Math.min(retryAfter, LONGEST_PAUSE));
      log.warn({ call }, 'MercadoPago does not answer');
    } else if (answer.reason === 'refused') log.warn({ call }, 'MercadoPago refuses what it was asked');
  }

  /** What nobody waits for, and still has to end before the database closes. */
  const unattended = new Set<Promise<void>>();
  const settled = async (): Promise<void> => {
    while (unattended.size > 0) await Promise.all(unattended);
  };

  /** Does `work` without anybody who waits for it. */
  function leave(work: Promise<void>): void {
    const done: Promise<void> = work
      .catch((error: unknown) => log.warn({ err: error }, 'a charge could not be looked up'))
      .finally(() => unattended.delete(done));
    unattended.add(done);
  }

  const secretText = (business: string, token: string) =>
    `charges ${business} ${createHash('sha256').update(token).digest('base64url')}`;

  const makeRefunds = async (business?: string): Promise<void> => {
    const taken = await orders.takeRefunds(LEASE, business);
    await Promise.all(taken.map(({ business: of, charge }) => makeRefund(of, charge)));
  };

  /** Returns whether the provider has given a charge back, and notes what it says. */
  async function isGivenBack(business: string, { id, order }: StoredCharge): Promise<ProviderAnswer<boolean>> {
    const answer = await ask(business, 'charge', (provider) => provider.charge(id));
    if (!answer.ok) return answer;
    await orders.charged(business, order, [answer.value], answer.account?.id ?? '');
    return { ok: true, value: answer.value.status !== 'approved' };
  }

  /** Gives a charge back, unless it is already: what was asked without an answer may have been done. */
  async function makeRefund(business: string, charge: StoredCharge): Promise<void> {
    const before = await isGivenBack(business, charge);
    if (before.ok && before.value) return;
    const asked = before.ok
      ? await ask(business, 'refund', (provider) => provider.refund(charge.id, `refund-${charge.id}`))
      : before;
    const after = asked.ok ? await isGivenBack(business, charge) : asked;
    if (after.ok && after.value) return;
    const isFailed = !asked.ok && asked.reason !== 'no-answer';
    const at = nextRefundTry(charge.refundAskedAt ?? now(), now());
    await orders.refundTried(business, charge.id, { refund: isFailed ? 'failed' : 'asked', at });
  }

  /** Asks for all charges of an order. Returns whether the provider has answered. */
  async function lookUpOrder(business: string, key: string): Promise<boolean> {
    lookedAt.set(`${business} ${key}`, now());
    const reference = chargeReference(business, key);
    const answer = await ask(business, 'charges', (provider) => provider.charges(reference));
    if (!answer.ok || !answer.account) return false;
    if (await orders.charged(business, key, answer.value, answer.account.id)) await refund(business);
    return true;
  }

  const lookUp = (business: string, key: string) =>
    once(`${business} ${key}`, async () => {
      if (limit.allows(business)) await lookUpOrder(business, key);
    });

  const lookUpCharge = (business: string, id: string) =>
    once(`charge ${business} ${id}`, async () => {
      if (!limit.allows(business)) return;
      const answer = await ask(business, 'charge', (provider) => provider.charge(id));
      if (!answer.ok || !answer.account) return;
      const [of, key = ''] = answer.value.reference.split(':');
      if (of !== business) return;
      if (await orders.charged(business, key, [answer.value], answer.account.id)) await refund(business);
    });

  const refund = (business: string) => once(`refunds ${business}`, () => makeRefunds(business));

  const isDue = (business: string, key: string, ms: number) => now() - (lookedAt.get(`${business} ${key}`) ?? 0) >= ms;

  return {
    /** Asks whose a token is. */
    async checkToken(business: string, token: string): Promise<CheckedToken> {
      const answer = await providerFor(business, token).account();
      signals.chargeAsked.publish({ call: 'account', result: answer.ok ? 'ok' : answer.reason });
      if (answer.ok) return { account: answer.value };
      return answer.reason === 'no-answer' ? 'no-answer' : 'refused';
    },

    /** Asks whose the stored token of a business is, where that is not known. */
    async checkAgain(business: string): Promise<void> {
      const found = await accounts.find(business);
      if (!found || found.account) return;
      const checked = await this.checkToken(business, found.token);
      await accounts.checked(business, found.sealed, checked);
    },

    /** Returns where an order is paid, from where its diner comes back in this language; null where the provider does not say in time, or has just been asked. */
    async checkout(
      menu: Pick<PublicMenu, 'key' | 'name'>,
      order: DinerOrder,
      language: PageLanguage,
    ): Promise<string | null> {
      const { key: business } = menu;
      const asked = `pay ${business} ${order.key}`;
      const found = await accounts.find(business);
      if (!found?.account || now() - (lookedAt.get(asked) ?? 0) < SINCE_LAST_LOOK.page) return null;
      lookedAt.set(asked, now());
      const { publicUrl } = config;
      const secret = secrets.sign(secretText(business, found.token));
      const answer = await ask(business, 'checkout', (provider) =>
        provider.checkout({
          title: `Pedido ${order.number} en ${menu.name}`,
          cents: order.total,
          reference: chargeReference(business, order.key),
          idempotencyKey: order.key,
          until: payDeadline(order.createdAt),
          backUrl: `${publicUrl}/m/${encodeURIComponent(business)}/o/${order.key}?lang=${language}`,
          noticeUrl: publicUrl.startsWith('https:')
            ? `${publicUrl}/api/charges/mercadopago/${encodeURIComponent(business)}/${secret}`
            : null,
        }),
      );
      if (!answer.ok) return null;
      await orders.storePay(business, order.key, { pay: answer.value, lookUpAt: nextLookUp(order.createdAt, now()) });
      return answer.value;
    },

    /** Looks up the charge that a notice names, some time, if its secret is that of the business's token and the provider is not asked too often. */
    noticed: (business: string, secret: string, id: string): void =>
      leave(
        (async () => {
          const found = await accounts.find(business);
          if (found?.account && secrets.isSigned(secretText(business, found.token), secret))
            await lookUpCharge(business, id);
        })(),
      ),

    /** Looks up a charge of which this server knows by itself. */
    noticedOwn: (business: string, id: string): Promise<void> => lookUpCharge(business, id),

    /** Looks up the charges of an order whose diner has come back from paying; waits some seconds at most. */
    async cameBack(business: string, key: string): Promise<void> {
      if (!isDue(business, key, SINCE_LAST_LOOK.page)) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PAGE_PATIENCE);
      });
      const looking = lookUp(business, key);
      leave(looking);
      await Promise.race([looking.catch(() => undefined), late]);
      clearTimeout(timer);
    },

    /** Looks up the charges of an order whose page is open, beside everything else. */
    seen(business: string, key: string): void {
      if (isDue(business, key, SINCE_LAST_LOOK.open)) leave(lookUp(business, key));
    },

    /** Makes the refunds of a business that are asked for. */
    refund,

    /** The same, without waiting for the provider. */
    refundSoon: (business: string): void => leave(refund(business)),

    /** Asks for the charges of orders whose moment has come. [CHARGE-6] */
    async lookUpDue(): Promise<void> {
      const due = await orders.takeLookUps(LEASE);
      await Promise.all(
        due.map(async ({ business, key, createdAt }) => {
          const isAnswered = await lookUpOrder(business, key);
          await orders.lookUpNext(business, key, (isAnswered ? nextLookUp : lookUpAgain)(createdAt, now()));
        }),
      );
    },

    /** Makes the refunds whose moment has come. [CHARGE-7] */
    refundDue: (): Promise<void> => makeRefunds(),

    /** Asks whose the tokens are of which that is not known. [TOKEN-6] */
    async checkDue(): Promise<void> {
      const taken = await accounts.takeUnchecked(TOKEN_CHECK_MS);
      await Promise.all(taken.map((business) => this.checkAgain(business)));
    },

    /** Waits for the look-ups and refunds that are under way. */
    settled,

    async close(): Promise<void> {
      isClosed = true;
      close();
      await settled();
    },
  };
}

export type Charges = ReturnType<typeof openCharges>;
