import * as z from 'zod/mini';
import { Credentials, Menu, Notification, User } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { UserPath } from './paths.ts';

/**
 * Starts a session, names it in a cookie and returns the owner and the menu. Refuses wrong credentials as `credentials`, too many failed
 * tries as `rate-limited`. [LOGIN-2] [LOGIN-3]
 */
export const login = defineCall({
  ...routes.login,
  access: 'public',
  locks: false,
  body: Credentials,
  response: z.object({ user: User, menu: Menu }),
  refuses: ['credentials', 'rate-limited'],
  status: 200,
  summary: 'Inicia una sesión y la nombra en una cookie',
});

/** Ends the session of the request; succeeds without one. */
export const logout = defineCall({
  ...routes.logout,
  access: 'public',
  locks: false,
  response: z.object({ ok: z.literal(true) }),
  status: 200,
  summary: 'Termina la sesión, si hay una',
});

const total = z.int();

/** Returns how many notifications are unread; with the 0-based index `from`, also those from there on, the oldest first. [NOTIF-2] */
export const notifications = defineCall({
  ...routes.notifications,
  access: 'owner',
  locks: false,
  body: z.optional(z.object({ from: z.optional(z.int().check(z.minimum(0, { error: 'No puede ser negativo' }))) })),
  response: z.object({ total, notifications: z.optional(z.array(Notification)) }),
  status: 200,
  summary: 'Cuenta las notificaciones sin leer; con from, las da desde ese índice, la más vieja primero',
});

/** Stores when notifications were last read, in ms since 1970; returns the owner. */
export const updateUser = defineCall({
  ...routes.updateUser,
  access: 'owner',
  locks: false,
  params: UserPath,
  body: z.object({ lastNotificationRead: z.int().check(z.minimum(0, { error: 'No puede ser negativo' })) }),
  response: z.object({ user: User }),
  status: 200,
  summary: 'Guarda cuándo se leyeron las notificaciones, en ms desde 1970',
});
