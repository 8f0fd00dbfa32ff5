import { ORDER_STATE_NAMES, PACE_NAMES, ticketAge, type DinerOrder } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Button } from '@carta/ui';
import { Bike, Check, CircleX, Store, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { goneTicketRead, linesTicked } from '../kitchen-slice.ts';
import { placeWords } from '../order-words.ts';
import { useTimed } from '../use-timed.ts';
import styles from './kitchen-ticket.module.css';
import { laterWords } from './later-words.ts';
import { linesToFinish, type ShownLine, type ShownTicket } from './shown-tickets.ts';

const PLACES = { delivery: Bike, takeaway: Store, table: Utensils };

interface KitchenTicketProps {
  readonly ticket: ShownTicket;
  readonly timeZone: string;
  readonly prepMinutes: number;
  readonly isOff: boolean;
}

/** A ticket: what an order asks this station for, how old it is, or why it is gone. [KITCHEN-2] [KITCHEN-3] */
export function KitchenTicket(props: KitchenTicketProps) {
  const { kind } = props.ticket;
  if (kind === 'gone') return <GoneTicket {...props} />;
  return kind === 'later' ? <LaterTicket {...props} /> : <OpenTicket {...props} />;
}

function OpenTicket({ ticket, prepMinutes, isOff }: KitchenTicketProps) {
  const dispatch = useDispatch();
  const { order, lines, removed } = ticket;
  const age = useTimed((now) => {
    const { minutes, pace } = ticketAge(order, { prepMinutes, now });
    return `${pace} ${minutes}`;
  });
  const [pace = 'calm', minutes] = age.split(' ');
  const isReady = lines.every(({ isTicked }) => isTicked);
  const finish = () => void dispatch(linesTicked({ order, keys: linesToFinish(ticket), ready: true, isDone: true }));
  return (
    <Frame
      ticket={ticket}
      tone={pace}
      end={
        <>
          <b>{minutes} min</b>
          <span>{PACE_NAMES[pace as keyof typeof PACE_NAMES]}</span>
        </>
      }
    >
      <ul className={styles.lines}>
        {lines.map((line, nth) => (
          <li key={line.line.key}>
            <Line order={order} shown={line} nth={nth} isOff={isOff} />
          </li>
        ))}
        {removed.map((line) => (
          <li key={line.key} className={styles.removed}>
            No hagas {line.quantity} {line.title}
          </li>
        ))}
      </ul>
      {order.notes !== '' && <p className={styles.note}>{order.notes}</p>}
      <div className={styles.foot}>
        <Button
          variant={isReady ? 'filled' : 'secondary'}
          icon={Check}
          disabled={isOff}
          aria-keyshortcuts="Enter"
          onClick={finish}
        >
          Listo
        </Button>
      </div>
    </Frame>
  );
}

interface LineProps {
  readonly order: DinerOrder;
  readonly shown: ShownLine;
  /** 0-based. */
  readonly nth: number;
  readonly isOff: boolean;
}

/** The whole line ticks it, or takes its tick back. */
function Line({ order, shown: { line, isTicked, isChanged }, nth, isOff }: LineProps) {
  const dispatch = useDispatch();
  const { key, quantity, title, options, note } = line;
  return (
    <button
      type="button"
      className={styles.line}
      aria-pressed={isTicked}
      disabled={isOff}
      {...(nth < 9 && { 'aria-keyshortcuts': String(nth + 1) })}
      onClick={() => void dispatch(linesTicked({ order, keys: [key], ready: !isTicked }))}
    >
      {isTicked ? (
        <Check className={styles.check} size={32} strokeWidth={3} aria-hidden />
      ) : (
        <span className={styles.quantity}>{quantity}</span>
      )}
      <span className={styles.dish}>
        <span className={styles.title}>
          {isTicked && `${quantity} `}
          {title}
        </span>
        {isChanged && <span className={styles.changed}>Cambió</span>}
        {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  );
}

function LaterTicket({ ticket, timeZone }: KitchenTicketProps) {
  const { at, readyAt } = ticket.order;
  const words = useTimed((now) => laterWords(timeZone, readyAt ?? at ?? now, now));
  return <Frame ticket={ticket} tone="later" end={<span>{words}</span>} />;
}

function GoneTicket({ ticket }: KitchenTicketProps) {
  const dispatch = useDispatch();
  const { order, lines } = ticket;
  const isWanted = order.state !== 'cancelled' && order.state !== 'rejected';
  return (
    <Frame ticket={ticket} tone={isWanted ? 'moved' : 'cancelled'} end={null}>
      <p className={styles.why}>{isWanted ? movedWords(order) : cancelledWords(lines)}</p>
      <div className={styles.foot}>
        <Button variant="secondary" aria-keyshortcuts="Enter" onClick={() => void dispatch(goneTicketRead(order.key))}>
          Entendido
        </Button>
      </div>
    </Frame>
  );
}

function movedWords({ state }: DinerOrder): string {
  if (state === 'new') return 'Todavía no lo hagas: volvió a «Nuevos».';
  return `En el mostrador ya está «${ORDER_STATE_NAMES[state]}».`;
}

function cancelledWords(lines: readonly ShownLine[]): string {
  const open = lines.filter(({ isTicked }) => !isTicked).map(({ line }) => `${line.quantity} ${line.title}`);
  if (open.length === 0) return 'Ya estaba hecho.';
  return `No hagas ${[open.slice(0, -1).join(', '), open.at(-1)].filter(Boolean).join(' ni ')}`;
}

interface FrameProps {
  readonly ticket: ShownTicket;
  readonly tone: string;
  readonly end: ReactNode;
  readonly children?: ReactNode;
}

/** The number of the order and where it goes, or what became of it, above its lines. */
function Frame({ ticket: { kind, order, placeBefore }, tone, end, children }: FrameProps) {
  const { number, type, state, key } = order;
  const Place = kind === 'gone' ? CircleX : PLACES[type];
  return (
    <article aria-label={`Pedido ${number}`} className={styles.ticket} data-tone={tone} data-order={key} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.where}>
          <span className={styles.number}>{number}</span>
          <Place size={24} strokeWidth={1.75} aria-hidden />
          <span className={styles.place}>
            {kind === 'gone' ? ORDER_STATE_NAMES[state] : placeWords(order)}
            {kind !== 'gone' && placeBefore !== null && <span className={styles.before}>antes {placeBefore}</span>}
          </span>
        </h2>
        {end && <p className={styles.age}>{end}</p>}
      </header>
      {children}
    </article>
  );
}
