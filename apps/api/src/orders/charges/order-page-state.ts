import {
  fitsWhatsApp,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  publicOrder,
  storedOrderText,
  withoutDiner,
  type DinerOrder,
  type PublicDinerOrder,
  type PublicMenu,
} from '@carta/domain';
import type { Config } from '../../config.ts';
import type { DeskPresenceStore } from '../desk-presence.store.ts';
import type { OrdersStore } from '../orders.store.ts';
import type { Charges } from './charges.ts';
import { operationOf } from './order-charges.ts';
import { payOrder, type OrderToPay } from './pay-order.ts';

interface OrderPagesDeps {
  readonly orders: OrdersStore;
  readonly charges: Charges;
  readonly deskPresence: Pick<DeskPresenceStore, 'isSlow'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** What the page of an order shows. */
interface OrderPageState {
  readonly order: PublicDinerOrder;
  /** When it came into its state, in ms since 1970. */
  readonly since: number;
  /** True if the last payment was not approved. */
  readonly isRejected: boolean;
  /** What announces an order that is paid online, without what its diner wrote, and its line that says so. [CHARGE-8] */
  readonly announced: { readonly href: string; readonly line: string } | null;
}

/** What the page of an order reads and does. */
export function orderPages({ orders, charges, deskPresence, config }: OrderPagesDeps) {
  /** A diner who comes back from paying reads what came of it. */
  const findOrder = async (business: string, key: string) => {
    const found = await orders.find(business, key);
    if (found?.order.state !== 'unpaid' || found.pay === null) return found;
    await charges.cameBack(business, key);
    return orders.find(business, key);
  };

  return {
    async read(menu: PublicMenu, key: string): Promise<OrderPageState | null> {
      const found = await findOrder(menu.key, key);
      if (!found) return null;
      const { order, lastStep, pay } = found;
      const known = order.payment === 'mercadoPago' ? await orders.chargesOf(menu.key, key) : [];
      const address = `${config.publicUrl}/m/${encodeURIComponent(menu.key)}/o/${key}`;
      return {
        order: publicOrder(order, await deskPresence.isSlow(menu.key, order), pay),
        since: lastStep?.at ?? order.changedAt,
        isRejected: known.at(-1)?.status === 'rejected',
        announced: announcedOf(menu, order, { operation: operationOf(known), address }),
      };
    },

    /** Asks where an order is paid, or takes another way to pay, as far as that can be done; its page says what came of it. */
    async pay(toPay: OrderToPay): Promise<void> {
      await payOrder({ orders, charges }, toPay);
    },
  };
}

function announcedOf(
  menu: PublicMenu,
  order: DinerOrder,
  { operation, address }: { operation: string; address: string },
) {
  if (order.paid !== 'paid' || operation === '') return null;
  const sent = { ...withoutDiner(order), lines: [], at: order.at };
  const text = storedOrderText(menu, order, { sent, address, operation });
  const number = menu.whatsAppNumber;
  const isSendable = order.type !== 'table' && isWhatsAppNumber(number) && fitsWhatsApp(number, text);
  const line = text.split('\n').find((one) => one.startsWith('Pago: ')) ?? '';
  return isSendable ? { href: orderWhatsAppUrl(number, text), line } : null;
}
