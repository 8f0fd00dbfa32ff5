import { remindsOfOrder, unansweredOrders, type DinerOrder } from '@carta/domain';
import { useWaitingCount } from '@carta/panel';
import { useEffect } from 'react';
import { startRinging, useSound } from './new-order-sound.ts';
import { useSoundingTab } from './use-sounding-tab.ts';

interface Alarm {
  /** How many requests of tables nobody has answered; the kitchen answers none. */
  readonly requests?: number;
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Sounds until somebody has answered every order and every request of a table, and when the kitchen has to begin with one for later; the tab's title and the badge say how
 * many wait. [ALERT-2] [ALERT-3] [TABLE-9]
 */
export function useOrderAlarm(orders: readonly DinerOrder[] | null, { requests = 0, prepMinutes, now }: Alarm): void {
  const unanswered = unansweredOrders(orders ?? []) + requests;
  const isSounding = useSoundingTab(useSound() === 'on');
  const rings = unanswered > 0 || orders?.some((order) => remindsOfOrder(order, prepMinutes, now)) === true;
  useWaitingCount(unanswered);
  useEffect(() => (rings && isSounding ? startRinging() : undefined), [rings, isSounding]);
}
