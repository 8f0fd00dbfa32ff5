/** True if `next` differs from `stored`, whatever the order of fields; settings are saved only then. [SAVE-1] */
export function isChanged<T>(stored: T, next: T): boolean {
  if (!isObject(stored) || !isObject(next)) return stored !== next;
  const fields = new Set([...Object.keys(stored), ...Object.keys(next)]);
  return (
    Array.isArray(stored) !== Array.isArray(next) || [...fields].some((field) => isChanged(stored[field], next[field]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
