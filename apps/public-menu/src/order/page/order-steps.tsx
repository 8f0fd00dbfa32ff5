import type { OrderState, PublicDinerOrder } from '@carta/domain';
import { Bike, Check, ChefHat, House, Send, X, type LucideIcon } from 'lucide-react';
import type { orderMoment } from '../../order-moment.ts';
import { useWords } from '../../words.ts';
import styles from './order-page.module.css';

const STEPS: readonly { readonly state: OrderState; readonly Icon: LucideIcon }[] = [
  { state: 'new', Icon: Send },
  { state: 'accepted', Icon: ChefHat },
  { state: 'ready', Icon: Check },
  { state: 'on-the-way', Icon: Bike },
  { state: 'done', Icon: House },
];

interface StepsProps {
  readonly order: PublicDinerOrder;
  /** When the order came into its state, in ms since 1970. */
  readonly since: number;
  readonly moment: (at: number) => ReturnType<typeof orderMoment>;
}

/** From sent to delivered, or to where it ended. */
export function Steps({ order, since, moment }: StepsProps) {
  const { following: words } = useWords();
  const { state, type, readyAt, createdAt } = order;
  const isOver = state === 'rejected' || state === 'cancelled';
  const steps = isOver
    ? [...STEPS.slice(0, 1), { state, Icon: X }]
    : STEPS.filter((step) => step.state !== 'on-the-way' || type === 'delivery');
  const present = Math.max(
    0,
    steps.findIndex((step) => step.state === state),
  );
  const timeOf = (step: OrderState, nth: number): string => {
    if (step === 'new') return words.clock(moment(createdAt));
    if (nth === present) return step === 'accepted' ? words.since(moment(since)) : words.clock(moment(since));
    return step === 'ready' && state === 'accepted' && readyAt !== null ? words.at(moment(readyAt)) : '';
  };
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {steps.map(({ state: step, Icon }, nth) => {
        const isPast = nth < present || (nth === present && step === 'done');
        const place = isPast ? 'past' : nth === present ? 'present' : 'future';
        const Shown = isPast ? Check : Icon;
        return (
          <li key={step} data-place={place} aria-current={nth === present ? 'step' : undefined}>
            <span className={styles.circle}>
              <Shown size={16} strokeWidth={2} aria-hidden="true" />
            </span>
            <span className={styles.step}>{words.states[step]}</span>
            <span className={styles.muted}>{timeOf(step, nth)}</span>
          </li>
        );
      })}
    </ol>
  );
}
