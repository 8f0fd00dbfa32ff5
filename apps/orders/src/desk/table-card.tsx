import { ORDER_STATE_NAMES, priceFromCents, UNCONFIRMED_TABLE, type DinerOrder, type TableVisit } from '@carta/domain';
import { useCannotOpen, useDispatch } from '@carta/panel';
import { Button, IconButton, Menu, MenuItem, Price, Tag } from '@carta/ui';
import { ArrowRightLeft, ChevronDown, Clock, Eye, Utensils } from 'lucide-react';
import { tableClosed } from '../table-visits-slice.ts';
import { undeliveredOf } from './close-table-dialog.tsx';
import card from './order-card.module.css';
import header from './order-header.module.css';
import { useOpenSheet } from './open-sheet.ts';
import { STATE_ICONS } from './order-header.tsx';
import { clockOf } from '../order-words.ts';
import styles from './table-card.module.css';
import { orderedWords, roundWords } from './table-words.ts';

interface TableCardProps {
  readonly visit: TableVisit<DinerOrder>;
  readonly timeZone: string;
  readonly isSending: boolean;
  /** True while nothing can be sent. */
  readonly isOff: boolean;
  readonly isFolded: boolean;
  readonly onFold: (key: string, isFolded: boolean) => void;
}

/** A table at which people sit: its rounds, its sum, and 'Cerrar mesa'. [TABLE-7] */
export function TableCard(props: TableCardProps) {
  const { visit, timeZone, isFolded, onFold } = props;
  const { table, since, isConfirmed } = visit;
  return (
    <article
      className={card.card}
      aria-label={table.title}
      tabIndex={isFolded ? -1 : 0}
      data-order={visit.visit}
      data-folded={isFolded}
    >
      <header className={header.header}>
        <h3 className={header.title} data-whole>
          <Utensils size={20} strokeWidth={1.75} aria-hidden />
          <span className={header.place}>{table.title}</span>
        </h3>
        <span className={header.end}>
          <span className={header.since}>
            <Clock size={16} strokeWidth={1.75} aria-hidden />
            desde {clockOf(timeZone, since)}
          </span>
          <span className={header.fold}>
            <IconButton
              variant="muted"
              icon={ChevronDown}
              label={`${isFolded ? 'Abrir' : 'Plegar'} ${table.title}`}
              aria-expanded={!isFolded}
              {...(isFolded && { 'aria-keyshortcuts': 'Enter' })}
              onClick={() => onFold(visit.visit, !isFolded)}
            />
          </span>
        </span>
      </header>
      {!isConfirmed && (
        <p>
          <Tag tone="warning" icon={Eye}>
            {UNCONFIRMED_TABLE}
          </Tag>
        </p>
      )}
      {isFolded ? <Summary visit={visit} /> : <Whole {...props} />}
    </article>
  );
}

function Summary({ visit: { rounds, cents } }: Pick<TableCardProps, 'visit'>) {
  return (
    <div className={card.sum}>
      <span className={styles.muted}>{rounds.length === 1 ? '1 pedido' : `${rounds.length} pedidos`}</span>
      <Price price={priceFromCents(cents)} />
    </div>
  );
}

function Whole(props: TableCardProps) {
  const { rounds, cents } = props.visit;
  const paid = rounds.reduce((sum, order) => sum + (order.paid === 'paid' ? order.total : 0), 0);
  return (
    <>
      <ul className={card.lines}>
        {rounds.map((order, nth) => (
          <Round key={order.key} order={order} nth={nth} />
        ))}
      </ul>
      {paid > 0 && (
        <div className={card.sum}>
          <span className={styles.muted}>Pagado con MercadoPago</span>
          <Price price={priceFromCents(paid)} muted />
        </div>
      )}
      <div className={card.sum}>
        <span className={styles.sumName}>Suma de la mesa</span>
        <span className={card.total}>
          <Price price={priceFromCents(cents)} />
        </span>
      </div>
      <Steps {...props} />
    </>
  );
}

function Round({ order, nth }: { readonly order: DinerOrder; readonly nth: number }) {
  const { number, state, total } = order;
  const Sign = STATE_ICONS[state];
  return (
    <li className={styles.round}>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>{roundWords(nth)}</span>
      <Tag tone={state === 'new' ? 'accent' : state === 'ready' ? 'success' : 'neutral'} {...(Sign && { icon: Sign })}>
        {ORDER_STATE_NAMES[state]}
      </Tag>
      <span className={styles.ordered}>
        {orderedWords(order)} · <Price price={priceFromCents(total)} />
      </span>
    </li>
  );
}

/** 'Cerrar mesa', which asks only while something is not delivered, and what is rarely done. */
function Steps({ visit, isSending, isOff }: TableCardProps) {
  const dispatch = useDispatch();
  const cannotOpen = useCannotOpen();
  const openSheet = useOpenSheet();
  const { table, unanswered, rounds } = visit;
  const close = () => {
    if (undeliveredOf(rounds) > 0) openSheet({ what: 'close', visit });
    else dispatch(tableClosed({ visit: visit.visit, table }));
  };
  return (
    <>
      {unanswered > 0 && <p className={styles.muted}>Se puede cerrar cuando respondas los pedidos nuevos.</p>}
      <div className={styles.steps}>
        <Menu label={`Más de ${table.title}`} onCannotOpen={cannotOpen}>
          <MenuItem icon={ArrowRightLeft} onSelect={() => openSheet({ what: 'move', visit })}>
            Pasar a otra mesa
          </MenuItem>
        </Menu>
        <span className={styles.close}>
          <Button
            variant="secondary"
            wide
            aria-keyshortcuts="C"
            disabled={isOff || unanswered > 0}
            saving={isSending}
            onClick={close}
          >
            Cerrar mesa
          </Button>
        </span>
      </div>
    </>
  );
}
