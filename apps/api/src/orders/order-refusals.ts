import { ERROR_MESSAGES, type OrderChange, type OrderFault } from '@carta/domain';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** In seconds: an order leaves 'new' within minutes. */
const RETRY_ORDER = 60;

const MISSING: Readonly<Record<OrderFault['path'], string>> = {
  lines: 'Falta qué se pide',
  zone: 'Elige la zona',
  address: 'Escribe la dirección',
  name: 'Escribe el nombre',
  phone: 'Escribe el teléfono',
  paysWith: 'Falta con cuánto se paga',
  at: 'Falta para cuándo es',
};

const FAULTS: Readonly<Record<Exclude<OrderFault['reason'], 'missing'>, string>> = {
  'too-little-cash': 'Es menos que el total',
  past: 'Ya pasó',
  'off-the-quarter': 'Tiene que ser un cuarto de hora',
  'too-soon': 'Es demasiado pronto',
  'after-tomorrow': 'Puede ser hasta mañana',
};

const CHANGES: Readonly<Record<OrderChange['reason'], string>> = {
  gone: 'Ya no está en el menú',
  'sold-out': 'Está agotado',
  unavailable: 'No se vende a esa hora',
  options: 'Lo elegido no se puede pedir así',
  price: 'Tiene otro precio',
  'option-gone': 'Algo de lo elegido ya no se puede pedir',
  'not-offered': 'No se ofrece ahora',
  'below-minimum': 'No llega al mínimo de envío',
  total: 'El total es otro',
  'unknown-table': 'El código de la mesa ya no vale',
};

/** Returns the answer to an order that is not stored. */
export function orderRefusal(refusal: OrderRefusal): Refusal {
  switch (refusal.reason) {
    case 'invalid':
      return invalid(
        refusal.faults.map(({ path, reason }) => ({
          path,
          message: reason === 'missing' ? MISSING[path] : FAULTS[reason],
        })),
      );
    case 'not-found':
      return REFUSALS.notFound;
    case 'rate-limited':
      return { ...REFUSALS.rateLimited, retryAfterSeconds: RETRY_ORDER };
    case 'closed':
      return { code: 'closed', message: ERROR_MESSAGES.closed, current: { until: refusal.until } };
    case 'changed':
      return {
        code: 'changed',
        message: ERROR_MESSAGES.changed,
        issues: refusal.changes.map(({ path, reason }) => ({ path, message: CHANGES[reason] })),
      };
  }
}
