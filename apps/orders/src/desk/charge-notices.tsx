import { formatCents, needsTokenWarning, TOKEN_WARNING, type Menu, unbrokenPrices } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Banner, Button, Card } from '@carta/ui';
import { CircleAlert, Undo2 } from 'lucide-react';
import { refundRequested, type OrderRefund } from '../order-refunds-slice.ts';
import { selectOrderRefunds } from '../orders-state.ts';
import styles from './charge-notices.module.css';
import { useSeenRefunds } from './use-seen-refunds.ts';

const MERCADOPAGO = '/panel/menu/mercadopago';

interface ChargeNoticesProps {
  readonly menu: Menu;
  /** True while nothing can be sent. */
  readonly isOff: boolean;
}

/** What the desk says of payments online: that the token is not accepted any more, and what is given back, until it is, or until the owner has seen what nobody here asked for. [TOKEN-5] [CHARGE-5] */
export function ChargeNotices({ menu, isOff }: ChargeNoticesProps) {
  const { refunds } = useSelector(selectOrderRefunds);
  const [seen, see] = useSeenRefunds();
  const shown = refunds.filter(
    (refund) => refund.state !== 'done' || (isNews(refund) && seen?.includes(refund.charge) === false),
  );
  return (
    <>
      {needsTokenWarning(menu) && (
        <Banner action={{ label: TOKEN_WARNING.label, href: MERCADOPAGO }}>{TOKEN_WARNING.text}</Banner>
      )}
      {shown.length > 0 && (
        <Card>
          <section aria-label="Devoluciones" className={styles.scroll} tabIndex={0}>
            <ul className={styles.refunds}>
              {shown.map((refund) => (
                <Refund
                  key={refund.charge}
                  refund={refund}
                  isLast={shown.length === 1}
                  isOff={isOff}
                  onSeen={() => see(refund.charge)}
                />
              ))}
            </ul>
          </section>
        </Card>
      )}
    </>
  );
}

/** True for what nobody here asked for; of the rest the order's own card says enough once MercadoPago has confirmed it. */
const isNews = ({ reason }: OrderRefund) => reason !== 'owner' && reason !== 'cancelled';

interface RefundProps {
  readonly refund: OrderRefund;
  /** No other one is listed. */
  readonly isLast: boolean;
  readonly isOff: boolean;
  /** The owner has seen that it is done. */
  readonly onSeen: () => void;
}

function Refund({ refund, isLast, isOff, onSeen }: RefundProps) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectOrderRefunds);
  const { charge, order, state } = refund;
  const isFailed = state === 'failed';
  const Sign = isFailed ? CircleAlert : Undo2;
  return (
    <li className={styles.refund} data-state={state}>
      <Sign size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <p>{refundWords(refund)}</p>
        <p className={styles.muted}>Operación {charge}</p>
        {isFailed && (
          <Button
            variant="quiet"
            disabled={isOff}
            saving={sending[order.key] === true}
            onClick={() => void dispatch(refundRequested({ key: order.key, number: order.number }))}
          >
            Intentar otra vez
          </Button>
        )}
      </div>
      {state === 'done' && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            if (isLast) currentTarget.closest<HTMLElement>('[data-desk]')?.focus({ preventScroll: true });
            onSeen();
          }}
        >
          Entendido
        </Button>
      )}
    </li>
  );
}

const REASONS = {
  ended: 'se pagó cuando ya había terminado',
  second: 'se pagó dos veces',
  cancelled: 'se canceló después de pagarse',
  owner: 'lo pediste',
} as const;

function refundWords({ state, cents, reason, order: { number } }: OrderRefund): string {
  const amount = unbrokenPrices(formatCents(cents));
  const why = reason === null ? 'lo devolvió MercadoPago o quien pagó' : REASONS[reason];
  if (state === 'done') return `Pedido ${number}: se devolvió ${amount}; ${why}.`;
  if (state === 'failed')
    return `Pedido ${number}: no se pudo devolver ${amount} con el token de hoy (${why}). Prueba otra vez, o devuélvelo en MercadoPago.`;
  return `Pedido ${number}: devolviendo ${amount}; ${why}. MercadoPago todavía no lo confirmó.`;
}
