import * as z from 'zod/mini';
import {
  AnalyticsReport,
  Key,
  LastChange,
  REPORT_DAYS,
  VisitRange,
  VisitsInRange,
  VisitsReport,
  type ReportPeriod,
} from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

/** Returns how often each category was seen in the last 30 days, the most visited first. [STATS-1] [STATS-3] */
export const mostVisitedCategories = defineCall({
  ...routes.mostVisitedCategories,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: AnalyticsReport,
  refuses: ['not-found'],
  status: 200,
  summary: 'Categorías más vistas de los últimos 30 días',
});

const days = z.pipe(
  z._default(z.enum(['7', '30', '90'], { error: 'Tiene que ser 7, 30 o 90' }), `${REPORT_DAYS}`),
  z.transform((text) => Number(text) as ReportPeriod),
);

/** A day of the range that is asked for in place of `days`. */
const day = z.optional(z.string());

const query = z.object({ days, from: day, to: day }).check(({ value: { from, to }, issues }) => {
  if (from === undefined && to === undefined) return;
  const range = VisitRange.safeParse({ from, to });
  for (const { message, path } of range.error?.issues ?? [])
    issues.push({ code: 'custom', message, path, input: from });
});

/**
 * Returns the visits of the last 7, 30 or 90 days, 30 by default; or, with `range`, those of 1 to 400 days, `from` one `to` another.
 * Refuses other values as `invalid`. [STATS-5] [STATS-14]
 */
export const visits = defineCall({
  ...routes.visits,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  query,
  response: z.extend(VisitsReport, { range: z.optional(VisitsInRange) }),
  refuses: ['not-found'],
  status: 200,
  summary:
    'Las visitas de los últimos 7, 30 o 90 días, o de un día a otro: por día y de ellas las del QR, por categoría y por producto; de un día a otro, también por hora y las de los días anteriores',
});

/** The orders that are open. [ALERT-4] */
const OpenOrders = z.object({
  count: z.int(),
  /** How many of them nobody has answered. */
  unanswered: z.int(),
  /** Since when the oldest waits, in ms since 1970; null without one. */
  oldestAt: z.nullable(z.int()),
  /** How many requests of tables nobody has answered; a server of 1.2 does not say it. */
  requests: z.optional(z.int()),
});

/** What home shows besides the menu itself. [STATS-11] [CHANGE-1] [CHANGE-4] [ALERT-4] */
const HomeSummary = z.object({
  days: VisitsReport.shape.days,
  lastChange: z.nullable(LastChange),
  /** Key of the recorded change that `lastChange` tells, where it can still be undone; a server of 1.1 does not say it. */
  undo: z.optional(z.nullable(Key)),
  /** Null where orders do not arrive in the panel; a server of 1.1 does not say it. */
  orders: z.optional(z.nullable(OpenOrders)),
});
export type HomeSummary = z.infer<typeof HomeSummary>;

/** Returns the visits of the last 14 days, the last change of categories and items, null if there was none, and the orders that are open. */
export const homeSummary = defineCall({
  ...routes.homeSummary,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: HomeSummary,
  refuses: ['not-found'],
  status: 200,
  summary:
    'Las visitas de los últimos 14 días, el último cambio del menú, los pedidos abiertos y lo que piden las mesas',
});
