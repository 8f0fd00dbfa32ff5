import * as z from 'zod/mini';
import { Credentials, Menu, Notification, User } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { UserPath } from './paths.ts';

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

export const logout = defineCall({
  ...routes.logout,
  access: 'public',
  locks: false,
  response: z.object({ ok: z.literal(true) }),
  status: 200,
  summary: 'Termina la sesión, si hay una',
});

const total = z.int();

export const notifications = defineCall({
  ...routes.notifications,
  access: 'owner',
  locks: false,
  body: z.optional(z.object({ from: z.optional(z.int().check(z.minimum(0, { error: 'No puede ser negativo' }))) })),
  response: z.object({ total, notifications: z.optional(z.array(Notification)) }),
  status: 200,
  summary: 'Cuenta las notificaciones sin leer; con from, las da desde ese índice, la más vieja primero',
});

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
