import type { Schema } from '@carta/contract';
import { DEFAULT_SETTINGS } from '@carta/domain';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Fields with rules that JSON Schema cannot express. */
const RULED: Readonly<Record<string, unknown>> = {
  whatsAppNumber: '2235551234',
  timeZone: DEFAULT_SETTINGS.timeZone,
  paymentMethods: DEFAULT_SETTINGS.paymentMethods,
  pageNotice: { text: 'Prueba', from: '2026-01-15', to: '2026-01-15' },
};

/** Texts of the contract's forms; a text gets the first one that its schema allows. */
const TEXTS = [
  'Prueba',
  'prueba',
  'prueba-carta',
  'prueba@carta.test',
  'https://carta.test/prueba',
  '/panel',
  '2026-01-15',
  '12:00',
  '2026-01-15T12:00:00.000Z',
  '2026-01',
  '#336699',
  '10',
  '00',
  '+5492235551234',
  '5492235551234',
  '2235551234',
  'V1StGXR8_Z5jdHi6B-myT',
  'x',
  '',
];

/** Returns a value that the schema accepts: every required field, no optional ones, lists as short as allowed. */
export function sampleOf(schema: Schema): unknown {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  return sample(root, root);
}

function sample(schema: JsonSchema, root: JsonSchema): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) return sample(($ref === '#' ? root : root.$defs?.[$ref.replace('#/$defs/', '')]) ?? {}, root);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (allOf) return Object.assign({}, ...allOf.map((part) => sample(part, root))) as unknown;
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sample(first, root);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, RULED[name] ?? sample(schema.properties?.[name] ?? {}, root)]),
      );
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map((item) => sample(item, root))
        : Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, root));
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    case undefined:
    default:
      return null;
  }
}

function textOf({ pattern, minLength = 0 }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(fits) ?? '';
}
