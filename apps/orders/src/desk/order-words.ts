import {
  clockIn,
  dayIn,
  MINUTE_MS,
  ORDER_PAYMENT_NAMES,
  orderTimeWords,
  theTime,
  timeAgo,
  type DinerOrder,
  type OrderState,
} from '@carta/domain';

const PAYMENTS = { ...ORDER_PAYMENT_NAMES, other: 'Otro medio' };

/** What the button says that takes an order to a state. */
export const STEP_LABELS: Readonly<Partial<Record<OrderState, string>>> = {
  accepted: 'Aceptar',
  ready: 'Listo',
  'on-the-way': 'En camino',
  done: 'Entregado',
};

/** Returns a moment as the clock of the business shows it, with its article: 'las 21.04', 'la 1.30'. */
export function clockOf(timeZone: string, moment: number): string {
  return theTime(clockIn(timeZone, moment));
}

/** Returns where an order goes: its zone, 'Delivery', 'Retiro', or its table. */
export function placeWords({ type, zone, table }: Pick<DinerOrder, 'type' | 'zone' | 'table'>): string {
  if (type === 'delivery') return zone?.title ?? 'Delivery';
  return type === 'table' ? (table?.title ?? 'Mesa') : 'Retiro';
}

export function paymentWords({ payment, paid }: Pick<DinerOrder, 'payment' | 'paid'>): string {
  if (paid === 'refunded') return 'Pago devuelto';
  if (paid === 'paid') return payment === 'mercadoPago' ? 'Pagado con MercadoPago' : 'Pagado';
  return payment === null ? 'Sin medio de pago' : PAYMENTS[payment];
}

/** Returns who ordered, where they live and how they are reached; what they did not say is left out. */
export function dinerWords({ name, address, phone }: Pick<DinerOrder, 'name' | 'address' | 'phone'>): string {
  return [name, address, phone].filter((text) => text.trim() !== '').join(' · ');
}

/** How urgent an order is, in words: since when it waits, or how long it still takes. */
export interface Urgency {
  readonly words: string;
  readonly isLate: boolean;
}

/** Returns how urgent an open order is at `now`; moments in ms since 1970. */
export function urgencyOf(order: DinerOrder, timeZone: string, now: number): Urgency {
  const { state, at, readyAt, createdAt, changedAt } = order;
  if (state === 'new') {
    const words = at === null ? timeAgo(createdAt, now) : `para ${orderTimeWords(timeZone, at, now)}`;
    return { words, isLate: false };
  }
  if (state !== 'accepted' || readyAt === null)
    return { words: `desde ${clockOf(timeZone, changedAt)}`, isLate: false };
  const minutes = Math.round((readyAt - now) / MINUTE_MS);
  if (minutes < 0) return { words: `atrasado ${durationWords(-minutes)}`, isLate: true };
  return { words: minutes === 0 ? 'tiene que estar listo' : `faltan ${durationWords(minutes)}`, isLate: false };
}

function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** Returns when an order came: 'a las 21.04', with its date where that is another day than that of `now`. */
export function cameWords({ createdAt }: Pick<DinerOrder, 'createdAt'>, timeZone: string, now: number): string {
  const clock = `a ${clockOf(timeZone, createdAt)}`;
  if (dayIn(timeZone, createdAt) === dayIn(timeZone, now)) return clock;
  const format = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  return `${format.format(createdAt)}, ${clock}`;
}
