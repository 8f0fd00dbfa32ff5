import type { DinerOrder, OrderState } from '@carta/domain';
import type { DayOrdersState } from '../day-orders-slice.ts';

export interface OrderCardProps {
  readonly order: DinerOrder;
  /** Which round of its table it is, in words; '' of what is not at a table with people. */
  readonly round: string;
  /** True for an order of a table of which none was accepted yet. [TABLE-8] */
  readonly isUnconfirmed: boolean;
  /** What is sent of it and not answered: the state to which it goes, or 'erased'. */
  readonly sending: DayOrdersState['sending'][string] | undefined;
  /** The state before the owner's last step; null if that cannot be undone, undefined if it is not known. */
  readonly before: OrderState | null | undefined;
  readonly timeZone: string;
  readonly prepMinutes: number;
  /** True while no step can be sent. */
  readonly isOff: boolean;
  /** True for the one filled button of the screen. */
  readonly isLoudest: boolean;
  /** Null for a card that is always open. */
  readonly isFolded: boolean | null;
  readonly onFold: (key: string, isFolded: boolean) => void;
  /** What was chosen for a new order; absent until something is. */
  readonly minutes?: string | undefined;
  /** Absent where no order is new. */
  readonly onMinutes?: (key: string, minutes: string) => void;
}
