import { countsInSales, isOpenOrder, priceFromCents, type DinerOrder, type Menu, type OrderState } from '@carta/domain';
import { selectConnectionLost, selectMenu, useDispatch, useLiveStream, useSelector } from '@carta/panel';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  IconButton,
  LinkButton,
  Price,
  ScreenHeader,
  Skeleton,
} from '@carta/ui';
import { ChevronDown, ClipboardList, Download, Volume2, VolumeX, WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dayOrdersRequested, type DayOrdersState } from '../day-orders-slice.ts';
import { chooseSound, useSound } from '../new-order-sound.ts';
import { useDayOrders } from '../use-day-orders.ts';
import { ChargeNotices } from './charge-notices.tsx';
import styles from './desk-screen.module.css';
import { OrderCard } from './order-card.tsx';
import { clockOf } from './order-words.ts';
import { PauseLine } from './pause-line.tsx';
import { useArrivalSound } from './use-arrival-sound.ts';
import { useNow } from './use-now.ts';

const RECEPTION = '/panel/orders/reception';

const GROUPS: readonly { readonly state: OrderState; readonly title: string }[] = [
  { state: 'new', title: 'Nuevos' },
  { state: 'accepted', title: 'En preparación' },
  { state: 'ready', title: 'Listos' },
  { state: 'on-the-way', title: 'En camino' },
];

/** 'Pedidos del día': the open orders by state with their next step, and those of today that are over. [ORDER-15] [ORDER-18] */
export function DeskScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Desk menu={menu} />;
}

function Desk({ menu }: { readonly menu: Menu }) {
  useLiveStream();
  const day = useDayOrders();
  const now = useNow();
  const isOffline = useSelector(selectConnectionLost);
  const sound = useSound();
  useArrivalSound(day.orders);
  return (
    <div className={styles.screen}>
      <ScreenHeader
        end={
          sound === 'on' && <IconButton label="Desactivar sonido" icon={Volume2} onClick={() => chooseSound(false)} />
        }
      />
      <div className={styles.content}>
        {isOffline && <Offline readAt={day.readAt} timeZone={menu.timeZone} />}
        <ChargeNotices menu={menu} isOff={isOffline} />
        {menu.orderDesk.active && <PauseLine menu={menu} sums={day.sums} now={now} isOff={isOffline} />}
        {sound !== 'on' && menu.orderDesk.active && <Silent />}
        {day.orders ? (
          <Orders menu={menu} day={day} orders={day.orders} now={now} isOff={isOffline} />
        ) : (
          <NoAnswer {...day} />
        )}
      </div>
    </div>
  );
}

function Offline({ readAt, timeZone }: { readonly readAt: number | null; readonly timeZone: string }) {
  const shown = readAt === null ? '' : `Se muestran los pedidos de ${clockOf(timeZone, readAt)}. `;
  return <Banner icon={WifiOff}>{`${shown}No entran pedidos nuevos hasta que vuelva la conexión.`}</Banner>;
}

function Silent() {
  return (
    <Card>
      <div className={styles.silent}>
        <VolumeX size={22} strokeWidth={1.75} aria-hidden />
        <p>Este dispositivo no suena.</p>
        <Button variant="quiet" onClick={() => chooseSound(true)}>
          Activar sonido
        </Button>
      </div>
    </Card>
  );
}

function NoAnswer({ failed }: Pick<DayOrdersState, 'failed'>) {
  const dispatch = useDispatch();
  if (failed)
    return <ErrorPanel title="No se pudieron cargar los pedidos" onRetry={() => void dispatch(dayOrdersRequested())} />;
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}

interface OrdersProps {
  readonly menu: Menu;
  readonly day: DayOrdersState;
  readonly orders: readonly DinerOrder[];
  readonly now: number;
  readonly isOff: boolean;
}

function Orders({ menu, day, orders, now, isOff }: OrdersProps) {
  const open = GROUPS.map(({ state, title }) => ({ title, orders: orders.filter((order) => order.state === state) }));
  const over = orders.filter((order) => !isOpenOrder(order)).reverse();
  const loudest = open.find((group) => group.orders.length > 0)?.orders[0]?.key;
  const cards = (shown: readonly DinerOrder[]) =>
    shown.map((order) => (
      <OrderCard
        key={order.key}
        order={order}
        day={day}
        now={now}
        timeZone={menu.timeZone}
        prepMinutes={menu.orderDesk.prepMinutes}
        isOff={isOff}
        isLoudest={order.key === loudest}
      />
    ));
  if (orders.length === 0) return <Nothing menu={menu} />;
  return (
    <>
      {!menu.orderDesk.active && (
        <Banner action={{ label: 'Recepción de pedidos', href: RECEPTION }}>
          La recepción está desactivada: los pedidos nuevos llegan solo por WhatsApp.
        </Banner>
      )}
      {loudest === undefined && <p className={styles.calm}>No hay pedidos abiertos.</p>}
      <div className={styles.groups}>
        {open.map(
          (group) =>
            group.orders.length > 0 && (
              <section key={group.title} aria-label={group.title}>
                <h2 className={styles.heading}>
                  {group.title} <span className={styles.count}>{group.orders.length}</span>
                </h2>
                <div className={styles.cards}>{cards(group.orders)}</div>
              </section>
            ),
        )}
      </div>
      {over.length > 0 && <Over orders={over}>{cards(over)}</Over>}
      <DownloadLink businessKey={menu.key} />
    </>
  );
}

/** What is over, folded: how many, and what they amount to. */
function Over({ orders, children }: { readonly orders: readonly DinerOrder[]; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const cents = orders.filter(countsInSales).reduce((sum, { total }) => sum + total, 0);
  return (
    <section aria-label="Terminados">
      <h2 className={styles.heading}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Terminados <span className={styles.count}>{orders.length}</span>
          <span className={styles.sum}>
            <Price price={priceFromCents(cents)} muted />
          </span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </h2>
      {isOpen && <div className={styles.cards}>{children}</div>}
    </section>
  );
}

function Nothing({ menu }: { readonly menu: Menu }) {
  if (!menu.orderDesk.active)
    return (
      <EmptyState
        icon={ClipboardList}
        title="Recibe los pedidos aquí"
        action={<LinkButton href={RECEPTION}>Recepción de pedidos</LinkButton>}
      >
        Hoy tus pedidos llegan solo por WhatsApp. Activa la recepción y cada uno llega también aquí, numerado.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ClipboardList}
      title="Todavía no hay pedidos hoy"
      action={
        <LinkButton variant="secondary" href={menu.publicUrl} target="_blank" rel="noreferrer">
          Hacer un pedido de prueba
        </LinkButton>
      }
    >
      Cuando un comensal pide, su pedido aparece aquí al instante. No hace falta recargar.
    </EmptyState>
  );
}

function DownloadLink({ businessKey }: { readonly businessKey: string }) {
  return (
    <div className={styles.download}>
      <LinkButton
        variant="quiet"
        icon={Download}
        href={`/api/orders/${businessKey}/export.csv`}
        download={`pedidos-${businessKey}.csv`}
      >
        Descargar CSV
      </LinkButton>
    </div>
  );
}
