import fc from 'fast-check';
import { nextDue, overduePayment, Payment, paymentDate, paymentLabel, paymentPage, sortPayments } from './payment.ts';

const paid = (year: number, month: number): Payment => ({ year, month, day: 10, status: 'approved' });

const anyPayments = fc.array(
  fc.record({
    year: fc.integer({ min: 2000, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    status: fc.string(),
  }),
);

describe('payments', () => {
  it('[PAY-1] the newest year comes first, in it the newest month', () => {
    const payments = [paid(2020, 12), paid(2026, 2), paid(2021, 1), paid(2026, 11), paid(2021, 10)];
    expect(sortPayments(payments).map(({ year, month }) => [year, month])).toEqual([
      [2026, 11],
      [2026, 2],
      [2021, 10],
      [2021, 1],
      [2020, 12],
    ]);
    expect(payments[0]).toEqual(paid(2020, 12));
  });

  it('[PAY-1] no sorted payment is followed by one of a newer month', () => {
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const months = sortPayments(payments).map(({ year, month }) => year * 12 + month);
        expect(months).toEqual([...months].sort((a, b) => b - a));
      }),
    );
  });

  it.each([
    ['approved', 'Pago aprobado', 'success'],
    ['expired', 'Servicio vencido', 'danger'],
    ['pending', 'Pago pendiente', 'warning'],
    ['refunded', 'Mes de servicio', 'neutral'],
    ['constructor', 'Mes de servicio', 'neutral'],
    ['', 'Mes de servicio', 'neutral'],
  ])('[PAY-2] %j shows as %j', (status, text, tone) => {
    expect(paymentLabel(status)).toEqual({ text, tone });
  });

  const year = Array.from({ length: 12 }, (_, index) => paid(2026, index + 1));

  it.each([
    [1, 1, [12, 11, 10, 9, 8]],
    [2, 2, [7, 6, 5, 4, 3]],
    [3, 3, [2, 1]],
    [4, 3, [2, 1]],
    [0, 1, [12, 11, 10, 9, 8]],
  ])('[PAY-3] page %d of a year is page %d: %j', (asked, page, months) => {
    const { payments, ...place } = paymentPage(year, asked);
    expect(place).toEqual({ page, pages: 3 });
    expect(payments.map(({ month }) => month)).toEqual(months);
  });

  it('[PAY-3] no payments give one empty page, five give one page', () => {
    expect(paymentPage([], 1)).toEqual({ payments: [], page: 1, pages: 1 });
    expect(paymentPage(year.slice(0, 5), 1).pages).toBe(1);
    expect(paymentPage(year.slice(0, 6), 1).pages).toBe(2);
  });

  it('[PAY-3] the pages together are all the payments', () => {
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const { pages } = paymentPage(payments, 1);
        const all = Array.from({ length: pages }, (_, index) => paymentPage(payments, index + 1).payments).flat();
        expect(all).toEqual(sortPayments(payments));
      }),
    );
  });

  it.each([
    { month: 1, day: 1 },
    { month: 12, day: 31 },
  ])('[PAY-4] %j is a payment', (fields) => {
    const payment = { ...paid(2026, 1), ...fields };
    expect(Payment.parse(payment)).toEqual(payment);
  });

  it.each([
    { year: 20 },
    { month: 0 },
    { month: 13 },
    { day: 0 },
    { day: 32 },
    { year: '2026' },
    { status: null },
    { status: '' },
  ])('[PAY-4] %j is no payment', (fields) => {
    expect(Payment.safeParse({ ...paid(2026, 1), ...fields }).success).toBe(false);
  });

  it.each([
    [2026, 2, 28, true],
    [2026, 2, 29, false],
    [2028, 2, 29, true],
    [2100, 2, 29, false],
    [2026, 4, 31, false],
  ])('[PAY-5] %d-%d-%d is a day: %s', (year, month, day, exists) => {
    const parsed = Payment.safeParse({ year, month, day, status: 'approved' });
    expect(parsed.success).toBe(exists);
    expect(parsed.error?.issues.map(({ path }) => path) ?? []).toEqual(exists ? [] : [['day']]);
  });
});

describe('[PAY-6] a payment shows its day', () => {
  it.each([
    [{ year: 2026, month: 11, day: 20 }, '20 nov 2026'],
    [{ year: 2021, month: 1, day: 1 }, '1 ene 2021'],
  ])('%j is %s', (payment, text) => {
    expect(paymentDate(payment)).toBe(text);
  });
});

describe('what is pending', () => {
  const payment = (year: number, month: number, day: number, status = 'pending') => ({ year, month, day, status });
  const payments = [
    payment(2026, 12, 10),
    payment(2026, 11, 20),
    payment(2026, 11, 5, 'approved'),
    payment(2026, 10, 10),
    payment(2026, 9, 10),
    payment(2026, 1, 1, 'expired'),
  ];

  it('[PAY-7] of all that is pending, the earliest is the next due payment', () => {
    expect(nextDue(payments)).toEqual(payment(2026, 9, 10));
    expect(nextDue([payment(2026, 11, 5, 'approved')])).toBeUndefined();
  });

  it.each([
    ['2026-11-19', payment(2026, 11, 20), payment(2026, 9, 10)],
    ['2026-11-20', payment(2026, 11, 20), payment(2026, 9, 10)],
    ['2026-11-21', payment(2026, 12, 10), payment(2026, 9, 10)],
    ['2026-12-11', undefined, payment(2026, 9, 10)],
    ['2026-10-10', payment(2026, 10, 10), payment(2026, 9, 10)],
    ['2026-09-10', payment(2026, 9, 10), undefined],
    ['2026-09-09', payment(2026, 9, 10), undefined],
  ])('[PAY-7] [PAY-8] on %s the next is %j, and the one that is overdue is %j', (today, next, overdue) => {
    expect(nextDue(payments, today)).toEqual(next);
    expect(overduePayment(payments, today)).toEqual(overdue);
  });
});
