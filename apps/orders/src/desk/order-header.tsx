import { ORDER_STATE_NAMES, type OrderState } from '@carta/domain';
import { IconButton, Tag } from '@carta/ui';
import { Ban, Bike, Check, ChevronDown, CircleAlert, Clock, Store, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderCardProps } from './order-card-props.ts';
import styles from './order-header.module.css';
import { placeWords, urgencyOf, type UrgencyTone } from '../order-words.ts';
import { useTimed } from '../use-timed.ts';

const TYPE_ICONS = { delivery: Bike, takeaway: Store, table: Utensils };
/** The icons of what needs more than its words. */
export const STATE_ICONS: Partial<Record<OrderState, typeof Ban>> = { ready: Check, 'on-the-way': Bike, done: Check };
const URGENCY_ICONS: Partial<Record<UrgencyTone, typeof Clock>> = { overdue: CircleAlert, late: CircleAlert };

interface OrderHeaderProps extends OrderCardProps {
  /** What stands at its end. */
  readonly children: ReactNode;
}

/** The number of an order, where it goes, how urgent it is or its state, and what folds its card. */
export function OrderHeader({ children, ...props }: OrderHeaderProps) {
  const { order, isFolded, onFold } = props;
  const { key, number, type, state } = order;
  const TypeIcon = TYPE_ICONS[type];
  const isPrepared = state === 'new' || state === 'accepted';
  return (
    <header className={styles.header}>
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span>
        <TypeIcon size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.place}>{placeWords(order)}</span>
      </h3>
      <span className={styles.end}>
        <span className={styles.state}>{isPrepared ? <Since {...props} /> : <StateTag {...props} />}</span>
        {isFolded !== null && (
          <span className={styles.fold}>
            <IconButton
              variant="muted"
              icon={ChevronDown}
              label={`${isFolded ? 'Abrir' : 'Plegar'} el pedido ${number}`}
              aria-expanded={!isFolded}
              {...(isFolded && { 'aria-keyshortcuts': 'Enter' })}
              onClick={() => onFold(key, !isFolded)}
            />
          </span>
        )}
        {children}
      </span>
    </header>
  );
}

function StateTag({ order: { state } }: OrderCardProps) {
  return (
    <Tag tone={state === 'ready' ? 'success' : 'neutral'} icon={STATE_ICONS[state] ?? Ban}>
      {ORDER_STATE_NAMES[state]}
    </Tag>
  );
}

function Since({ order, timeZone, prepMinutes }: OrderCardProps) {
  const urgency = useTimed((now) => {
    const { tone, words } = urgencyOf(order, { timeZone, prepMinutes, now });
    return `${tone} ${words}`;
  });
  const [tone = ''] = urgency.split(' ');
  const Sign = URGENCY_ICONS[tone as UrgencyTone] ?? Clock;
  return (
    <span className={styles.since} data-tone={tone}>
      <Sign size={16} strokeWidth={1.75} aria-hidden />
      {urgency.slice(tone.length + 1)}
    </span>
  );
}
