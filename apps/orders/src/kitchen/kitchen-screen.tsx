import { isMadeAt, type Key, type Menu } from '@carta/domain';
import { selectConnectionLost, selectMenu, useDispatch, useLiveStream, useSelector } from '@carta/panel';
import { Button, EmptyState, LinkButton, useDarkPage, visuallyHidden } from '@carta/ui';
import { ChefHat, ChevronDown, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ordersSeen, stepTakenBack } from '../kitchen-slice.ts';
import { NoAnswer } from '../no-answer.tsx';
import { clockOf } from '../order-words.ts';
import { selectKitchen } from '../orders-state.ts';
import { useDayOrders } from '../use-day-orders.ts';
import { useHeld } from '../use-held.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useNow } from '../use-now.ts';
import { useOrderAlarm } from '../use-order-alarm.ts';
import { useSteadyCards } from '../use-steady-cards.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { KitchenHeader } from './kitchen-header.tsx';
import styles from './kitchen-screen.module.css';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { shownTickets, withEnded, withTicks, type ShownTicket } from './shown-tickets.ts';
import { ToMakeList } from './to-make-list.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useColumns } from './use-columns.ts';
import { useKitchenKeys } from './use-kitchen-keys.ts';
import { useStation } from './use-station.ts';

/** 'Cocina': the accepted orders as tickets to be read from two metres, ticked line by line. [KITCHEN-1] [KITCHEN-2] [KITCHEN-3] [KITCHEN-4] */
export function KitchenScreen() {
  useDarkPage();
  const menu = useSelector(selectMenu);
  return menu && <Kitchen menu={menu} />;
}

function Kitchen({ menu }: { readonly menu: Menu }) {
  useLiveStream();
  const dispatch = useDispatch();
  const root = useRef<HTMLDivElement>(null);
  const day = useDayOrders();
  const now = useNow();
  const isOff = useSelector(selectConnectionLost);
  const { ticks, steps, known, ended, away } = useSelector(selectKitchen);
  const [chosen, choose] = useStation(menu.key);
  const { prepMinutes, active } = menu.orderDesk;
  useOrderAlarm(day.orders, { prepMinutes, now });
  useWakeLock(active);
  useEffect(() => {
    if (day.orders) dispatch(ordersSeen(day.orders));
  }, [dispatch, day.orders]);
  const categories = useMemo(() => inMenu(menu, chosen ?? []), [menu, chosen]);
  const orders = useMemo(
    () => day.orders && withTicks(withEnded(day.orders, ended), ticks, now),
    [day.orders, ticks, now, ended],
  );
  const tickets = useMemo(
    () => orders && chosen && shownTickets(orders, { known, away }, { menu, categories, now }),
    [orders, known, away, menu, chosen, categories, now],
  );
  const station = categories.join(' ');
  const arrived = useArrivals(tickets, station);
  const lastStep = steps.at(-1);
  const undo = () => void (lastStep && !isOff && dispatch(stepTakenBack(lastStep)));
  useKitchenKeys(root, undo);
  const open = (orders ?? []).filter(({ key }) =>
    tickets?.some(({ kind, order }) => kind !== 'gone' && order.key === key),
  );
  return (
    <div ref={root} className={styles.screen}>
      <KitchenHeader menu={menu} categories={categories} onCategories={choose} lastStep={lastStep} onUndo={undo} />
      <div className={styles.content}>
        <div className={styles.main}>
          {isOff && <Offline readAt={day.readAt} timeZone={menu.timeZone} />}
          {!tickets ? (
            <NoAnswer failed={day.failed} cards={styles.columns} />
          ) : (
            <>
              <Tickets tickets={tickets} station={station} menu={menu} isOff={isOff} />
              {tickets.length === 0 && <NoTickets isActive={active} />}
            </>
          )}
        </div>
        {tickets && tickets.length > 0 && (
          <ToMake>
            <ToMakeList
              orders={open}
              isMade={isMadeAt(menu, categories)}
              timeZone={menu.timeZone}
              prepMinutes={prepMinutes}
              now={now}
            />
          </ToMake>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {arrived}
      </p>
    </div>
  );
}

/** Returns the categories that the menu still has. */
function inMenu({ categoriesL1, categoriesL2 }: Menu, keys: readonly Key[]): readonly Key[] {
  const known = new Set([...categoriesL1, ...categoriesL2].map(({ key }) => key));
  return keys.filter((key) => known.has(key));
}

interface TicketsProps {
  readonly tickets: readonly ShownTicket[];
  readonly station: string;
  readonly menu: Menu;
  readonly isOff: boolean;
}

/** Nothing moves below a finger, and what has just moved takes no press for a moment. */
function Tickets({ tickets: received, station, menu, isOff }: TicketsProps) {
  const root = useRef<HTMLDivElement>(null);
  const columns = useColumns(useHeld(received, root), station);
  useSteadyCards(root);
  useKeptFocus(root);
  return (
    <div ref={root} className={styles.columns}>
      {columns.map((tickets, nth) => (
        <div key={nth} className={styles.column} data-list={nth} tabIndex={-1}>
          {tickets.map((ticket) => (
            <KitchenTicket
              key={ticket.order.key}
              ticket={ticket}
              timeZone={menu.timeZone}
              prepMinutes={menu.orderDesk.prepMinutes}
              isOff={isOff}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Beside the tickets; on a narrow screen above them, and folded. */
function ToMake({ children }: { readonly children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={styles.toMake} data-open={isOpen} aria-label="Para hacer">
      <span className={styles.fold}>
        <Button variant="secondary" icon={ChevronDown} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Para hacer
        </Button>
      </span>
      <div className={styles.folded}>{children}</div>
    </aside>
  );
}

function Offline({ readAt, timeZone }: { readonly readAt: number | null; readonly timeZone: string }) {
  const shown = readAt === null ? '' : `Se muestran los pedidos de ${clockOf(timeZone, readAt)}. `;
  return (
    <p className={styles.offline}>
      <WifiOff size={28} strokeWidth={1.75} aria-hidden />
      {`${shown}No se puede marcar hasta que vuelva la conexión.`}
    </p>
  );
}

function NoTickets({ isActive }: { readonly isActive: boolean }) {
  if (!isActive)
    return (
      <EmptyState
        icon={ChefHat}
        title="La recepción está desactivada"
        action={<LinkButton href="/panel/orders/reception">Recepción de pedidos</LinkButton>}
      >
        Actívala y los pedidos aceptados llegan a esta pantalla.
      </EmptyState>
    );
  return (
    <EmptyState icon={ChefHat} title="Nada para hacer">
      Cuando se acepta un pedido, aparece aquí al instante.
    </EmptyState>
  );
}
