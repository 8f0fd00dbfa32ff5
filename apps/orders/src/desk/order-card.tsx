import {
  ACCEPT_MINUTES,
  isOpenOrder,
  nearestAcceptMinutes,
  nextOrderStates,
  ORDER_STATE_NAMES,
  priceFromCents,
  type DinerOrder,
  type OrderState,
} from '@carta/domain';
import { useCannotOpen, useDispatch } from '@carta/panel';
import { Button, ChoicePills, Menu, MenuItem, Price, Tag } from '@carta/ui';
import { Ban, Bike, Check, CircleAlert, Clock, Eraser, MessageSquareText, Store, Utensils } from 'lucide-react';
import { useState } from 'react';
import { stepped } from '../day-orders-saga.ts';
import { dinerErased, orderStepped, undoableState, type DayOrdersState } from '../day-orders-slice.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './order-card.module.css';
import { cameWords, clockOf, dinerWords, paymentWords, placeWords, STEP_LABELS, urgencyOf } from './order-words.ts';
import { RefundItem } from './refund-item.tsx';
import { RefusalSheet } from './refusal-sheet.tsx';

const TYPE_ICONS = { delivery: Bike, takeaway: Store, table: Utensils };
/** Stands for the moment for which the diner wants the order. */
const WANTED = 'at';

interface OrderCardProps {
  readonly order: DinerOrder;
  readonly day: Pick<DayOrdersState, 'sending' | 'before'>;
  readonly now: number;
  readonly timeZone: string;
  readonly prepMinutes: number;
  /** True while no step can be sent. */
  readonly isOff: boolean;
  /** True for the one filled button of the screen. */
  readonly isLoudest: boolean;
}

