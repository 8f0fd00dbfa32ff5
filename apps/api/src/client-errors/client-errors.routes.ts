import { calls } from '@carta/contract';
import { ok } from '@carta/domain';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import { withoutEmails } from '../http/create-server.ts';
import { REFUSALS, sendRefusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

/** Per address and minute, and per minute in all. */
const MAX_FROM_ADDRESS = 30;
const MAX_IN_ALL = 300;

/** Receives what failed in the pages of the panel: a line in the log, and a count for each error. */
export function clientErrorsRoutes(serve: Serve, { clientErrors, now }: Pick<Stores, 'clientErrors' | 'now'>): void {
  const perAddress = new AddressLimit(MAX_FROM_ADDRESS);
  const inAll = new AddressLimit(MAX_IN_ALL);

  serve(calls.reportClientError, async ({ body, request, reply }) => {
    if (!perAddress.allows(clientNetwork(request.ip), 1, now()) || !inAll.allows('all', 1, now())) {
      sendRefusal(reply, { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW });
      return undefined;
    }
    const error = { ...body, path: withoutEmails(body.path) };
    request.log.warn({ clientError: error, reqId: request.id }, 'a page of the panel failed');
    await clientErrors.add(error);
    return ok({ ok: true as const });
  });
}
