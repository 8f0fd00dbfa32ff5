import type { Issue } from '@carta/contract';
import { pathText } from '@carta/domain';

/** Returns an issue for each text that a database engine would cut at a NUL, refuse, or change because of an unpaired surrogate. */
export function unstorableIssues(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\0');
    return isStorable ? [] : [{ path: pathText(path), message: 'Tiene caracteres que no son válidos' }];
  }
  if (Array.isArray(value)) return value.flatMap((inner, index) => unstorableIssues(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableIssues(inner, [...path, key]));
}
