import {
  acceptMinutes,
  isOpenOrder,
  nextOrderStates,
  ORDER_STATE_NAMES,
  priceFromCents,
  UNCONFIRMED_TABLE,
  type OrderState,
} from '@carta/domain';
import { useCannotOpen, useDispatch } from '@carta/panel';
import { Button, ChoicePills, Menu, MenuItem, Price, Tag } from '@carta/ui';
import { Ban, Bike, Check, CircleCheck, Clock, Eraser, Eye, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { stepped } from '../day-orders-saga.ts';
import { orderStepped, undoableState } from '../day-orders-slice.ts';
import styles from './order-card.module.css';
import { useOpenSheet } from './open-sheet.ts';
import type { OrderCardProps } from './order-card-props.ts';
import { OrderHeader } from './order-header.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderToolItems, OrderTools } from './order-tools.tsx';
import {
  cameWords,
  changeOf,
  clockOf,
  dinerWords,
  joinWords,
  paymentWords,
  STEP_LABELS,
  urgencyOf,
} from '../order-words.ts';
import { RefundItem } from './refund-item.tsx';
import { useTimed } from '../use-timed.ts';

/** Stands for the moment for which the diner wants the order. */
const WANTED = 'at';

/** An order with all that the kitchen has to know, and its next step; folded, with what tells it from others. A change of other orders renders it not again. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, isUnconfirmed, isFolded, isLoudest } = props;
  const { key, number, state } = order;
  return (
    <article
      className={styles.card}
      aria-label={`Pedido ${number}`}
      tabIndex={isFolded === true ? -1 : 0}
      data-order={key}
      data-state={state}
      data-loud={isLoudest}
      data-folded={isFolded === true}
    >
      <OrderHeader {...props}>{isFolded !== true && <More {...props} />}</OrderHeader>
      {isUnconfirmed && (
        <p>
          <Tag tone="warning" icon={Eye}>
            {UNCONFIRMED_TABLE}
          </Tag>
        </p>
      )}
      {isFolded === true ? <OrderSummary {...props} /> : <Whole {...props} />}
    </article>
  );
});

function Whole(props: OrderCardProps) {
  const { order } = props;
  const { state, lines, zone, notes, total, reason } = order;
  const showsAmounts = state === 'new' || !isOpenOrder(order);
  return (
    <>
      <Words {...props} />
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, title, options, quantity, note, cents }) => (
          <li key={key} className={styles.line}>
            <span className={styles.quantity}>{quantity}</span>
            <span className={styles.item}>
              {title}
              {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
            </span>
            {showsAmounts && (
              <span className={styles.amount}>
                <Price price={priceFromCents(quantity * cents)} muted />
              </span>
            )}
            {note !== '' && <Note>{note}</Note>}
          </li>
        ))}
        {zone && showsAmounts && (
          <li className={styles.line}>
            <span className={styles.item}>
              <span className={styles.muted}>Envío a {zone.title}</span>
            </span>
            <span className={styles.amount}>
              <Price price={priceFromCents(zone.cents)} muted />
            </span>
          </li>
        )}
        {notes !== '' && (
          <li className={styles.line}>
            <Note>{notes}</Note>
          </li>
        )}
      </ul>
      <div className={styles.sum}>
        <Payment order={order} />
        <span className={styles.total}>
          <Price price={priceFromCents(total)} />
        </span>
      </div>
      <Steps {...props} />
    </>
  );
}

/** Which round it is, who ordered and when, the last signs of its key, and since when it is ready. */
function Words({ order, round, timeZone, prepMinutes }: OrderCardProps) {
  const came = useTimed((now) => cameWords(order, timeZone, now));
  const since = useTimed((now) =>
    order.state === 'ready' || order.state === 'on-the-way'
      ? urgencyOf(order, { timeZone, prepMinutes, now }).words
      : '',
  );
  const diner = joinWords([round, dinerWords(order)]);
  return (
    <p className={styles.words}>
      {diner}
      {diner !== '' && ' · '}
      <span className={styles.unbroken}>{came}</span> · <span className={styles.unbroken}>…{order.key.slice(-4)}</span>
      {since !== '' && ' · '}
      <span className={styles.unbroken}>{since}</span>
    </p>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <span className={styles.note}>
      <MessageSquareText size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

function Payment({ order }: Pick<OrderCardProps, 'order'>) {
  const words = paymentWords(order);
  if (order.paid === 'paid')
    return (
      <Tag tone="success" icon={CircleCheck}>
        {words}
      </Tag>
    );
  const change = changeOf(order);
  return (
    <span className={styles.payment}>
      {words}
      {change && (
        <span className={styles.muted}>
          {' '}
          · paga con <Price price={priceFromCents(change.paysWith)} />
          {change.cents > 0 && (
            <>
              , vuelto <Price price={priceFromCents(change.cents)} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** The next step, the one back, and to reject what is new. */
function Steps({ order, sending, before: known, timeZone, prepMinutes, isOff, isLoudest, ...rest }: OrderCardProps) {
  const dispatch = useDispatch();
  const openSheet = useOpenSheet();
  const { state, at } = order;
  const [next] = nextOrderStates(order);
  const before = useTimed((now) => undoableState(known, order, now));
  const step = (to: OrderState, more: { minutes?: number; isUndo?: boolean } = {}) =>
    void dispatch(orderStepped({ order: stepped(order), state: to, ...more }));
  const isNew = state === 'new';
  const minutes = acceptMinutes(prepMinutes);
  const offered = [
    ...(at === null ? [] : [{ value: WANTED, label: `a ${clockOf(timeZone, at)}` }]),
    ...minutes.offered.map((value) => ({ value: String(value), label: String(value) })),
  ];
  // What was chosen may be offered no more: the setting is another one now.
  const kept = offered.find(({ value }) => value === rest.minutes)?.value;
  const chosen = kept ?? (at === null ? String(minutes.proposed) : WANTED);
  const advance = (to: OrderState) => step(to, isNew && chosen !== WANTED ? { minutes: Number(chosen) } : {});
  if (!next && before === null) return null;
  return (
    <>
      {isNew && (
        <div className={styles.minutes}>
          <ChoicePills
            label="Listo en"
            options={offered}
            value={chosen}
            onChange={(value) => rest.onMinutes?.(order.key, value)}
          />
          <span className={styles.muted}>min</span>
        </div>
      )}
      <div className={styles.steps}>
        {isNew && (
          <Button
            variant="secondary"
            disabled={isOff}
            aria-keyshortcuts="R"
            onClick={() => openSheet({ what: 'reject', order })}
          >
            Rechazar
          </Button>
        )}
        {!isNew && before !== null && (
          <Button
            variant="quiet"
            disabled={isOff}
            saving={sending === before}
            onClick={() => step(before, { isUndo: true })}
          >
            Deshacer
          </Button>
        )}
        <OrderTools order={order} />
        {next && (
          <span className={styles.next}>
            <Button
              variant={isLoudest ? 'filled' : 'secondary'}
              icon={next === 'on-the-way' ? Bike : Check}
              aria-keyshortcuts="Enter"
              disabled={isOff}
              saving={sending === next}
              onClick={() => advance(next)}
            >
              {STEP_LABELS[next] ?? ORDER_STATE_NAMES[next]}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

/** What is rarely done. */
function More({ order, isOff }: OrderCardProps) {
  const cannotOpen = useCannotOpen();
  const openSheet = useOpenSheet();
  const { number, state, name, phone, address, notes, lines } = order;
  const canCancel = state !== 'new' && nextOrderStates(order).includes('cancelled');
  const hasDiner = [name, phone, address, notes, ...lines.map(({ note }) => note)].some((text) => text !== '');
  return (
    <Menu label={`Más del pedido ${number}`} onCannotOpen={cannotOpen}>
      <OrderToolItems order={order} isOff={isOff} onSellOut={() => openSheet({ what: 'sold-out', order })} />
      {!isOff && state === 'accepted' && (
        <MenuItem icon={Clock} onSelect={() => openSheet({ what: 'ready-at', order })}>
          Cambiar la hora
        </MenuItem>
      )}
      {!isOff && canCancel && (
        <MenuItem icon={Ban} danger onSelect={() => openSheet({ what: 'cancel', order })}>
          Cancelar pedido
        </MenuItem>
      )}
      {!isOff && <RefundItem order={order} />}
      {!isOff && hasDiner && (
        <MenuItem icon={Eraser} danger onSelect={() => openSheet({ what: 'erase', order })}>
          Borrar datos del comensal
        </MenuItem>
      )}
    </Menu>
  );
}
