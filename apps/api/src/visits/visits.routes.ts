import { calls } from '@carta/contract';
import { countedAs, dayIn, hourIn, ok, refused, visitsOf, type Menu, type Visit } from '@carta/domain';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { MenuReader } from '../database/menu-reader.ts';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import { REFUSALS } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Counts per address and minute; all diners of a restaurant may share the address of its WiFi. */
const MAX_VISITS = 600;
/** Of those, for the same page, category or product, for all missed searches together, and for orders started or sent. */
const MAX_REPEATED = 60;

interface VisitsDeps {
  readonly menus: MenuReader;
  readonly now: () => number;
  readonly visitCounter: VisitCounter;
}

/** Receives the visits that the diners' page reports, and stores counts only. */
export function visitsRoutes(serve: Serve, { menus, now, visitCounter }: VisitsDeps): void {
  const limit = new AddressLimit(MAX_VISITS);
  const limitOfRepeated = new AddressLimit(MAX_REPEATED, { addresses: 200_000 });
  /** By menu, which is the same object until it changes. */
  const visibility = new WeakMap<Menu, (visit: Visit) => boolean>();

  const isVisibleIn = (menu: Menu) => {
    const isVisible = visibility.get(menu) ?? visitsOf(menu);
    visibility.set(menu, isVisible);
    return isVisible;
  };

  serve(calls.recordVisits, async ({ params, body, request }) => {
    const address = clientNetwork(request.ip);
    if (!limit.allows(address, body.visits.flatMap(countedAs).length, now()))
      return { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW };
    const business = params.businessKey;
    const menu = await menus.read(business);
    if (!menu) return refused('not-found');
    if (isFromDiner(request)) {
      const day = dayIn(menu.timeZone, now());
      const isVisible = isVisibleIn(menu);
      const visits = body.visits.filter(
        (visit) =>
          isVisible(visit) &&
          limitOfRepeated.allows(`${address} ${business} ${'key' in visit ? visit.key : visit.kind}`, 1, now()),
      );
      const hour = hourIn(menu.timeZone, now());
      visitCounter.count(
        visits.flatMap(countedAs).map((counted) => ({
          business,
          day,
          ...counted,
          count: 1,
          hour: counted.kind === 'page' ? hour : null,
        })),
      );
    }
    return ok({ ok: true as const });
  });
}

/** A request without an origin does not come from a page; other origins are refused before. */
function isFromDiner({ headers: { origin, 'user-agent': browser = '' } }: FastifyRequest): boolean {
  return origin !== undefined && browser !== '' && !isbot(browser);
}
