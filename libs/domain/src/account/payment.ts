import * as z from 'zod/mini';
import { shortDate } from '../texts/short-date.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { filledText, object } from '../texts/text.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

const whole = (least: number, most: number) => {
  const error = `Tiene que ser un número de ${least} a ${most}`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** A month of service. `status` is 'pending', 'approved', 'expired' or another text. `month` is 1-based. [PAY-4] The day must exist. [PAY-5] */
export const Payment = object({
  year: whole(1000, 9999),
  month: whole(1, 12),
  day: whole(1, 31),
  status: filledText(TEXT_LIMITS.other),
}).check(
  z.refine(({ year, month, day }) => day <= daysIn(year, month), {
    error: 'Ese mes no tiene ese día',
    path: ['day'],
  }),
);
export type Payment = z.infer<typeof Payment>;

/** How a payment is shown. */
export interface PaymentLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
}

/** One page of a list; `page` is 1-based, of `pages`. */
export interface PaymentPage {
  readonly payments: readonly Payment[];
  readonly page: number;
  readonly pages: number;
}

/** Payments on a page. [PAY-3] */
export const PAYMENTS_PAGE_SIZE = 5;

const OTHER_STATUS: PaymentLabel = { text: 'Mes de servicio', tone: 'neutral' };
const LABELS = new Map<string, PaymentLabel>([
  ['approved', { text: 'Pago aprobado', tone: 'success' }],
  ['expired', { text: 'Servicio vencido', tone: 'danger' }],
  ['pending', { text: 'Pago pendiente', tone: 'warning' }],
]);

/** Returns the number of days of a 1-based month. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns a copy sorted by year and month, newest first. [PAY-1] */
export function sortPayments(payments: readonly Payment[]): Payment[] {
  return [...listOf(payments)].sort((a, b) => b.year - a.year || b.month - a.month);
}

/** Returns the day of a payment: '20 nov 2026'. [PAY-6] */
export function paymentDate({ year, month, day }: Pick<Payment, 'year' | 'month' | 'day'>): string {
  return shortDate(Date.UTC(year, month - 1, day), 'UTC');
}

/** Returns the earliest pending payment whose day is not before `today` ('2026-11-21'), of all without it; undefined if there is none. [PAY-7] */
export function nextDue(payments: readonly Payment[], today = ''): Payment | undefined {
  return pendingByDay(payments).find((payment) => dayOf(payment) >= today);
}

/** Returns the earliest pending payment whose day is before `today` ('2026-11-21'); undefined if there is none. [PAY-8] */
export function overduePayment(payments: readonly Payment[], today: string): Payment | undefined {
  return pendingByDay(payments).find((payment) => dayOf(payment) < today);
}

function pendingByDay(payments: readonly Payment[]): Payment[] {
  return listOf(payments)
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** Returns the day of a payment as '2026-11-20'. */
function dayOf({ year, month, day }: Payment): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the shown text and tone of a payment's status; 'danger' is red. [PAY-2] */
export function paymentLabel(status: string): PaymentLabel {
  return LABELS.get(status) ?? OTHER_STATUS;
}

/** Returns the 1-based `page` of the sorted payments, five per page; the nearest page if it does not exist, the first for what is no number. [PAY-3] */
export function paymentPage(payments: readonly Payment[], page: number): PaymentPage {
  const pages = Math.max(1, Math.ceil(listOf(payments).length / PAYMENTS_PAGE_SIZE));
  const shown = Math.min(pages, Math.max(1, Math.trunc(numberOr(page, 1))));
  const first = (shown - 1) * PAYMENTS_PAGE_SIZE;
  return { payments: sortPayments(payments).slice(first, first + PAYMENTS_PAGE_SIZE), page: shown, pages };
}
