/** Returns the fields that are filled in: without absent values, empty lists and empty objects. [ITEM-2] */
export function withoutEmpty<T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const filled = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== null && (typeof value !== 'object' || Object.keys(value as object).length > 0),
  );
  return Object.fromEntries(filled) as { [Name in keyof T]?: NonNullable<T[Name]> };
}
