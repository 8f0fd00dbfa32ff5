import { ERROR_STATUS, type ApiError, type ErrorCode, type Issue } from '@carta/contract';
import type { FastifyReply } from 'fastify';
import type { Outcome, Reason } from '../database/outcome.ts';

/** Why a request is refused, as its answer says it. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly issues?: readonly Issue[];
  readonly current?: unknown;
}

export const REFUSALS = {
  invalid: { code: 'invalid', message: 'Hay datos que no son válidos' },
  malformed: { code: 'invalid', message: 'No se pudo leer lo que se envió' },
  unauthenticated: { code: 'unauthenticated', message: 'Inicia sesión para continuar' },
  credentials: { code: 'credentials', message: 'Correo electrónico o contraseña incorrectos' },
  crossSite: { code: 'forbidden', message: 'El pedido viene de otro sitio' },
  forbidden: { code: 'forbidden', message: 'No tienes permiso para ver ni cambiar estos datos' },
  notFound: { code: 'not-found', message: 'No se encontró lo que buscas' },
  tooLarge: { code: 'too-large', message: 'Lo que se envió es demasiado grande' },
  unsupported: { code: 'unsupported', message: 'El formato de lo que se envió no se acepta' },
  locked: { code: 'locked', message: 'Editor bloqueado. Falta de pago' },
  rateLimited: { code: 'rate-limited', message: 'Demasiados intentos. Espera unos minutos y vuelve a probar' },
  unavailable: { code: 'unavailable', message: 'El servicio no está disponible en este momento. Inténtalo otra vez' },
} as const satisfies Record<string, Refusal>;

const OF_REASON: Record<Reason, Refusal> = {
  'not-found': REFUSALS.notFound,
  'key-exists': { code: 'conflict', message: 'Ya existe algo con esa clave' },
  stale: { code: 'conflict', message: 'Esto cambió mientras lo editabas' },
  'holds-categories': { code: 'conflict', message: 'La categoría ya contiene categorías' },
  'holds-items': { code: 'conflict', message: 'La categoría ya contiene productos' },
  'wrong-level': invalidField('level', 'No corresponde al nivel de la categoría que lo contiene'),
  'wrong-to-level': invalidField('toLevel', 'Sólo puede tenerlo una categoría principal'),
  'out-of-range': invalidField('order', 'Tiene que ser una posición entre sus hermanos'),
  'malformed-html': invalidField('board.html', 'Tiene que estar codificado como URI'),
};

export function invalid(issues: readonly Issue[]): Refusal {
  return { ...REFUSALS.invalid, issues };
}

function invalidField(path: string, message: string): Refusal {
  return invalid([{ path, message }]);
}

/** What a store's refusal is for the one who asked. */
export function refusalOf(outcome: Extract<Outcome<unknown>, { ok: false }>): Refusal {
  const refusal = OF_REASON[outcome.reason];
  return 'current' in outcome ? { ...refusal, current: outcome.current } : refusal;
}

export function sendRefusal(reply: FastifyReply, { code, message, issues, current }: Refusal): FastifyReply {
  const body = { error: true, code, message, issues: issues as Issue[] | undefined, current } satisfies ApiError;
  return reply.code(ERROR_STATUS[code]).send(body);
}
