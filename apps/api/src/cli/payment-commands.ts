import { Payment, paymentLabel } from '@carta/domain';
import type { ChangeResult } from '../database/change-business.ts';
import { failed, listed, refusedOptions, type Command, type CommandResult } from './command.ts';

export const paymentsAdd: Command = {
  usage: 'payments add CORREO --year AÑO --month MES --day DÍA --status approved|pending|expired|…',
  words: ['payments', 'add'],
  options: { year: { type: 'string' }, month: { type: 'string' }, day: { type: 'string' }, status: { type: 'string' } },
  required: ['year', 'month', 'day', 'status'],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''], options: { year, month, day, status } }) {
    const parsed = Payment.safeParse({ year: whole(year), month: whole(month), day: whole(day), status });
    if (!parsed.success) return refusedOptions(parsed.error);
    const known = email.toLowerCase();
    const added = await stores.payments.add(known, parsed.data);
    return added.ok ? paymentsOf(await stores.payments.list(known), known) : failed(`No existe ${known}`);
  },
};

export const paymentsList: Command = {
  usage: 'payments list CORREO',
  words: ['payments', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  run: async ({ stores, positionals: [email = ''] }) => {
    const known = email.toLowerCase();
    return paymentsOf(await stores.payments.list(known), known);
  },
};

export const paymentsDelete: Command = {
  usage: 'payments delete CORREO --year AÑO --month MES --day DÍA',
  words: ['payments', 'delete'],
  options: { year: { type: 'string' }, month: { type: 'string' }, day: { type: 'string' } },
  required: ['year', 'month', 'day'],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''], options: { year, month, day } }) {
    const date = { year: whole(year), month: whole(month), day: whole(day) };
    const parsed = Payment.safeParse({ ...date, status: 'expired' });
    if (!parsed.success) return refusedOptions(parsed.error);
    const known = email.toLowerCase();
    const deleted = await stores.payments.delete(known, date);
    if (!deleted.ok) return failed(`No existe ${known}`);
    if (!deleted.value) return failed(`${known} no tiene un pago del ${dateText(date)}`);
    return paymentsOf(await stores.payments.list(known), known);
  },
};

/** Accepts only digits: neither 1e3 nor 0x7 nor an empty text. */
function whole(text: string | boolean | undefined): number {
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
}

function paymentsOf(payments: ChangeResult<Payment[]>, email: string): CommandResult {
  if (!payments.ok) return failed(`No existe ${email}`);
  return listed(
    payments.value,
    (payment) => [dateText(payment), payment.status, paymentLabel(payment.status).text].join('  '),
    'No hay pagos',
  );
}

const dateText = ({ year, month, day }: Pick<Payment, 'year' | 'month' | 'day'>) =>
  [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
