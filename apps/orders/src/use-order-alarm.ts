import { remindsOfOrder, unansweredOrders, type DinerOrder } from '@carta/domain';
import { useWaitingCount } from '@carta/panel';
import { useEffect } from 'react';
import { startRinging, useSound } from './new-order-sound.ts';
import { useSoundingTab } from './use-sounding-tab.ts';

interface Alarm {
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Sounds until somebody has answered every order, and when the kitchen has to begin with one for later; the tab's title and the badge say how
 * many wait. [ALERT-2] [ALERT-3]
 */
export function useOrderAlarm(orders: readonly DinerOrder[] | null, { prepMinutes, now }: Alarm): void {
  const unanswered = unansweredOrders(orders ?? []);
  const isSounding = useSoundingTab(useSound() === 'on');
  const rings = unanswered > 0 || orders?.some((order) => remindsOfOrder(order, prepMinutes, now)) === true;
  useWaitingCount(unanswered);
  useEffect(() => (rings && isSounding ? startRinging() : undefined), [rings, isSounding]);
}
