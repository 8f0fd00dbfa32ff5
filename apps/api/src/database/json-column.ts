/** Returns the JSON of a column; null for what is absent or empty. */
export function jsonOrNull(value: object | undefined): string | null {
  return value === undefined || Object.keys(value).length === 0 ? null : JSON.stringify(value);
}

/** Returns the field of a JSON column, or no field for null. */
export function fieldFromJson<Name extends string, T>(name: Name, json: string | null): { [N in Name]?: T } {
  return (json === null ? {} : { [name]: JSON.parse(json) as T }) as { [N in Name]?: T };
}
