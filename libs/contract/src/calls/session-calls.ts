import * as z from 'zod/mini';
import { PasswordChange } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { SessionPath, UserPath } from './paths.ts';

/** A place where the owner is signed in; times in ms since 1970. */
export const OpenSession = z.object({
  /** Names the session to end it; it signs nobody in. */
  id: z.string(),
  /** Browser and system: 'Chrome en Android'. Empty if they are not known. */
  device: z.string(),
  /** 0 if it is not known. */
  startedAt: z.int(),
  /** To a day: when it was used last. */
  seenAt: z.int(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const Ended = z.object({ ended: z.int() });

export const sessions = defineCall({
  ...routes.sessions,
  access: 'owner',
  locks: false,
  params: UserPath,
  response: z.object({ sessions: z.array(OpenSession) }),
  status: 200,
  summary: 'Las sesiones abiertas: primero la propia, después la última usada',
});

export const endOtherSessions = defineCall({
  ...routes.endOtherSessions,
  access: 'owner',
  locks: false,
  params: UserPath,
  response: Ended,
  status: 200,
  summary: 'Cierra las demás sesiones y dice cuántas eran',
});

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
