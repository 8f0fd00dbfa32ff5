import {
  canDinerCancel,
  isWhatsAppNumber,
  lineAmount,
  MINUTE_MS,
  NO_ANSWER,
  NOT_PAID,
  orderWhatsAppUrl,
  otherPayments,
  payDeadline,
  priceFromCents,
  type PublicDinerOrder,
  type PublicMenu,
} from '@carta/domain';
import { routes } from '@carta/contract';
import { Price } from '@carta/ui';
import { ArrowLeft, MessageCircle, Utensils } from 'lucide-react';
import { use } from 'react';
import { MenuContext } from '../../menu-context.ts';
import { ownPicture, Picture } from '../../picture.tsx';
import { useTypedLang, useWords } from '../../words.ts';
import { minutesLeft, OtherWay, paidWords, PayFoot, PayOtherwise } from './pay-order.tsx';
import { Steps } from './order-steps.tsx';
import { orderMoment } from '../../order-moment.ts';
import styles from './order-page.module.css';

/** After this many ms without an answer the page says so. */
const PATIENCE = 10 * MINUTE_MS;

export interface OrderPageProps {
  readonly menu: PublicMenu;
  readonly order: PublicDinerOrder;
  /** When the order came into its state, in ms since 1970. */
  readonly since: number;
  /** True if the last payment was not approved. */
  readonly isRejected?: boolean | undefined;
  /** What announces an order that is paid online, and its line that says so. */
  readonly announced?: { readonly href: string; readonly line: string } | null | undefined;
}

/** An order as whoever has its address follows it, complete without scripts; nothing of it says who ordered. */
export function OrderPage({ menu, order, since, isRejected = false, announced = null }: OrderPageProps) {
  const { now, languageQuery } = use(MenuContext);
  const lang = useTypedLang();
  const { following: words, order: yourOrder, total, deliveryTo, menuOf } = useWords();
  const says = useSays({ menu, order, since, isRejected });
  const isUnpaid = order.state === 'unpaid';
  const asksOtherwise = isUnpaid && (isRejected || order.pay === null);
  const paid = paidWords(words, order);
  const logo = ownPicture(menu.logo.url);
  const path = (of: string) => of.replace(':businessKey', menu.key).replace(':orderKey', order.key);
  return (
    <main
      className={styles.page}
      data-order={path(routes.publicOrder.path)}
      data-business={menu.key}
      data-key={order.key}
      data-state={order.state}
      data-slow={order.slow ?? false}
      data-until={nextChange({ order, now })}
    >
      <header className={styles.top}>
        <a href={`/m/${menu.key}${languageQuery}`} aria-label={menuOf(menu.name)}>
          <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
        </a>
        {logo && <Picture url={logo} className={styles.logo} width={36} height={36} priority />}
        <b lang={lang}>{menu.name}</b>
      </header>
      <div className={styles.says}>
        <p className={styles.muted} data-small="">
          {says.small}
        </p>
        <h1>{says.heading}</h1>
        {says.left && <p className={styles.left}>{says.left}</p>}
        {says.done !== null && (
          <progress className={styles.progress} aria-label={words.progress} max={100} value={says.done} />
        )}
        {says.advice && <p className={styles.muted}>{says.advice}</p>}
        {says.reason && (
          <p className={styles.reason} lang={lang}>
            {says.reason}
          </p>
        )}
        {order.table && (
          <p className={styles.table}>
            <Utensils size={18} strokeWidth={1.75} aria-hidden="true" />
            <span lang={lang}>{order.table.title}</span>
          </p>
        )}
        {order.at !== null && <p className={styles.wanted}>{words.wanted(words.forMoment(says.moment(order.at)))}</p>}
      </div>
      {isUnpaid && (
        <p className={styles.kept}>
          {words.keptUntil(says.moment(payDeadline(order.createdAt)))}{' '}
          <span>{words.minutesLeft(minutesLeft(order, now))}</span>
        </p>
      )}
      {asksOtherwise && <PayOtherwise menu={menu} order={order} />}
      {!isUnpaid && <Steps order={order} since={since} moment={says.moment} />}
      <section className={styles.order}>
        <h2>{yourOrder}</h2>
        <ul>
          {order.lines.map(({ key, title, options, quantity, cents }) => (
            <li key={key}>
              <span>{quantity}</span>
              <div lang={lang}>
                <b>{title}</b>
                {options.length > 0 && <p className={styles.muted}>{options.join(', ')}</p>}
              </div>
              <Price price={priceFromCents(lineAmount({ price: priceFromCents(cents), quantity }))} muted />
            </li>
          ))}
          {order.zone && (
            <li>
              <span />
              <div className={styles.muted}>{deliveryTo(order.zone.title)}</div>
              <Price price={priceFromCents(order.zone.cents)} muted />
            </li>
          )}
        </ul>
        {!isUnpaid && (
          <>
            <p className={styles.total}>
              {total} <Price price={priceFromCents(order.total)} />
            </p>
            {paid !== '' && <p className={styles.muted}>{paid}</p>}
            <p className={styles.more}>
              <a
                className={styles.quiet}
                href={announced?.href ?? ''}
                hidden={!announced}
                data-announce=""
                data-line={announced?.line}
              >
                {words.announce}
              </a>
              <a
                className={styles.quiet}
                href={`/m/${menu.key}${languageQuery}`}
                data-repeat={path(routes.publicOrder.path)}
              >
                {words.repeat}
              </a>
            </p>
          </>
        )}
      </section>
      {isUnpaid && !asksOtherwise && <PayOtherwise menu={menu} order={order} />}
      <Foot menu={menu} order={order} isRejected={isRejected} cancelPath={path(routes.cancelPublicOrder.path)} />
    </main>
  );
}

