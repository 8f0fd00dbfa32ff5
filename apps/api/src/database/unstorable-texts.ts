type Path = readonly PropertyKey[];

/** Where in a value there are texts that cannot be kept: the engines cut one at a NUL or refuse it, and change half a surrogate pair. */
export function unstorableTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((inner, index) => unstorableTexts(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, [...path, key]));
}

export const UNSTORABLE = 'Tiene caracteres que no son válidos';

/** A place in a value as it is written: `categories[2].title`. */
export function pathText(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return text.replace(/^\./, '');
}
