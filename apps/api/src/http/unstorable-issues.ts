import type { Issue } from '@carta/contract';
import { pathText } from '@carta/domain';

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** True if no text in the value has a character that a database engine would cut at, refuse or change. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

/** Returns an issue for each text that a database engine would cut at a NUL, refuse, or change because of an unpaired surrogate. */
export function unstorableIssues(value: unknown, path: readonly PropertyKey[] = []): Issue[] {
  if (typeof value === 'string') {
    return isStorableText(value) ? [] : [{ path: pathText(path), message: 'Tiene caracteres que no son válidos' }];
  }
  if (Array.isArray(value)) return value.flatMap((inner, index) => unstorableIssues(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableIssues(inner, [...path, key]));
}
