import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import {
  ERROR_MESSAGES,
  fitsWhatsApp,
  isWhatsAppNumber,
  Key,
  ok,
  orderDay,
  ordersCsv,
  ordersCsvRows,
  orderWhatsAppUrl,
  publicOrder,
  refused,
  storedOrderText,
  type DinerOrder,
  type PublicDinerOrder,
  type PublicMenu,
  type SentOrder,
} from '@carta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Charges } from './charges/charges.ts';
import { payOrder } from './charges/pay-order.ts';
import type { Config } from '../config.ts';
import type { MenuReader } from '../database/menu-reader.ts';
import type { Secrets } from '../database/secrets.ts';
import { clientNetwork } from '../http/client-network.ts';
import { JSON_TYPE } from '../http/answer-cache.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { languageOf, languageQuery } from '../http/page-language.ts';
import { invalid, type Refusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import { validate } from '../http/validate.ts';
import type { AuditStore } from '../session/audit.store.ts';
import { orderRefusal } from './order-refusals.ts';
import { refusalByMenu } from './order-refusal.ts';
import { operationOf } from './charges/order-charges.ts';
import type { DeskPresenceStore } from './desk-presence.store.ts';
import type { OrdersStore, SteppedOrder } from './orders.store.ts';
import type { TableTokens } from './tables/table-tokens.ts';

/** Part of a public order's version: raise it with each change of its JSON. */
const FORMAT_VERSION = 1;
const PRIVATE = 'no-store';
/** Orders of one table that nobody has answered or paid. */
const ORDERS_PER_TABLE = 5;

interface OrdersDeps {
  readonly orders: OrdersStore;
  readonly deskPresence: Pick<DeskPresenceStore, 'isSlow'>;
  readonly menus: MenuReader;
  readonly audit: Pick<AuditStore, 'add'>;
  readonly secrets: Pick<Secrets, 'sign' | 'isSigned'>;
  readonly now: () => number;
  readonly tableTokens: TableTokens;
  readonly charges: Pick<Charges, 'checkout' | 'seen' | 'refund' | 'refundSoon'>;
  readonly config: Pick<Config, 'publicUrl' | 'ordersPerNetwork' | 'ordersPerHour'>;
}

export function ordersRoutes(serve: Serve, deps: OrdersDeps): void {
  placingRoutes(serve, deps);
  deskRoutes(serve, deps);
}

/** The calls of diners, from pages of any origin. */
function placingRoutes(
  serve: Serve,
  { orders, deskPresence, secrets, now, config, charges, tableTokens }: OrdersDeps,
): void {
  /** Where an order comes from, as a keyed hash, and how many may come from there: a full room shares one WiFi. [TABLE-6] */
  const originOf = async (request: FastifyRequest, business: string, { type, table: token }: SentOrder) => {
    const table = type === 'table' ? await tableTokens.find(request, business, token ?? '') : null;
    if (table === 'too-many') return null;
    const from = table ? `table ${table.key}` : clientNetwork(request.ip);
    const perNetwork = table ? ORDERS_PER_TABLE : config.ordersPerNetwork;
    return {
      network: secrets.sign(`orders ${business} ${from}`),
      limits: { perNetwork, perHour: config.ordersPerHour },
    };
  };

  const answer = async (order: DinerOrder, menu: PublicMenu, sent: SentOrder, pay: string | null) => {
    const operation = order.paid === 'paid' ? operationOf(await orders.chargesOf(menu.key, order.key)) : '';
    const address = `${config.publicUrl}/m/${encodeURIComponent(menu.key)}/o/${order.key}`;
    const text = storedOrderText(menu, order, { sent, address, operation });
    const { whatsAppNumber: number } = menu;
    const fits = order.type !== 'table' && isWhatsAppNumber(number) && fitsWhatsApp(number, text);
    return { order: publicOrder(order, false, pay), text, whatsapp: fits ? orderWhatsAppUrl(number, text) : null, pay };
  };

  /** Answers an order whose key is known: the same one again, anything else not at all. */
  const repeat = async (request: FastifyRequest, reply: FastifyReply, business: string): Promise<Refusal | boolean> => {
    const key = Key.safeParse((request.body as { key?: unknown } | null | undefined)?.key);
    const known = key.success ? await orders.find(business, key.data) : null;
    if (!known) return false;
    const sent = validate(calls.placeOrder.body, request.body);
    const menu = await orders.menu(business);
    const isSame = known.bodyHash !== '' && secrets.isSigned(canonical(request.body), known.bodyHash);
    if (!isSame || !sent.ok || !menu) return { code: 'conflict', message: 'Ya se envió otro pedido con esa clave' };
    reply.code(calls.placeOrder.repeated).send(await answer(known.order, menu, sent.value, known.pay));
    return true;
  };

  serve(
    calls.placeOrder,
    async ({ request, reply }) => {
      reply.header('cache-control', PRIVATE);
      const params = validate(calls.placeOrder.params, request.params);
      if (!params.ok) return invalid(params.issues);
      const business = params.value.businessKey;
      const repeated = await repeat(request, reply, business);
      if (repeated !== false) return repeated === true ? undefined : repeated;
      const body = validate(calls.placeOrder.body, request.body);
      if (!body.ok) return invalid(body.issues);
      const sent = body.value;
      const menu = await orders.menu(business);
      const refusal = refusalByMenu(menu, sent, now());
      if (refusal || !menu) return orderRefusal(refusal ?? { reason: 'not-found' });
      const bodyHash = secrets.sign(canonical(request.body));
      const origin = await originOf(request, business, sent);
      if (!origin) return orderRefusal({ reason: 'rate-limited' });
      const placed = await orders.place(business, { sent, bodyHash, ...origin });
      if (placed === null) {
        const again = await repeat(request, reply, business);
        return typeof again === 'boolean' ? undefined : again;
      }
      if (!('number' in placed)) return orderRefusal(placed);
      const pay = placed.state === 'unpaid' ? await charges.checkout(menu, placed, sent.language) : null;
      return ok(await answer(placed, menu, sent, pay));
    },
    { isUnread: true },
  );

  serve(calls.publicOrder, async ({ params, request, reply }) => {
    const found = await orders.find(params.businessKey, params.orderKey);
    if (!found) return refused('not-found');
    const { order, pay, isTableClosed } = found;
    if (order.state === 'unpaid') charges.seen(params.businessKey, params.orderKey);
    const isSlow = await deskPresence.isSlow(params.businessKey, order);
    const marks = `${isSlow ? '-slow' : ''}${pay === null ? '' : '-pay'}${isTableClosed ? '-closed' : ''}`;
    const etag = etagOf(`${order.version}${marks}-${FORMAT_VERSION}`);
    const shown: PublicDinerOrder = { ...publicOrder(order, isSlow, pay), ...(isTableClosed && { tableClosed: true }) };
    sendTagged(request, reply, { text: JSON.stringify(shown), etag });
    return undefined;
  });

  serve(calls.cancelPublicOrder, async ({ params, request, reply }) => {
    reply.header('cache-control', PRIVATE);
    const { businessKey, orderKey } = params;
    const cancelled = await orders.cancel(businessKey, orderKey);
    if (cancelled.ok && cancelled.order.paid === 'paid') charges.refundSoon(businessKey);
    if (isForm(request) && (cancelled.ok || cancelled.reason === 'conflict')) {
      const query = languageQuery(languageOf(request));
      reply.redirect(`/m/${encodeURIComponent(businessKey)}/o/${orderKey}${query}`, 303);
      return undefined;
    }
    return stepped(cancelled, (order) => publicOrder(order));
  });

  serve(calls.payPublicOrder, async ({ params: { businessKey, orderKey }, body, request, reply }) => {
    reply.header('cache-control', PRIVATE);
    const { language } = languageOf(request);
    return payOrder({ orders, charges }, { business: businessKey, key: orderKey, payment: body.payment, language });
  });
}

/** The calls of the owner. */
function deskRoutes(serve: Serve, { orders, menus, audit, charges, now }: OrdersDeps): void {
  const noted = (business: string, who: string, what: string) => audit.add({ business, who, what });

  serve(calls.orders, async ({ owner, query, request, reply }) => {
    const menu = await menus.read(owner.business);
    if (!menu) return refused('not-found');
    const { timeZone, tables } = menu;
    const requests = await orders.openRequests(owner.business, { tables, timeZone });
    const listed = await orders.list(owner.business, { day: query.day, timeZone });
    const refunds = await orders.refunds(owner.business, query.day ?? orderDay(timeZone, now()));
    sendHashed(request, reply, { ...listed, requests, refunds });
    return undefined;
  });

  serve(calls.sales, async ({ owner, query: range, request, reply }) => {
    const menu = await menus.read(owner.business);
    if (!menu) return refused('not-found');
    sendHashed(request, reply, await orders.sales(owner.business, { range, timeZone: menu.timeZone }));
    return undefined;
  });

  serve(calls.stepOrder, async ({ owner, params, body }) =>
    stepped(await orders.step(owner.business, params.orderKey, body), (order) => order),
  );

  serve(calls.tickLines, async ({ owner, params: { orderKey }, body }) => {
    const found = await orders.find(owner.business, orderKey);
    if (!found) return refused('not-found');
    const known = new Set(found.order.lines.map(({ key }) => key));
    if (!body.keys.every((key) => known.has(key)))
      return invalid([{ path: 'keys', message: 'No es una línea del pedido' }]);
    return stepped(await orders.tick(owner.business, orderKey, body), (order) => order);
  });

  serve(calls.refundOrder, async ({ owner, params: { orderKey } }) => {
    const order = await orders.askRefund(owner.business, orderKey);
    if (!order) return refused('not-found');
    if (order.paid === 'no') return { code: 'conflict', message: ERROR_MESSAGES.conflict, current: order };
    await charges.refund(owner.business);
    return ok((await orders.find(owner.business, orderKey))?.order ?? order);
  });

  serve(calls.eraseDiner, async ({ owner, params }) => {
    const order = await orders.erase(owner.business, params.orderKey);
    if (!order) return refused('not-found');
    const { number, day } = order;
    await noted(owner.business, owner.email, `Borró los datos del comensal del pedido ${number} del ${day}`);
    return ok(order);
  });

  serve(calls.ordersCsv, async ({ owner, query: { from, to }, reply }) => {
    const menu = await menus.read(owner.business);
    if (!menu) return refused('not-found');
    const range = from === undefined || to === undefined ? null : { from, to };
    const parts = [ordersCsv([], menu.timeZone)];
    for await (const slice of orders.slices(owner.business, range)) {
      const charges = await orders.approvedOf(owner.business, slice);
      parts.push(ordersCsvRows(slice, menu.timeZone, charges));
    }
    const days = range ? `del ${range.from} al ${range.to}` : 'de todos los días';
    await noted(owner.business, owner.email, `Descargó los pedidos ${days}`);
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', PRIVATE)
      .header('content-disposition', `attachment; filename="${csvName(owner.business, range)}"`)
      .send(parts.join(''));
    return undefined;
  });
}

/** Answers JSON, or 304 to whoever has the same already. */
function sendHashed(request: FastifyRequest, reply: FastifyReply, body: object): void {
  const text = JSON.stringify(body);
  sendTagged(request, reply, {
    text,
    etag: etagOf(createHash('sha256').update(text).digest('base64url').slice(0, 22)),
  });
}

/** The name of the file says of which days it is, unless it is of all. */
function csvName(business: string, range: { readonly from: string; readonly to: string } | null): string {
  if (!range) return `pedidos-${business}.csv`;
  const { from, to } = range;
  return `pedidos-${business}-${from === to ? from : `${from}-${to}`}.csv`;
}

/** Answers JSON, or 304 to whoever has it already. */
function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: { text: string; etag: string },
): void {
  reply.headers({ etag, 'cache-control': PRIVATE });
  if (isKnown(etag, request.headers['if-none-match'])) reply.code(304).send();
  else reply.type(JSON_TYPE).send(text);
}

function stepped<T>(result: SteppedOrder, shown: (order: DinerOrder) => T) {
  if (result.ok) return ok(shown(result.order));
  if (result.reason === 'not-found') return refused('not-found');
  return { code: 'conflict', message: ERROR_MESSAGES.conflict, current: shown(result.order) } as const;
}

const isForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** The JSON of a value with the fields of its objects in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
