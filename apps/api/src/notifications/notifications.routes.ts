import { calls } from '@carta/contract';
import { ok } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { NotificationsStore } from './notifications.store.ts';

export function notificationsRoutes(
  serve: Serve,
  { notifications }: { readonly notifications: NotificationsStore },
): void {
  serve(calls.notifications, async ({ owner, body }) => {
    const total = await notifications.unread(owner.business, owner.email);
    if (body?.from === undefined) return ok({ total });
    return ok({ total, notifications: await notifications.list(owner.business, body.from) });
  });
}
