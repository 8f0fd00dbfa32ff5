import { calls } from '@carta/contract';
import { ok, refused } from '@carta/domain';
import type { BusinessNames } from '../database/business-names.ts';
import type { MenuReader } from '../database/menu-reader.ts';
import { REFUSALS } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import { attemptingClient } from './sign-in.ts';
import { changePassword } from './change-password.ts';
import { deviceName } from './device-name.ts';
import { endSession, startSession, type OpenSessions, type SignInDeps } from './request-session.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import { hashOf, SESSION_IDLE_TIMEOUT } from './sessions.store.ts';
import type { UsersStore } from './users.store.ts';

interface SessionDeps extends OpenSessions, SignInDeps {
  readonly users: UsersStore;
  readonly businesses: BusinessNames;
  readonly menus: MenuReader;
}

export function sessionRoutes(serve: Serve, stores: SessionDeps): void {
  const { sessions, users, menus, knownBrowsers } = stores;

  serve(
    calls.login,
    async ({ request, reply }) => {
      const signedIn = await startSession(stores, request, reply, request.body);
      if (!signedIn.ok) return signedIn.refusal;
      const { business, email } = signedIn;
      const user = await users.get(business, email);
      const menu = await menus.read(business);
      // The business was deleted a moment ago.
      return menu ? ok({ user, menu }) : REFUSALS.credentials;
    },
    // The validator's message is the answer.
    { isUnread: true },
  );

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

  serve(calls.endSession, async ({ owner, params, request, reply }) => {
    const tokenHash = await sessions.endOne(owner, params.id);
    if (tokenHash === null) return refused('not-found');
    if (tokenHash === hashOf(sessionToken(request) ?? '')) clearSessionCookie(request, reply);
    return ok({ ok: true as const });
  });

  serve(calls.changePassword, async ({ owner, body, request, reply }) => {
    const { business, email } = owner;
    const client = attemptingClient(request.ip, knownBrowsers.idOf(request, email));
    const accounts = stores.accountsForOneRequest();
    const refusal = await changePassword({ ...stores, ...accounts }, { owner, change: body, client });
    if (refusal) return refusal;
    const former = sessionToken(request);
    const ended = await accounts.sessions.endOthers(owner, former);
    // A stolen token ends too.
    const token = await accounts.sessions.start(business, email, deviceName(request.headers['user-agent']));
    if (former !== undefined) await accounts.sessions.end(former);
    setSessionCookie(request, reply, { token, validFor: SESSION_IDLE_TIMEOUT });
    return ok({ ended });
  });

  serve(calls.updateUser, async ({ owner, body }) => {
    return ok({ user: await users.setLastNotificationRead(owner.business, owner.email, body.lastNotificationRead) });
  });
}
