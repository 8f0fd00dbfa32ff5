import type { HomeSummary } from '@carta/contract';
import {
  isSoldOut,
  itemTitle,
  lastChangeText,
  modalInstead,
  offersReception,
  timeAgo,
  unfinishedSummary,
  weekComparison,
  type Menu,
} from '@carta/domain';
import { modalOpened, selectBusinessKey, selectLocked, useDispatch, useSelector, type ShownData } from '@carta/panel';
import { Button, Link, ListGroup, Row, Skeleton, Tag } from '@carta/ui';
import { Ban, CircleDashed, ConciergeBell, History, TrendingUp } from 'lucide-react';
import { useMinute } from '../use-minute.ts';
import styles from './figures.module.css';
import { OpenOrdersRow } from './open-orders-row.tsx';
import { changeUndone, undoSaving } from './undo-saga.ts';
import { useDismissed } from './use-dismissed.ts';
import { useHomeSummary } from './use-home-summary.ts';
import { useScreenPath } from './use-screen-path.ts';

/** Today's visits beside last week's, what is sold out, what is unfinished, and the last change. [DONE-4] */
export function Figures({ menu }: { readonly menu: Menu }) {
  const summary = useHomeSummary({ takesOrders: menu.orderDesk.active });
  return (
    <div className={styles.figures}>
      <Visits {...summary} />
      <Attention menu={menu} summary={summary.value} />
    </div>
  );
}

function Visits({ status, value: summary, retry }: ShownData<HomeSummary>) {
  const failed = status === 'failed';
  const path = useScreenPath()('visits');
  if (!summary) {
    return (
      <div className={styles.card} aria-busy={!failed}>
        <p className={styles.label}>Visitas hoy</p>
        {failed ? (
          <div className={styles.failed}>
            <p>No se pudieron cargar.</p>
            <Button variant="secondary" onClick={retry}>
              Reintentar
            </Button>
          </div>
        ) : (
          <Skeleton shape="card" />
        )}
      </div>
    );
  }
  const content = <VisitsOfTheWeek days={summary.days} />;
  return path ? (
    <Link className={styles.card} href={path}>
      {content}
    </Link>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}

function VisitsOfTheWeek({ days }: { readonly days: Parameters<typeof weekComparison>[0] }) {
  const { today, trend, isGrowing, bars } = weekComparison(days);
  const most = Math.max(1, ...bars.flatMap(({ visits, before }) => [visits, before]));
  const share = (visits: number) => ({ height: `${(visits / most) * 100}%` });
  return (
    <>
      <p className={styles.label}>Visitas hoy</p>
      <p className={styles.today}>
        <span className={styles.number}>{today.toLocaleString('es-AR')}</span>{' '}
        {trend && <Tag {...(isGrowing ? { tone: 'success', icon: TrendingUp } : { tone: 'neutral' })}>{trend}</Tag>}
      </p>
      <div className={styles.chart} aria-hidden>
        {bars.map(({ label, visits, before }) => (
          <div key={label} className={label === 'hoy' ? styles.dayOfToday : styles.day}>
            <span className={styles.before} style={share(before)} />
            <span className={styles.visits} style={share(visits)} />
          </div>
        ))}
      </div>
      <div className={styles.days} aria-hidden>
        {bars.map(({ label }) => (
          <span key={label} className={label === 'hoy' ? styles.labelOfToday : undefined}>
            {label}
          </span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.thisWeek}>Esta semana</span>
        <span className={styles.lastWeek}>La anterior</span>
      </p>
    </>
  );
}

interface AttentionProps {
  readonly menu: Menu;
  readonly summary: HomeSummary | undefined;
}

function Attention({ menu, summary }: AttentionProps) {
  const now = useMinute();
  const pathOf = useScreenPath();
  const linkTo = (path: string | undefined) => (path === undefined ? {} : { href: path });
  const link = linkTo(pathOf('menu'));
  // A remote of 1.2 has no screen of its own for changes.
  const toChanges = linkTo(pathOf('changes') ?? pathOf('menu'));
  const soldOut = menu.items.filter(({ soldOutUntil }) => isSoldOut(soldOutUntil, now)).map(itemTitle);
  const unfinished = unfinishedSummary(menu);
  const { lastChange, undo = null, orders = null } = summary ?? {};
  return (
    <div className={styles.attention}>
      <ListGroup label="Para revisar">
        {menu.orderDesk.active && orders && <OpenOrdersRow orders={orders} now={now} />}
        <Reception menu={menu} />
        <Row
          {...link}
          icon={Ban}
          title="Agotado ahora"
          detail={soldOut.length > 0 ? soldOut.join(', ') : 'Nada'}
          mark={soldOut.length > 0 && <Tag tone="danger">{soldOut.length.toLocaleString('es-AR')}</Tag>}
        />
        <Row
          {...link}
          icon={CircleDashed}
          title="Sin terminar"
          detail={unfinished.text || 'Nada'}
          mark={unfinished.count > 0 && <Tag tone="warning">{unfinished.count.toLocaleString('es-AR')}</Tag>}
        />
        <Row
          {...toChanges}
          icon={History}
          title="Último cambio"
          detail={
            lastChange ? `${lastChangeText(lastChange)}, ${timeAgo(lastChange.at, now)}` : 'Todavía no hay cambios'
          }
          {...(lastChange && undo !== null && { action: <Undo changeKey={undo} text={lastChangeText(lastChange)} /> })}
        />
      </ListGroup>
    </div>
  );
}

/** Offers a business from before that its orders arrive in the panel, until the owner declines on this device. [HOME-7] */
function Reception({ menu }: { readonly menu: Menu }) {
  const [isDismissed, dismiss] = useDismissed(`reception/${menu.key}`);
  const path = useScreenPath()('reception');
  if (path === undefined || isDismissed || !offersReception(menu)) return null;
  return (
    <Row
      href={path}
      icon={ConciergeBell}
      title="Recepción de pedidos"
      detail="Que cada pedido llegue a tu panel"
      action={
        <Button variant="quiet" aria-label="Ahora no: recepción de pedidos" onClick={dismiss}>
          Ahora no
        </Button>
      }
    />
  );
}

/** A locked owner gets the lockedEditor modal instead. [LOCK-1] */
function Undo({ changeKey, text }: { readonly changeKey: string; readonly text: string }) {
  const dispatch = useDispatch();
  const saving = useSelector(undoSaving.selectSaving);
  const type = modalInstead({ locked: useSelector(selectLocked) });
  const parent = useSelector(selectBusinessKey);
  return (
    <Button
      variant="quiet"
      aria-label={`Deshacer ${text}`}
      saving={saving}
      onClick={() => void dispatch(type ? modalOpened({ type, parent }) : changeUndone({ key: changeKey }))}
    >
      Deshacer
    </Button>
  );
}
