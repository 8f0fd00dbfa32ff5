/** What the package publishes of orders that are stored and followed; a part of its entry point. */

export {
  DinerOrder,
  DINER_TEXT_LIMITS,
  ORDER_PAYMENTS,
  Ordering,
  PublicDinerOrder,
  SentOrder,
} from './orders/diner-order.ts';
export {
  CHARGE_CURRENCY,
  CHARGE_STATUSES,
  chargeFits,
  chargeReference,
  isRefundedAtEnd,
  isStaleCharge,
  LOOK_UP_MINUTES,
  lookUpAgain,
  nextLookUp,
  nextRefundTry,
  NOT_PAID,
  paidBy,
  payDeadline,
  REFUND_REASONS,
  refundOfApproved,
  type Charge,
  type ChargeStatus,
  type RefundReason,
  type SentCharge,
} from './orders/charge.ts';
export { chargesOnline } from './orders/charges-online.ts';
export { ACCEPT_MINUTES, acceptMinutes, nearestAcceptMinutes } from './orders/accept-minutes.ts';
export { DESK_LISTS, deskListOf, deskLists, type DeskList } from './orders/desk-lists.ts';
export { dinerChatText, dinerChatUrl } from './orders/diner-chat.ts';
export { openOrders, REMINDER_MS, remindsOfOrder, unansweredOrders, type OpenOrders } from './orders/order-alarm.ts';
export { orderDay } from './orders/order-day.ts';
export {
  answerDeadline,
  canDinerCancel,
  canUndoStep,
  closedOrder,
  countsInSales,
  isOpenOrder,
  nextOrderStates,
  NO_ANSWER,
  onlyStateBefore,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  ORDER_STEPS,
  REJECTION_REASONS,
  stepOrder,
  STEP_UNDO_MS,
  type OrderProgress,
  type OrderState,
  type OwnerStep,
} from './orders/order-states.ts';
export {
  ORDER_TIME_STEP,
  orderTimeProblem,
  orderTimes,
  takesOrdersAt,
  type OrderHours,
  type OrderTimeProblem,
} from './orders/order-times.ts';
export { ordersCsv, ordersCsvRows } from './orders/orders-csv.ts';
export { pauseEnd, PAUSES, type Pause } from './orders/pause-end.ts';
export { orderFaults, priceOrder, type OrderChange, type OrderFault, type PricedOrder } from './orders/price-order.ts';
export { preparationStart } from './orders/preparation-start.ts';
export { publicOrder, withoutDiner } from './orders/public-order.ts';
export { isSlowOrder, nextSlowNotice, SLOW_AFTER_MS, type DeskPresence } from './orders/slow-order.ts';
export { orderTimeWords, storedOrderText } from './orders/stored-order-text.ts';
export { lastOrderDays, ORDER_DAYS_KEPT, salesBefore } from './orders/sales-days.ts';
export {
  busiestSoldHour,
  differenceWords,
  salesComparison,
  salesTotals,
  soldHours,
  type Difference,
  type SoldHour,
} from './orders/sales-figures.ts';
export {
  salesCounter,
  salesReport,
  SalesReport,
  type SalesCounter,
  type SoldCharges,
  type SoldOrder,
} from './orders/sales.ts';
export { DEFAULT_ORDER_DESK } from './settings/default-order-desk.ts';
export { OrderDesk, PREP_MINUTES, steppedPrepMinutes } from './settings/order-desk.ts';
