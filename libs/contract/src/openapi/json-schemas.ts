import * as domain from '@carta/domain';
import * as z from 'zod/mini';
import { ApiError, Issue } from '../api-error.ts';
import type { Schema } from '../call.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Names of the schemas that the document defines once. */
const NAMED = [
  'AnalyticsReport',
  'Announcement',
  'Announcements',
  'Board',
  'Business',
  'BusinessKey',
  'Category',
  'Color',
  'ContactButton',
  'Credentials',
  'DinerOrder',
  'Image',
  'Item',
  'Key',
  'Manual',
  'Manuals',
  'Menu',
  'MercadoPago',
  'ModalInfo',
  'Notification',
  'OrderDesk',
  'Ordering',
  'Payment',
  'PaymentMethods',
  'Price',
  'PublicDinerOrder',
  'SentOrder',
  'Style',
  'User',
  'Visit',
  'VisitsReport',
] as const;

export interface JsonSchemas {
  /** Returns the JSON Schema of a schema, with references to the named ones. */
  readonly of: (schema: Schema) => JsonSchema;
  /** Returns the named schemas that are referred to so far, sorted by name. */
  readonly named: () => Record<string, unknown>;
}

/** Returns a converter of schemas to JSON Schema 2020-12; it collects the named schemas that it meets. */
export function jsonSchemas(): JsonSchemas {
  const registry = z.registry<{ id: string }>();
  for (const id of NAMED) registry.add(domain[id], { id });
  for (const [id, schema] of Object.entries({ ApiError, Issue })) registry.add(schema, { id });
  const named: Record<string, unknown> = {};

  return {
    of(schema) {
      const { $schema: _draft, $defs, ...own } = z.toJSONSchema(schema, { metadata: registry, io: 'input' });
      Object.assign(named, withComponentRefs($defs ?? {}));
      return withComponentRefs(own);
    },
    named: () => Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Returns the schema with zod's `$defs` references pointed at the document's components. */
function withComponentRefs(schema: object): Record<string, unknown> {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Record<string, unknown>;
}
