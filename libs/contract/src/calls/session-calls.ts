import * as z from 'zod/mini';
import { PasswordChange } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { SessionPath, UserPath } from './paths.ts';

/** A session of the owner; times in ms since 1970. */
export const OpenSession = z.object({
  /** Names the session in `endSession`. It is not the session's token. */
  id: z.string(),
  /** Browser and system: 'Chrome en Android'; '' if unknown. */
  device: z.string(),
  /** 0 if unknown. */
  startedAt: z.int(),
  /** Last use, exact to a day. */
  seenAt: z.int(),
  /** True for the session of the request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const Ended = z.object({ ended: z.int() });

/** Returns the open sessions of the owner: the session of the request first, then the last used. */
export const sessions = defineCall({
  ...routes.sessions,
  access: 'owner',
  locks: false,
  params: UserPath,
  response: z.object({ sessions: z.array(OpenSession) }),
  status: 200,
  summary: 'Las sesiones abiertas: primero la propia, después la última usada',
});

/** Ends every session of the owner but that of the request; returns how many were ended. */
export const endOtherSessions = defineCall({
  ...routes.endOtherSessions,
  access: 'owner',
  locks: false,
  params: UserPath,
  response: Ended,
  status: 200,
  summary: 'Cierra las demás sesiones y dice cuántas eran',
});

/** Ends one session of the owner. Refuses an unknown one as `not-found`. */
export const endSession = defineCall({
  ...routes.endSession,
  access: 'owner',
  locks: false,
  params: SessionPath,
  response: z.object({ ok: z.literal(true) }),
  refuses: ['not-found'],
  status: 200,
  summary: 'Cierra una de las sesiones propias',
});

/**
 * Changes the password, ends the other sessions and returns how many were ended; the session of the request gets a new token.
 * Refuses a wrong current password as `invalid`; it counts as a failed sign-in. [PASSWORD-1] [PASSWORD-2] [PASSWORD-3]
 */
export const changePassword = defineCall({
  ...routes.changePassword,
  access: 'owner',
  locks: false,
  params: UserPath,
  body: PasswordChange,
  response: Ended,
  refuses: ['rate-limited'],
  status: 200,
  summary:
    'Cambia la contraseña a quien dice la que tiene, cierra las demás sesiones y da a la propia otro identificador',
});