/** In ms since 1970: when the page says something else although nobody has changed the order; undefined if it never does. */
function nextChange({ order, now }: { order: PublicDinerOrder; now: number }): number | undefined {
  if (order.state === 'unpaid') return now + MINUTE_MS;
  if (order.state === 'new') return now < order.createdAt + PATIENCE ? order.createdAt + PATIENCE : undefined;
  return order.state === 'accepted' && order.readyAt !== null && now < order.readyAt
    ? now + Math.min(MINUTE_MS, order.readyAt - now)
    : undefined;
}

/** What the page says of the order at first: heading, time left, advice. */
function useSays({ menu, order, since, isRejected }: OrderPageProps) {
  const { now } = use(MenuContext);
  const { following: words, lang } = useWords();
  const { state, number, readyAt, type, reason } = order;
  const isAtTable = type === 'table';
  const moment = (at: number) => orderMoment(at, { timeZone: menu.timeZone, now, lang });
  const named = words.order(number);
  const none = { left: '', done: null, advice: '', reason: '', small: `${named} · ${words.states[state]}`, moment };
  switch (state) {
    case 'unpaid':
      if (order.pay === null) return { ...none, heading: words.toPay, advice: words.noCheckout };
      return isRejected
        ? { ...none, heading: words.notApproved, advice: words.notApprovedAdvice }
        : { ...none, heading: words.toPay, advice: words.toPayAdvice(menu.name) };
    case 'new': {
      const isLate = now >= order.createdAt + PATIENCE;
      const late = order.slow ? words.slow : words.notAnswered;
      return isLate || order.slow
        ? { ...none, small: named, heading: late, advice: isAtTable ? words.tellWaiter : words.notAnsweredAdvice }
        : { ...none, small: named, heading: words.hoped(menu.name), advice: words.soon };
    }
    case 'accepted': {
      if (readyAt === null) return { ...none, heading: words.preparing(menu.name) };
      if (now >= readyAt) return { ...none, heading: words.late, done: 100 };
      const minutes = Math.ceil((readyAt - now) / MINUTE_MS);
      return {
        ...none,
        heading: words.ready(words.at(moment(readyAt))),
        left: minutes < 120 ? words.minutes(minutes) : '',
        done: Math.round((100 * (now - since)) / Math.max(1, readyAt - since)),
      };
    }
    case 'ready':
      return {
        ...none,
        heading: words.isReady,
        advice: isAtTable ? words.toTable : type === 'delivery' ? words.leaves : words.pickUp(menu.pickupPoint),
      };
    case 'on-the-way':
      return { ...none, heading: words.isOnTheWay };
    case 'done':
      return { ...none, heading: words.isDone, advice: words.enjoy };
    case 'rejected':
      return { ...none, small: named, heading: words.states.rejected, reason: words.reasons[reason] ?? reason };
    case 'cancelled':
      if (reason === NOT_PAID)
        return { ...none, small: named, heading: words.states.unpaid, advice: words.notPaidAdvice };
      return reason === NO_ANSWER
        ? { ...none, small: named, heading: words.noAnswer, advice: words.noAnswerAdvice(menu.name) }
        : {
            ...none,
            small: named,
            heading: words.states.cancelled,
            advice: reason === '' ? words.cancelledAdvice : '',
            reason: words.reasons[reason] ?? reason,
          };
  }
}

interface FootProps extends Pick<OrderPageProps, 'menu' | 'order' | 'isRejected'> {
  readonly cancelPath: string;
}

/** What the diner can still do. */
function Foot({ menu, order, isRejected = false, cancelPath }: FootProps) {
  const { languageQuery } = use(MenuContext);
  const { following: words } = useWords();
  const number = menu.whatsAppNumber;
  const canCancel = canDinerCancel(order);
  const canWrite = isWhatsAppNumber(number);
  if (!canCancel && !canWrite) return null;
  const hasOtherWay = otherPayments(menu, order.type).length > 0;
  const asksOtherwise = order.state === 'unpaid' && !isRejected && order.pay !== null && hasOtherWay;
  // The restaurant reads Spanish.
  const text = `Hola, ${menu.name}. Escribo por el pedido ${order.number}.`;
  return (
    <footer className={styles.foot}>
      {order.state === 'unpaid' && <PayFoot menu={menu} order={order} isRejected={isRejected} />}
      {asksOtherwise && <OtherWay />}
      {canCancel && (
        <form method="post" action={`${cancelPath}${languageQuery}`} data-cancel="">
          <button className={styles.cancel}>{words.cancel}</button>
          <dialog className={styles.dialog} aria-labelledby="cancelar">
            <h2 id="cancelar">{words.askCancel}</h2>
            <p className={styles.muted}>{words.askCancelAdvice}</p>
            <button className={styles.cancel} data-sure="">
              {words.cancel}
            </button>
            <button className={styles.quiet} type="button" data-keep="">
              {words.keep}
            </button>
          </dialog>
        </form>
      )}
      {canWrite && !asksOtherwise && (
        <a className={styles.write} href={orderWhatsAppUrl(number, text)}>
          <MessageCircle size={22} strokeWidth={1.75} aria-hidden="true" />
          {words.write}
        </a>
      )}
    </footer>
  );
}
