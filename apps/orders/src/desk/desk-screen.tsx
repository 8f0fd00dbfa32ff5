import { deskLists, orderDay, type Menu } from '@carta/domain';
import { selectConnectionLost, selectMenu, useLiveStream, useSelector } from '@carta/panel';
import { Banner, Button, Card } from '@carta/ui';
import { VolumeX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { chooseSound, useSound } from '../new-order-sound.ts';
import { NoAnswer } from '../no-answer.tsx';
import { useDayOrders } from '../use-day-orders.ts';
import { Arrivals } from './arrivals.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DeskKeysDialog } from './desk-keys-dialog.tsx';
import { ChargeNotices } from './charge-notices.tsx';
import styles from './desk-screen.module.css';
import { DeskSheets } from './desk-sheets.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { History } from './history.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderLists } from './order-lists.tsx';
import { PauseStrip } from './pause-strip.tsx';
import { PrintedTicket } from './printed-ticket.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useNow } from '../use-now.ts';
import { useDeskTables } from './use-desk-tables.ts';
import { useOrderAlarm } from '../use-order-alarm.ts';
import { useShownList } from './use-shown-list.ts';
import { useUndo } from './use-undo.ts';
import { useTableColumn, useWide } from '../use-wide.ts';
import { useWakeLock } from '../use-wake-lock.ts';

/** In the sequence of the tabs. */
const TABS = ['new', 'preparing', 'ready', 'scheduled', 'over'] as const;

/** 'Pedidos del día': the open orders by state with their next step, and those of each day that are over. [ORDER-15] [ORDER-18] [DESK-6] */
export function DeskScreen() {
  const menu = useSelector(selectMenu);
  return (
    menu && (
      <DeskSheets menu={menu}>
        <Desk menu={menu} />
      </DeskSheets>
    )
  );
}

function Desk({ menu }: { readonly menu: Menu }) {
  useLiveStream();
  const root = useRef<HTMLDivElement>(null);
  const day = useDayOrders();
  const now = useNow();
  const isOffline = useSelector(selectConnectionLost);
  const isWide = useWide();
  const { list, day: pastDay, show } = useShownList();
  const [asksKeys, setAsksKeys] = useState<boolean | null>(null);
  const { active, prepMinutes, pausedUntil } = menu.orderDesk;
  const tables = useDeskTables(menu, day.orders);
  useOrderAlarm(day.orders, { requests: tables.requests.length, prepMinutes, now });
  useWakeLock(active);
  const today = orderDay(menu.timeZone, now);
  const lists = useMemo(() => {
    const all = deskLists(day.orders ?? [], { prepMinutes, now });
    return { ...all, over: all.over.filter((order) => order.day === today) };
  }, [day.orders, prepMinutes, now, today]);
  const tabs = TABS.filter((tab) => tab !== 'scheduled' || tab === list || lists[tab].length > 0);
  const isHistory = list === 'over';
  const toggleHistory = () => show(isHistory ? 'new' : 'over');
  useDeskKeys(root, {
    onTurn: (by) => void (isWide || show(tabs.at((tabs.indexOf(list) + by) % tabs.length) ?? 'new')),
    onHistory: toggleHistory,
    onUndo: useUndo(isOffline),
    onHelp: () => setAsksKeys(true),
  });
  const isPaused = active && pausedUntil !== null && pausedUntil > now;
  const hasOrders = day.orders !== null && (day.orders.length > 0 || tables.requests.length > 0);
  const hasColumns = isWide && !isHistory && hasOrders;
  const hasTables = useTableColumn() && hasColumns && tables.isUsed;
  return (
    <div
      ref={root}
      className={styles.screen}
      data-desk
      tabIndex={-1}
      data-columns={hasColumns}
      data-tables={hasTables}
      data-page-stays={hasColumns || undefined}
    >
      <DeskHeader
        menu={menu}
        sums={day.sums}
        now={now}
        isPaused={isPaused}
        isOff={isOffline}
        isHistory={isHistory}
        onHistory={toggleHistory}
        onKeys={() => setAsksKeys(true)}
      />
      <div className={styles.sticky}>
        {isPaused && <PauseStrip menu={menu} until={pausedUntil} isOff={isOffline} />}
        {!isWide && (
          <DeskTabs counts={tabs.map((tab) => [tab, lists[tab].length] as const)} shown={list} onShow={show} />
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.above}>
          {!isHistory && <ChargeNotices menu={menu} isOff={isOffline} />}
          {active && !isHistory && <Silent />}
          {!active && hasOrders && !isHistory && (
            <Banner action={{ label: 'Recepción de pedidos', href: '/panel/orders/reception' }}>
              La recepción está desactivada: los pedidos nuevos llegan solo por WhatsApp.
            </Banner>
          )}
        </div>
        {isHistory ? (
          <History
            menu={menu}
            state={day}
            day={pastDay ?? today}
            today={today}
            isOff={isOffline}
            isTab={!isWide}
            onDay={(of) => show('over', of === today ? null : of)}
          />
        ) : day.orders === null ? (
          <NoAnswer failed={day.failed} cards={styles.cards} />
        ) : hasOrders ? (
          <OrderLists menu={menu} day={day} lists={lists} tables={tables} shown={list} />
        ) : (
          <NoOrders menu={menu} />
        )}
      </div>
      <Arrivals orders={day.orders} requests={tables.requests} />
      {asksKeys !== null && <DeskKeysDialog isOpen={asksKeys} onClose={() => setAsksKeys(false)} />}
      <PrintedTicket menu={menu} />
    </div>
  );
}

function Silent() {
  const sound = useSound();
  if (sound === 'on') return null;
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
