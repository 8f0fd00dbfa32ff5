import * as z from 'zod/mini';
import { PlanChanges, PlannedPrices, WrittenPlan } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath, PlanPath } from './paths.ts';

/**
 * Plans a change of prices and returns the plan; it is carried out once, at its moment. Refuses a moment that is over and more than 100
 * waiting plans as `invalid`, an existing key as `conflict`, and an unknown item or group as `not-found`. [PLAN-1] [PLAN-2]
 */
export const planPrices = defineCall({
  ...routes.planPrices,
  access: 'owner',
  locks: true,
  params: BusinessPath,
  body: WrittenPlan,
  response: PlannedPrices,
  refuses: ['not-found', 'conflict'],
  status: 201,
  summary: 'Programa un cambio de precios, que se hace una vez y a su hora',
});

/** Returns the plans of a business, those that wait first, the next one first; of the others the latest 100. */
export const plannedPrices = defineCall({
  ...routes.plannedPrices,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: z.object({ plans: z.array(PlannedPrices) }),
  status: 200,
  summary: 'Los cambios de precios programados, hechos y cancelados',
});

/** Returns one plan. */
export const plannedPrice = defineCall({
  ...routes.plannedPrice,
  access: 'owner',
  locks: false,
  params: PlanPath,
  response: PlannedPrices,
  refuses: ['not-found'],
  status: 200,
  summary: 'Un cambio de precios programado',
});

/** Changes the named fields and returns the plan. Refuses one that is done or cancelled as `conflict`. [PLAN-1] */
export const updatePlannedPrices = defineCall({
  ...routes.updatePlannedPrices,
  access: 'owner',
  locks: true,
  params: PlanPath,
  body: PlanChanges,
  response: PlannedPrices,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia un cambio de precios programado',
});

/** Cancels a plan and returns it. Refuses one that is done or cancelled as `conflict`. */
export const cancelPlannedPrices = defineCall({
  ...routes.cancelPlannedPrices,
  access: 'owner',
  locks: true,
  params: PlanPath,
  response: PlannedPrices,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cancela un cambio de precios programado',
});
