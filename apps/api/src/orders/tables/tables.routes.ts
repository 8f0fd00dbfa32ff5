import { calls } from '@carta/contract';
import { ok, refused, type Table } from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MenuReader } from '../../database/menu-reader.ts';
import { AddressLimit, LIMIT_WINDOW } from '../../http/address-limit.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { invalid, REFUSALS, type Refusal } from '../../http/refusal.ts';
import type { Serve } from '../../http/serve-call.ts';
import type { OrdersStore } from '../orders.store.ts';
import type { TableTokens } from './table-tokens.ts';
import type { ChangedTable } from './table-store.ts';

/** Questions for the titles of tables per network and minute: a full room shares one WiFi. */
const MAX_LOOK_UPS = 300;
/** Questions for requests per table and minute: each open page asks every ten seconds. */
const MAX_POLLS = 120;

const CONFLICTS: Readonly<Record<Extract<ChangedTable, { ok: false }>['reason'], string>> = {
  unanswered: 'Responde primero los pedidos nuevos de la mesa',
  free: 'La mesa está libre: no hay nada que pasar',
  taken: 'Esa mesa no está libre',
};

interface TablesDeps {
  readonly orders: OrdersStore;
  readonly menus: MenuReader;
  readonly tableTokens: TableTokens;
  readonly now: () => number;
}

/** The calls of tables: of diners by the token of theirs, and of owners. */
export function tablesRoutes(serve: Serve, { orders, menus, tableTokens, now }: TablesDeps): void {
  const lookUps = new AddressLimit(MAX_LOOK_UPS);
  const polls = new AddressLimit(MAX_POLLS);
  const tooMany: Refusal = { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW };
  const unseen = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  const tableFor = async (
    request: FastifyRequest,
    { businessKey, token }: { readonly businessKey: string; readonly token: string },
  ): Promise<Table | Refusal> => {
    const table = await tableTokens.find(request, businessKey, token);
    return table === 'too-many' ? tooMany : (table ?? REFUSALS.notFound);
  };

  serve(calls.publicTable, async ({ params, request, reply }) => {
    unseen(reply);
    if (!lookUps.allows(clientNetwork(request.ip), 1, now())) return tooMany;
    const table = await tableFor(request, params);
    return 'code' in table ? table : ok({ title: table.title });
  });

  serve(calls.requestAtTable, async ({ params, body, request, reply }) => {
    unseen(reply);
    const table = await tableFor(request, params);
    if ('code' in table) return table;
    const menu = await menus.read(params.businessKey);
    if (!menu?.orderDesk.active) return REFUSALS.notFound;
    const { timeZone } = menu;
    const asked = await orders.askAtTable(menu.key, { table: table.key, kind: body.kind, timeZone });
    if (asked === 'too-often') return tooMany;
    if (asked.isNew) return ok({ key: asked.key });
    reply.code(calls.requestAtTable.repeated).send({ key: asked.key });
    return undefined;
  });

  serve(calls.tableRequest, async ({ params, request, reply }) => {
    unseen(reply);
    const table = await tableFor(request, params);
    if ('code' in table) return table;
    if (!polls.allows(`${params.businessKey} ${table.key}`, 1, now())) return tooMany;
    const answered = await orders.answeredAt(params.businessKey, params.requestKey);
    return answered === undefined ? REFUSALS.notFound : ok({ answered });
  });

  serve(calls.answerRequest, async ({ owner, params }) => {
    const answered = await orders.answerRequest(owner.business, params.requestKey);
    return answered === null ? refused('not-found') : ok({ answered });
  });

  serve(calls.changeTable, async ({ owner, params: { tableKey }, body }) => {
    const menu = await menus.read(owner.business);
    if (!menu) return refused('not-found');
    const isKnown = menu.tables.some(({ key }) => key === tableKey);
    // Who sat there when the table was taken out of the settings still leaves.
    if (!isKnown && !(await orders.hasVisit(owner.business, tableKey))) return refused('not-found');
    const target = 'moveTo' in body ? menu.tables.find(({ key }) => key === body.moveTo) : null;
    if (target === undefined) return invalid([{ path: 'moveTo', message: 'No existe esa mesa' }]);
    const changed = target
      ? await orders.moveTable(owner.business, tableKey, target)
      : await orders.closeTable(owner.business, tableKey);
    if (changed.ok) return ok({ orders: [...changed.orders] });
    return { code: 'conflict', message: CONFLICTS[changed.reason] };
  });
}
