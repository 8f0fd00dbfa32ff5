import {
  clockIn,
  dayIn,
  deskListOf,
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

export function paymentWords({ type, payment, paid }: Pick<DinerOrder, 'type' | 'payment' | 'paid'>): string {
  if (paid === 'refunded') return 'Pago devuelto';
  if (paid === 'paid') return payment === 'mercadoPago' ? 'Pagado con MercadoPago' : 'Pagado';
  if (payment !== null) return PAYMENTS[payment];
  return type === 'table' ? 'Se paga en la mesa' : 'Sin medio de pago';
}

/** Returns who ordered, where they live and how they are reached; what they did not say is left out. */
export function dinerWords({ name, address, phone }: Pick<DinerOrder, 'name' | 'address' | 'phone'>): string {
  return joinWords([name, address, phone]);
}

/** Returns texts in one line; those that are empty are left out. */
export function joinWords(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join(' · ');
}

/** Returns how many products an order has: '3 productos'. */
export function itemCountWords({ lines }: Pick<DinerOrder, 'lines'>): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 producto' : `${count} productos`;
}

/** 'waits' is a new order, which is 'overdue' after some minutes; 'soon' and 'late' are those in preparation. */
export type UrgencyTone = 'calm' | 'waits' | 'overdue' | 'soon' | 'late';

/** How urgent an order is, in words: since when it waits, or how long it still takes. */
export interface Urgency {
  readonly words: string;
  readonly tone: UrgencyTone;
}

interface Moment {
  readonly timeZone: string;
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
}

/** A new order waits too long from so many minutes on. */
const OVERDUE_MINUTES = 5;
/** An order in preparation has to be ready soon from so many minutes before. */
const SOON_MINUTES = 3;

/** Returns how urgent an open order is. */
export function urgencyOf(order: DinerOrder, { timeZone, prepMinutes, now }: Moment): Urgency {
  const { state, at, readyAt, createdAt, changedAt } = order;
  if (state === 'new') {
    const words = at === null ? timeAgo(createdAt, now) : `para ${orderTimeWords(timeZone, at, now)}`;
    return { words, tone: now - createdAt < OVERDUE_MINUTES * MINUTE_MS ? 'waits' : 'overdue' };
  }
  if (state !== 'accepted' || readyAt === null) return { words: `desde ${clockOf(timeZone, changedAt)}`, tone: 'calm' };
  if (deskListOf(order, { prepMinutes, now }) === 'scheduled')
    return { words: `para ${orderTimeWords(timeZone, readyAt, now)}`, tone: 'calm' };
  const minutes = Math.round((readyAt - now) / MINUTE_MS);
  if (minutes < 0) return { words: `atrasado ${durationWords(-minutes)}`, tone: 'late' };
  const tone = minutes <= SOON_MINUTES ? 'soon' : 'calm';
  if (minutes === 0) return { words: 'tiene que estar listo', tone };
  return { words: `${minutes === 1 ? 'falta' : 'faltan'} ${durationWords(minutes)}`, tone };
}

function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** The cash that a diner has, and what of it is given back, in cents. */
interface Change {
  readonly paysWith: number;
  readonly cents: number;
}

/** Returns what an order that is paid in cash is paid with; null where the diner did not say. */
export function changeOf({
  payment,
  paid,
  paysWith,
  total,
}: Pick<DinerOrder, 'payment' | 'paid' | 'paysWith' | 'total'>): Change | null {
  if (payment !== 'cash' || paid !== 'no' || paysWith === null) return null;
  return { paysWith, cents: paysWith - total };
}

/** Returns for when an order is wanted or promised, on paper: 'Para las 22.15', 'Listo a las 21.35'; '' where neither is said. */
export function wantedWords(
  { at, readyAt }: Pick<DinerOrder, 'at' | 'readyAt'>,
  timeZone: string,
  now: number,
): string {
  if (at !== null) return `Para ${dateBefore(timeZone, at, now)}${clockOf(timeZone, at)}`;
  return readyAt === null ? '' : `Listo a ${clockOf(timeZone, readyAt)}`;
}

/** Returns the date of a moment, 'el jue, 26 nov, '; '' on the day of `now`. */
function dateBefore(timeZone: string, moment: number, now: number): string {
  return dayIn(timeZone, moment) === dayIn(timeZone, now) ? '' : `el ${dateOf(timeZone, moment)}, `;
}

function dateOf(timeZone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  return format.format(moment);
}

/** Returns when an order came: 'a las 21.04', with its date where that is another day than that of `now`. */
export function cameWords({ createdAt }: Pick<DinerOrder, 'createdAt'>, timeZone: string, now: number): string {
  const clock = `a ${clockOf(timeZone, createdAt)}`;
  if (dayIn(timeZone, createdAt) === dayIn(timeZone, now)) return clock;
  return `${dateOf(timeZone, createdAt)}, ${clock}`;
}
