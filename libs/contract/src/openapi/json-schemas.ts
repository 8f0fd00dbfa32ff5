import {
  AnalyticsReport,
  Announcement,
  Announcements,
  Board,
  Business,
  BusinessKey,
  Category,
  Color,
  ContactButton,
  Credentials,
  Image,
  Item,
  Key,
  Manual,
  Manuals,
  Menu,
  MercadoPago,
  ModalInfo,
  Notification,
  Payment,
  PaymentMethods,
  Price,
  Style,
  User,
  Visit,
  VisitsReport,
} from '@carta/domain';
import * as z from 'zod/mini';
import { ApiError, Issue } from '../api-error.ts';
import type { Schema } from '../call.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that stand once in the document, under their own names. */
const NAMED = {
  ...{ AnalyticsReport, Announcement, Announcements, ApiError, Board, Business, BusinessKey, Category, Color },
  ...{ ContactButton, Credentials, Image, Issue, Item, Key, Manual, Manuals, Menu, MercadoPago, ModalInfo },
  ...{ Notification, Payment, PaymentMethods, Price, Style, User, Visit, VisitsReport },
};

/** Turns schemas into JSON Schema 2020-12, and keeps those that have a name. */
export function jsonSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const named: Record<string, unknown> = {};

  return {
    /** Returns the schema with references to the named ones in it. */
    of(schema: Schema): JsonSchema {
      const { $schema: _draft, $defs, ...own } = z.toJSONSchema(schema, { metadata: registry, io: 'input' });
      Object.assign(named, moved($defs ?? {}));
      return moved(own);
    },
    /** Returns the named ones that any reference has led to, in the order of their names. */
    named: (): Record<string, unknown> =>
      Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

export type JsonSchemas = ReturnType<typeof jsonSchemas>;

/** What zod keeps beside a schema stands among the document's components. */
function moved(schema: object): Record<string, unknown> {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Record<string, unknown>;
}
