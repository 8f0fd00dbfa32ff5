import { ERROR_STATUS, type ApiError, type ErrorCode, type Issue } from '@carta/contract';
import {
  NOT_AN_ACCOUNT,
  NOT_VEGAN,
  ONE_SIZE_GROUP,
  CHOICE_PROBLEMS,
  ERROR_MESSAGES,
  MAX_PLANS,
  TEXT_LIMITS,
  textTooLong,
  TOO_MANY_GROUPS,
  TOO_MANY_MESSAGES,
} from '@carta/domain';
import type { FastifyReply } from 'fastify';
import type { ChangeRefusal, ChangeResult } from '../database/change-business.ts';

/** The reason of a refused request, as in its answer. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly issues?: readonly Issue[];
  readonly current?: unknown;
  /** Seconds after which the client may retry. */
  readonly retryAfterSeconds?: number;
}

const standard = <Code extends ErrorCode>(code: Code) => ({ code, message: ERROR_MESSAGES[code] });

export const REFUSALS = {
  invalid: standard('invalid'),
  malformed: { code: 'invalid', message: 'No se pudo leer lo que se envió' },
  unauthenticated: standard('unauthenticated'),
  credentials: standard('credentials'),
  crossSite: { code: 'forbidden', message: 'El pedido viene de otro sitio' },
  forbidden: standard('forbidden'),
  notFound: standard('not-found'),
  tooLarge: standard('too-large'),
  unsupported: standard('unsupported'),
  locked: standard('locked'),
  rateLimited: standard('rate-limited'),
  unavailable: standard('unavailable'),
  unwritable: {
    code: 'unavailable',
    message: 'No se guardó nada: el disco del servidor está lleno o no responde. Avisa a soporte',
  },
  busy: { ...standard('unavailable'), retryAfterSeconds: 5 },
} as const satisfies Record<string, Refusal>;

const REFUSAL_OF_REASON: Record<ChangeRefusal, Refusal> = {
  'not-found': REFUSALS.notFound,
  busy: { ...standard('busy'), retryAfterSeconds: 1 },
  'menu-changed': { code: 'conflict', message: 'El menú cambió después de la vista previa. Revísala otra vez.' },
  'key-exists': { code: 'conflict', message: 'Ya existe algo con esa clave' },
  stale: standard('conflict'),
  'holds-categories': { code: 'conflict', message: 'La categoría ya contiene categorías' },
  'holds-items': { code: 'conflict', message: 'La categoría ya contiene productos' },
  'parent-gone': { code: 'conflict', message: 'Ya no está la categoría en la que estaba: restáurala primero' },
  'same-parent': { code: 'conflict', message: 'Ya está en esa categoría' },
  'wrong-level': invalidField('level', 'No corresponde al nivel de la categoría que lo contiene'),
  'wrong-to-level': invalidField('toLevel', 'Sólo puede tenerlo una categoría principal'),
  'out-of-range': invalidField('order', 'Tiene que ser una posición entre sus hermanos'),
  'board-too-long': invalidField('board.html', textTooLong(TEXT_LIMITS.board)),
  'too-many-categories': { ...standard('invalid'), message: TOO_MANY_MESSAGES['too-many-categories'] },
  'too-many-items': { ...standard('invalid'), message: TOO_MANY_MESSAGES['too-many-items'] },
  past: invalidField('at', 'Tiene que ser más adelante'),
  'no-price': invalidField('items', 'No hay ningún precio'),
  'too-many-plans': { ...standard('invalid'), message: `Puede haber hasta ${MAX_PLANS} cambios programados` },
  'too-many-groups': { ...standard('invalid'), message: TOO_MANY_GROUPS },
  'unknown-group': invalidField('optionGroups', 'No existe ese grupo'),
  'second-size': invalidField('optionGroups', ONE_SIZE_GROUP),
  'other-size': { code: 'conflict', message: 'Un producto que lo usa ya tiene otro grupo de tamaños' },
  'vegan-conflict': invalidField('diets', NOT_VEGAN),
  'unknown-option': invalidField('soldOut', 'No existe esa opción'),
  'wrong-max': invalidField(CHOICE_PROBLEMS['wrong-max'].path, CHOICE_PROBLEMS['wrong-max'].message),
  'wrong-size': invalidField(CHOICE_PROBLEMS['wrong-size'].path, CHOICE_PROBLEMS['wrong-size'].message),
  'table-in-use': { code: 'conflict', message: 'Una mesa con pedidos abiertos no se puede quitar' },
  'not-a-phone': invalidField('contactButton[0].phone', 'Tiene que ser un número válido del país elegido'),
  'not-an-account': invalidField('contactButton[0].account', NOT_AN_ACCOUNT),
  'malformed-html': invalidField('board.html', 'Tiene que estar codificado como URI'),
};

export function invalid(issues: readonly Issue[]): Refusal {
  return { ...REFUSALS.invalid, issues };
}

function invalidField(path: string, message: string): Refusal {
  return invalid([{ path, message }]);
}

/** Returns the answer to a store's refusal. */
export function refusalOf(result: Extract<ChangeResult<unknown>, { ok: false }>): Refusal {
  const refusal = REFUSAL_OF_REASON[result.reason];
  if ('within' in result && refusal.issues) {
    return invalid(refusal.issues.map(({ path, message }) => ({ path: `${result.within}.${path}`, message })));
  }
  return 'current' in result ? { ...refusal, current: result.current } : refusal;
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, issues, current, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const body = { error: true, code, message, issues: issues as Issue[] | undefined, current } satisfies ApiError;
  return reply.code(ERROR_STATUS[code]).send(body);
}
