/** The kinds of the fields that a value always has. A text may be one of a list, an object has fields of its own. */
export type FieldKinds<T> = {
  readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: FieldKind<T[Name]>;
};

type FieldKind<V> = [V] extends [string]
  ? 'string' | readonly V[]
  : [V] extends [number]
    ? 'number'
    : [V] extends [boolean]
      ? 'boolean'
      : [V] extends [readonly unknown[]]
        ? 'list'
        : FieldKinds<V>;

/** Returns a list unchanged, and undefined for anything else; with `fields` also where one of its objects has not those. */
export function asList<T>(value: readonly T[] | undefined, fields?: FieldKinds<T>): readonly T[] | undefined {
  const isList = Array.isArray(value) && (!fields || value.every((each) => hasFields(each, fields)));
  return isList ? value : undefined;
}

function hasFields(value: unknown, fields: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(fields).every(([name, kind]: [string, unknown]) => {
    const field = (value as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(kind)) return kind.includes(field);
    if (typeof kind === 'object' && kind !== null) return hasFields(field, kind);
    return kind === 'list' ? Array.isArray(field) : typeof field === kind;
  });
}
