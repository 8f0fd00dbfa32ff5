import type { HomeSummary } from '@carta/contract';
import { timeAgo } from '@carta/domain';
import { ListGroup, Row, Tag } from '@carta/ui';
import { ClipboardList } from 'lucide-react';
import { useMinute } from '../use-minute.ts';
import { useHomeSummary } from './use-home-summary.ts';
import { useScreenPath } from './use-screen-path.ts';

type OpenOrders = NonNullable<HomeSummary['orders']>;

interface OpenOrdersRowProps {
  readonly orders: OpenOrders;
  /** In ms since 1970. */
  readonly now: number;
}

/** How many orders are open, how many nobody has answered and how long the oldest waits, and how many tables ask for something; leads to the desk. [ALERT-4] */
export function OpenOrdersRow({ orders, now }: OpenOrdersRowProps) {
  const path = useScreenPath()('orders');
  const { count, unanswered, requests = 0 } = orders;
  const shown = count > 0 ? count : requests;
  return (
    <Row
      {...(path !== undefined && { href: path })}
      icon={ClipboardList}
      title="Pedidos abiertos"
      detail={detailOf(orders, now)}
      mark={
        shown > 0 && <Tag tone={unanswered + requests > 0 ? 'accent' : 'neutral'}>{shown.toLocaleString('es-AR')}</Tag>
      }
    />
  );
}

function detailOf({ count, unanswered, oldestAt, requests = 0 }: OpenOrders, now: number): string {
  if (count + requests === 0) return 'Ninguno';
  const calls = requests === 1 ? 'llamado de mesa' : 'llamados de mesas';
  const calling = requests > 0 ? `${requests.toLocaleString('es-AR')} ${calls}` : '';
  const waiting = unanswered > 0 ? `${unanswered.toLocaleString('es-AR')} sin responder` : '';
  const oldest = oldestAt === null ? '' : `el más viejo, ${timeAgo(oldestAt, now)}`;
  const words = [calling, waiting, oldest].filter(Boolean).join(' · ');
  return words === '' ? 'Para más tarde' : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The same while first steps are left to do, in place of the figures; nothing while nothing is open. [ALERT-4] */
export function OpenOrdersCard() {
  const now = useMinute();
  const orders = useHomeSummary({ takesOrders: true }).value?.orders;
  if (!orders || orders.count + (orders.requests ?? 0) === 0) return null;
  return (
    <ListGroup label="Pedidos">
      <OpenOrdersRow orders={orders} now={now} />
    </ListGroup>
  );
}
