import * as z from 'zod/mini';
import * as domain from './domain.ts';

const LONG = 'x'.repeat(20_000);
const WRONG = [
  undefined,
  null,
  true,
  'x',
  '',
  LONG,
  7,
  -1,
  1.5,
  1e300,
  Number.NaN,
  [],
  [7],
  [{}],
  Array.from({ length: 1_000 }, () => 'x'),
  {},
  { a: 1 },
  { kind: 'x' },
  { kind: 7 },
];

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType;

/** Schemas whose messages are in English: the sign-in answers as the spec has it. */
const ENGLISH = new Set<unknown>([domain.Credentials]);

const schemas = Object.entries<unknown>(domain).flatMap(([name, schema]) =>
  isSchema(schema) && !ENGLISH.has(schema) ? [[name, schema] as const] : [],
);

interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly discriminator?: string;
  readonly options?: readonly z.ZodMiniType[];
}

/** The schemas inside a schema: of fields, entries, and of what is optional or nullable. A union answers for what it is made of. */
function inner(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { shape = {}, element, innerType, valueType, discriminator, options = [] } = schema.def as Definition;
  if (discriminator === undefined) return [...Object.values(shape), element, innerType, valueType].filter(isSchema);
  return options.flatMap((option) => {
    const { [discriminator]: _kind, ...fields } = (option.def as Definition).shape ?? {};
    return Object.values(fields);
  });
}

function everySchema(schema: z.ZodMiniType): z.ZodMiniType[] {
  return [schema, ...inner(schema).flatMap(everySchema)];
}

describe('messages of schemas', () => {
  it('there are schemas to check', () => {
    expect(schemas.length).toBeGreaterThan(30);
  });

  // zod/mini says 'Invalid input' where a schema has no message of its own.
  it.each(schemas)('%s and all inside it say in Spanish what is wrong', (_name, schema) => {
    const messages = everySchema(schema)
      .flatMap((part) => WRONG.map((value) => part.safeParse(value)))
      .flatMap(({ error }) => error?.issues ?? []);
    const english = messages.filter(({ message }) => /^(Invalid|Unrecognized|Too|Expected)/.test(message));
    expect(english).toEqual([]);
  });
});
