import { AnalyticsReport } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { BusinessPath } from './paths.ts';

export const mostVisitedCategories = defineCall({
  ...routes.mostVisitedCategories,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: AnalyticsReport,
  status: 200,
  summary: 'Categorías más vistas de los últimos 30 días',
});
