import { calls } from '@carta/contract';
import { countedAs, dayIn, ok, refused, visitsOf, type Menu, type Visit } from '@carta/domain';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { REFUSALS, sendRefusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import type { VisitCounter } from './visit-counter.ts';
import { VISIT_LIMIT_WINDOW, VisitLimit } from './visit-limit.ts';

interface VisitsDeps extends Pick<Stores, 'menus' | 'now'> {
  readonly visitCounter: VisitCounter;
}

/** What the diners' page tells of its visits. Nothing of it is kept but counts. */
export function visitsRoutes(serve: Serve, { menus, now, visitCounter }: VisitsDeps): void {
  const limit = new VisitLimit();
  /** Goes with its menu, which is the same object until it changes. */
  const counted = new WeakMap<Menu, (visit: Visit) => boolean>();

  const countedIn = (menu: Menu) => {
    const known = counted.get(menu) ?? visitsOf(menu);
    counted.set(menu, known);
    return known;
  };

  serve(calls.recordVisits, async ({ params, body, request, reply }) => {
    if (!limit.allows(request.ip, body.visits.length, now())) {
      sendRefusal(reply, { ...REFUSALS.rateLimited, retryAfterSeconds: VISIT_LIMIT_WINDOW });
      return undefined;
    }
    const business = params.businessKey;
    const menu = await menus.read(business);
    if (!menu) return refused('not-found');
    if (isFromDiner(request)) {
      const day = dayIn(menu.timeZone, now());
      const visits = body.visits.filter(countedIn(menu));
      visitCounter.count(visits.map((visit) => ({ business, day, ...countedAs(visit), count: 1 })));
    }
    return ok({ ok: true as const });
  });
}

/** A browser's page names its origin, which by now is known to be our own; and no robot says that it is a browser. */
function isFromDiner({ headers: { origin, 'user-agent': browser = '' } }: FastifyRequest): boolean {
  return origin !== undefined && browser !== '' && !isbot(browser);
}
