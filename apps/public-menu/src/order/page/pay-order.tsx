import {
  MINUTE_MS,
  otherPayments,
  payDeadline,
  priceFromCents,
  type PublicDinerOrder,
  type PublicMenu,
} from '@carta/domain';
import { Price } from '@carta/ui';
import { Banknote, ChevronRight, CreditCard, HandCoins, Landmark, type LucideIcon } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { MenuContext } from '../../menu-context.ts';
import { useWords, type Words } from '../../words.ts';
import styles from './order-page.module.css';

interface PayProps {
  readonly menu: PublicMenu;
  readonly order: PublicDinerOrder;
}

const ICONS: Readonly<Record<string, LucideIcon>> = { cash: Banknote, transfer: Landmark, other: HandCoins };

/** Anchor of the other ways to pay. */
const OTHER_WAY = 'otra-forma';

/** The other ways to pay an order that waits for its payment, each of which takes it to the restaurant. [CHARGE-2] */
export function PayOtherwise({ menu, order }: PayProps) {
  const { following: words, payments, menuTypes } = useWords();
  const others = otherPayments(menu, order.type);
  if (others.length === 0) return null;
  const details = {
    cash: order.type === 'delivery' ? words.whenDelivered : words.whenPickedUp,
    transfer: words.toAlias(menu.transfer.alias),
    other: words.agreed,
  };
  return (
    <section className={styles.ways} id={OTHER_WAY}>
      <h2>{words.otherWay}</h2>
      <PayForm menu={menu} order={order}>
        {others.map((payment) => {
          const Icon = ICONS[payment ?? ''] ?? HandCoins;
          return (
            <button key={payment} className={styles.way} name="payment" value={payment ?? ''}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{payment ? payments[payment] : menuTypes.table}</b>
                {payment && <span className={styles.muted}>{details[payment]}</span>}
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          );
        })}
      </PayForm>
      <p className={styles.muted}>{words.otherWayAdvice(menu.name)}</p>
    </section>
  );
}

/** The total, and where it is paid. */
export function PayFoot({ menu, order, isRejected }: PayProps & { readonly isRejected: boolean }) {
  const { following: words, total } = useWords();
  const label = (
    <>
      <CreditCard size={22} strokeWidth={1.75} aria-hidden="true" />
      {isRejected || order.pay === null ? words.tryAgain : words.pay}
    </>
  );
  return (
    <div className={styles.payment}>
      <p className={styles.due}>
        {total} <Price price={priceFromCents(order.total)} />
      </p>
      {order.pay === null ? (
        <PayForm menu={menu} order={order}>
          <button className={styles.pay} name="payment" value="mercadoPago">
            {label}
          </button>
        </PayForm>
      ) : (
        <a className={styles.pay} href={order.pay}>
          {label}
        </a>
      )}
    </div>
  );
}

/** What came of a payment online; '' of an order that nobody paid so. */
export function paidWords(words: Words['following'], { state, paid, payment }: PublicDinerOrder): string {
  if (paid === 'no' || payment !== 'mercadoPago') return '';
  if (paid === 'refunded') return words.givenBack;
  return state === 'cancelled' || state === 'rejected' ? words.givingBack : words.paidOnline;
}

/** Returns how long an order waits for its payment, in minutes. [CHARGE-2] */
export const minutesLeft = ({ createdAt }: PublicDinerOrder, now: number) =>
  Math.max(0, Math.ceil((payDeadline(createdAt) - now) / MINUTE_MS));

/** Leads to the other ways to pay. */
export function OtherWay() {
  return (
    <a className={styles.write} href={`#${OTHER_WAY}`}>
      {useWords().following.otherWay}
    </a>
  );
}

function PayForm({ menu, order, children }: PayProps & { readonly children: ReactNode }) {
  const { languageQuery } = use(MenuContext);
  return (
    <form method="post" action={`/m/${menu.key}/o/${order.key}/pay${languageQuery}`}>
      {children}
    </form>
  );
}