/** An order with all that the kitchen has to know, and its next step. */
export function OrderCard(props: OrderCardProps) {
  const { order, timeZone, now } = props;
  const { number, state, type, lines, zone, notes, total, reason } = order;
  const TypeIcon = TYPE_ICONS[type];
  const isOpen = isOpenOrder(order);
  const diner = dinerWords(order);
  return (
    <article className={styles.card} data-state={state} aria-label={`Pedido ${number}`}>
      <header className={styles.header}>
        <h3 className={styles.title}>
          <span className={styles.number}>{number}</span>
          <TypeIcon size={20} strokeWidth={1.75} aria-hidden />
          {placeWords(order)}
        </h3>
        {isOpen ? <Since order={order} timeZone={timeZone} now={now} /> : <Tag>{ORDER_STATE_NAMES[state]}</Tag>}
        <More {...props} />
      </header>
      {diner !== '' && <p className={styles.diner}>{diner}</p>}
      <p className={styles.came}>
        {cameWords(order, timeZone, now)} · …{order.key.slice(-4)}
      </p>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      {isOpen && (
        <ul className={styles.lines}>
          {lines.map(({ key, title, options, quantity, note, cents }) => (
            <li key={key} className={styles.line}>
              <span className={styles.quantity}>{quantity}</span>
              <span className={styles.item}>
                {title}
                {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
              </span>
              <span className={styles.amount}>
                <Price price={priceFromCents(quantity * cents)} muted />
              </span>
              {note !== '' && <Note>{note}</Note>}
            </li>
          ))}
          {zone && (
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
      )}
      <div className={styles.sum}>
        <Payment order={order} />
        <span className={styles.total}>
          <Price price={priceFromCents(total)} />
        </span>
      </div>
      <Steps {...props} />
    </article>
  );
}

function Since({ order, timeZone, now }: Pick<OrderCardProps, 'order' | 'timeZone' | 'now'>) {
  const { words, isLate } = urgencyOf(order, timeZone, now);
  const Sign = isLate ? CircleAlert : Clock;
  return (
    <span className={styles.since} data-late={isLate}>
      <Sign size={16} strokeWidth={1.75} aria-hidden />
      {words}
    </span>
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
  const { payment, paid, paysWith, total } = order;
  const words = paymentWords(order);
  if (paid === 'paid') return <Tag tone="success">{words}</Tag>;
  const change = payment === 'cash' && paysWith !== null ? paysWith - total : null;
  return (
    <span className={styles.payment}>
      {words}
      {change !== null && paysWith !== null && (
        <span className={styles.muted}>
          {' '}
          · paga con <Price price={priceFromCents(paysWith)} />
          {change > 0 && (
            <>
              , vuelto <Price price={priceFromCents(change)} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** The next step, the one back, and to reject what is new. */
function Steps({ order, day, now, timeZone, prepMinutes, isOff, isLoudest }: OrderCardProps) {
  const dispatch = useDispatch();
  const [isRefusing, setRefusing] = useState(false);
  const [minutes, setMinutes] = useState<string | null>(null);
  const { state, at, name, number } = order;
  const [next] = nextOrderStates(order);
  const before = undoableState(day, order, now);
  const sending = day.sending[order.key];
  const step = (to: OrderState, more: { minutes?: number; reason?: string; isUndo?: boolean } = {}) =>
    void dispatch(orderStepped({ order: stepped(order), state: to, ...more }));
  const isNew = state === 'new';
  const chosen = minutes ?? (at === null ? String(nearestAcceptMinutes(prepMinutes)) : WANTED);
  const offered = [
    ...(at === null ? [] : [{ value: WANTED, label: `a ${clockOf(timeZone, at)}` }]),
    ...ACCEPT_MINUTES.map((value) => ({ value: String(value), label: String(value) })),
  ];
  const advance = (to: OrderState) => step(to, isNew && chosen !== WANTED ? { minutes: Number(chosen) } : {});
  if (!next && before === null) return null;
  return (
    <>
      {isNew && (
        <div className={styles.minutes}>
          <ChoicePills label="Listo en" options={offered} value={chosen} onChange={setMinutes} />
          <span className={styles.muted}>min</span>
        </div>
      )}
      <div className={styles.steps}>
        {isNew && (
          <Button variant="secondary" disabled={isOff} onClick={() => setRefusing(true)}>
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
        {next && (
          <span className={styles.next}>
            <Button
              variant={isLoudest ? 'filled' : 'secondary'}
              icon={next === 'on-the-way' ? Bike : Check}
              wide
              disabled={isOff}
              saving={sending === next}
              onClick={() => advance(next)}
            >
              {STEP_LABELS[next] ?? ORDER_STATE_NAMES[next]}
            </Button>
          </span>
        )}
      </div>
      <RefusalSheet
        isOpen={isRefusing}
        order={order}
        title={`Rechazar el pedido ${number}`}
        name={name}
        action="Rechazar"
        onRefuse={(reason) => step('rejected', { reason })}
        onClose={() => setRefusing(false)}
      />
    </>
  );
}

/** What is rarely done. */
function More({ order, isOff }: OrderCardProps) {
  const dispatch = useDispatch();
  const cannotOpen = useCannotOpen();
  const [open, setOpen] = useState<'cancel' | 'erase' | null>(null);
  const { number, state, name, phone, address, notes, lines } = order;
  const canCancel = state !== 'new' && nextOrderStates(order).includes('cancelled');
  const hasDiner = [name, phone, address, notes, ...lines.map(({ note }) => note)].some((text) => text !== '');
  const close = () => setOpen(null);
  if (isOff || (!canCancel && !hasDiner && order.paid !== 'paid')) return null;
  return (
    <span className={styles.more}>
      <Menu label={`Más del pedido ${number}`} onCannotOpen={cannotOpen}>
        {canCancel && (
          <MenuItem icon={Ban} danger onSelect={() => setOpen('cancel')}>
            Cancelar pedido
          </MenuItem>
        )}
        <RefundItem order={order} />
        {hasDiner && (
          <MenuItem icon={Eraser} danger onSelect={() => setOpen('erase')}>
            Borrar datos del comensal
          </MenuItem>
        )}
      </Menu>
      <RefusalSheet
        isOpen={open === 'cancel'}
        order={order}
        title={`Cancelar el pedido ${number}`}
        name={name}
        action="Cancelar pedido"
        onRefuse={(reason) => void dispatch(orderStepped({ order: stepped(order), state: 'cancelled', reason }))}
        onClose={close}
      />
      <EraseDialog
        isOpen={open === 'erase'}
        number={number}
        onErase={() => void dispatch(dinerErased({ key: order.key, number }))}
        onClose={close}
      />
    </span>
  );
}
