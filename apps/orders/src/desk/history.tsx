import { countsInSales, isOpenOrder, priceFromCents, type DinerOrder, type Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, EmptyState, ErrorPanel, IconButton, Price, Skeleton, Stack, TextField } from '@carta/ui';
import { ChevronLeft, ChevronRight, History as HistoryIcon } from 'lucide-react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DayOrdersState } from '../day-orders-slice.ts';
import { selectPastDay } from '../orders-state.ts';
import { pastDayRequested } from '../past-day-slice.ts';
import { PANEL, tabId } from './desk-tabs.tsx';
import { DownloadOrders } from './download-orders.tsx';
import styles from './history.module.css';
import { LIST_TITLES } from './list-titles.ts';
import { OrderCard } from './order-card.tsx';
import { useByKey } from './use-by-key.ts';
import { dayAfter, pastDayTitle } from './past-days.ts';

/** So many orders are drawn at a time: a day has hundreds. */
const STEP = 30;

interface HistoryProps {
  readonly menu: Menu;
  readonly state: Pick<DayOrdersState, 'orders' | 'sending' | 'before'>;
  /** Both as '2026-11-21'. */
  readonly day: string;
  readonly today: string;
  readonly isOff: boolean;
  /** True below tabs. */
  readonly isTab: boolean;
  readonly onDay: (day: string) => void;
}

/** 'Historial': what is over of a day, with its sum; each order can be opened whole. [ORDER-18] */
export function History(props: HistoryProps) {
  const { menu, state, day, today, isOff, isTab, onDay } = props;
  const { orders, failed, retry } = useOrdersOf(props);
  return (
    <Stack
      as="section"
      gap={3}
      {...(isTab
        ? { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId('over') }
        : { 'aria-label': LIST_TITLES.over })}
    >
      <DayFields day={day} today={today} onDay={onDay} />
      <h2 className={styles.title}>{pastDayTitle(day, today)}</h2>
      {orders && <Orders key={day} menu={menu} state={state} orders={orders} isOff={isOff} isToday={day === today} />}
      {!orders && failed && <ErrorPanel title="No se pudieron cargar los pedidos de ese día" onRetry={retry} />}
      {!orders && !failed && (
        <div aria-busy="true">
          <Skeleton shape="card" />
        </div>
      )}
      <DownloadOrders businessKey={menu.key} day={day} today={today} />
    </Stack>
  );
}

/** The orders of a day, which are read where it is not today. */
function useOrdersOf({ state, day, today, isOff }: HistoryProps) {
  const dispatch = useDispatch();
  const past = useSelector(selectPastDay);
  const isPast = day !== today;
  const retry = useCallback(() => void dispatch(pastDayRequested(day)), [dispatch, day]);
  useEffect(() => {
    if (isPast && !isOff) retry();
  }, [isPast, isOff, retry]);
  const shown = isPast ? (past.day === day ? past.orders : null) : state.orders;
  return { orders: shown?.filter((order) => order.day === day) ?? null, failed: isPast && past.failed, retry };
}

function DayFields({ day, today, onDay }: Pick<HistoryProps, 'day' | 'today' | 'onDay'>) {
  return (
    <div className={styles.day}>
      <IconButton label="Día anterior" icon={ChevronLeft} onClick={() => onDay(dayAfter(day, -1))} />
      <TextField
        label="Día"
        type="date"
        max={today}
        value={day}
        onChange={({ target: { value } }) => void (value !== '' && value <= today && onDay(value))}
      />
      <IconButton
        label="Día siguiente"
        icon={ChevronRight}
        disabled={day >= today}
        onClick={() => onDay(dayAfter(day, 1))}
      />
      {day !== today && (
        <Button variant="quiet" onClick={() => onDay(today)}>
          Hoy
        </Button>
      )}
    </div>
  );
}

interface OrdersProps extends Pick<HistoryProps, 'menu' | 'state' | 'isOff'> {
  readonly orders: readonly DinerOrder[];
  readonly isToday: boolean;
}

function Orders({ menu, state, orders, isOff, isToday }: OrdersProps) {
  const [folds, fold] = useByKey<boolean>();
  const [count, setCount] = useState(STEP);
  const grow = useCallback(() => startTransition(() => setCount((before) => before + STEP)), []);
  const over = orders.filter((order) => !isOpenOrder(order)).reverse();
  const counted = orders.filter(countsInSales);
  const cents = counted.reduce((sum, { total }) => sum + total, 0);
  const open = orders.length - over.length;
  if (orders.length === 0)
    return (
      <EmptyState icon={HistoryIcon} title={isToday ? 'Todavía no hay pedidos hoy' : 'Ningún pedido ese día'}>
        {isToday ? 'Los que entregues, rechaces o canceles quedan aquí.' : 'Elige otro día.'}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.sums}>
        <b>{counted.length === 1 ? '1 pedido' : `${counted.length} pedidos`}</b> ·{' '}
        <Price price={priceFromCents(cents)} />
        {open > 0 && <span className={styles.open}>{open === 1 ? '1 sigue abierto' : `${open} siguen abiertos`}</span>}
      </p>
      {over.length === 0 && <p className={styles.open}>Todavía no terminó ninguno.</p>}
      <div className={styles.cards} data-list="over">
        {over.slice(0, count).map((order) => (
          <OrderCard
            key={order.key}
            order={order}
            round=""
            isUnconfirmed={false}
            sending={state.sending[order.key]}
            before={state.before[order.key]}
            timeZone={menu.timeZone}
            prepMinutes={menu.orderDesk.prepMinutes}
            isOff={isOff}
            isLoudest={false}
            isFolded={folds[order.key] ?? true}
            onFold={fold}
          />
        ))}
      </div>
      {over.length > count && <More key={count} onSeen={grow} />}
    </>
  );
}

/** Asks for more when it comes near, or is pressed. */
function More({ onSeen }: { readonly onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => void (seen?.isIntersecting && onSeen()), {
      rootMargin: '0px 0px 1000px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" onClick={onSeen}>
        Ver más
      </Button>
    </div>
  );
}
