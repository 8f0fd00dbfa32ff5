import { CHARGE_CURRENCY, type ChargeStatus, type SentCharge } from '@carta/domain';
import { DEMO_CHARGES } from '../../demo-accounts.ts';
import type { ChargeProvider } from './charge-provider.ts';

/** What MercadoPago keeps of a payment, in percent. */
const FEE = 6;

export interface SimulatedOrder {
  readonly title: string;
  readonly cents: number;
  readonly reference: string;
  readonly until: number;
  readonly backUrl: string;
}

/** A provider inside of this process that charges nothing, for the demo. What it knows ends with the process. */
export function simulatedProvider({ publicUrl, now }: { readonly publicUrl: string; readonly now: () => number }) {
  const orders = new Map<string, SimulatedOrder>();
  const charges = new Map<string, SentCharge>();
  let lastMoment = 0;
  /** Each is later than the one before: a later one tells what is true. */
  const moment = () => (lastMoment = Math.max(now(), lastMoment + 1));

  const provider: ChargeProvider = {
    account: async () => ({ ok: true, value: DEMO_CHARGES.account }),
    checkout: async (order) => {
      orders.set(order.idempotencyKey, order);
      return { ok: true, value: `${publicUrl}/demo/mercadopago/${order.idempotencyKey}` };
    },
    charge: async (id) => {
      const charge = charges.get(id);
      return charge ? { ok: true, value: charge } : { ok: false, reason: 'not-found' };
    },
    charges: async (reference) => ({
      ok: true,
      value: [...charges.values()].filter((charge) => charge.reference === reference),
    }),
    refund: async (id) => {
      const charge = charges.get(id);
      if (!charge) return { ok: false, reason: 'not-found' };
      charges.set(id, { ...charge, status: 'refunded', changedAt: moment() });
      return { ok: true, value: null };
    },
  };

  return {
    provider,
    /** Returns the order that is paid under a key; null for an unknown one. */
    order: (key: string): SimulatedOrder | null => orders.get(key) ?? null,
    /** Pays an order, or tries to; returns the charge's id. */
    pay({ cents, reference }: SimulatedOrder, status: Extract<ChargeStatus, 'approved' | 'rejected'>): string {
      const changedAt = moment();
      const id = `${changedAt}`;
      const feeCents = Math.round((cents * FEE) / 100);
      const charge = {
        id,
        status,
        cents,
        feeCents,
        changedAt,
        reference,
        currency: CHARGE_CURRENCY,
        receiver: DEMO_CHARGES.account.id,
      };
      charges.set(id, charge);
      return id;
    },
  };
}

export type SimulatedProvider = ReturnType<typeof simulatedProvider>;
