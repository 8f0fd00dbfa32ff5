import { calls } from '@carta/contract';
import { ok } from '@carta/domain';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import { changePassword } from './change-password.ts';
import { endSession, startSession } from './request-session.ts';
import { sessionToken } from './session-cookie.ts';

export function sessionRoutes(app: FastifyInstance, serve: Serve, stores: Stores): void {
  const { sessions, users, menus } = stores;

  // By hand: its validator answers in its own words, and who it lets in is not known before.
  app.post(calls.login.path, async (request, reply) => {
    const signedIn = await startSession(stores, request, reply, request.body);
    if (!signedIn.ok) return sendRefusal(reply, signedIn.refusal);
    const { business, email } = signedIn;
    return { user: await users.get(business, email), menu: await menus.read(business) };
  });

  serve(calls.logout, async ({ request, reply }) => {
    await endSession(stores, request, reply);
    return ok({ ok: true as const });
  });

  serve(calls.sessions, async ({ owner, request }) => {
    return ok({ sessions: await sessions.list(owner, sessionToken(request)) });
  });

  serve(calls.endOtherSessions, async ({ owner, request }) => {
    return ok({ ended: await sessions.endOthers(owner, sessionToken(request)) });
  });

  serve(calls.changePassword, async ({ owner, body, request, reply }) => {
    const refusal = await changePassword(stores, { owner, change: body, address: request.ip });
    if (refusal) {
      sendRefusal(reply, refusal);
      return undefined;
    }
    return ok({ ended: await sessions.endOthers(owner, sessionToken(request)) });
  });

  serve(calls.updateUser, async ({ owner, body }) => {
    return ok({ user: await users.setLastNotificationRead(owner.business, owner.email, body.lastNotificationRead) });
  });
}
