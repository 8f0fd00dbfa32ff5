import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';

export const openApi = defineCall({
  ...routes.openApi,
  access: 'public',
  locks: false,
  response: z.looseObject({ openapi: z.string() }),
  etag: true,
  status: 200,
  summary: 'Esta descripción de la API',
});
