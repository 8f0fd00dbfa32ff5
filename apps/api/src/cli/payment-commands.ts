import { Payment, paymentLabel } from '@carta/domain';
import type { ChangeResult } from '../database/change-business.ts';
import { done, failed, refusedOptions, type Command, type CommandResult } from './command.ts';

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
    return added.ok ? listed(await stores.payments.list(known), known) : failed(`No existe ${known}`);
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
    return listed(await stores.payments.list(known), known);
  },
};

/** Accepts only digits: neither 1e3 nor 0x7 nor an empty text. */
function whole(text: string | boolean | undefined): number {
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
}

function listed(payments: ChangeResult<Payment[]>, email: string): CommandResult {
  if (!payments.ok) return failed(`No existe ${email}`);
  const lines = payments.value.map(({ year, month, day, status }) => {
    const date = [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
    return [date, status, paymentLabel(status).text].join('  ');
  });
  return done(...(lines.length === 0 ? ['No hay pagos'] : lines));
}
