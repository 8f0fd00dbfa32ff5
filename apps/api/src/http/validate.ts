import type { Issue, Schema } from '@carta/contract';
import * as z from 'zod/mini';
import { es } from 'zod/locales';

z.config(es());

export type Validated<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** The value as `schema` reads it, or every field that breaks a rule, its path written as `contactButton[0].phone`. */
export function validate<T>(schema: Schema<T>, input: unknown): Validated<T> {
  const parsed = schema.safeParse(input);
  const issues = parsed.success
    ? unstorableTexts(parsed.data)
    : parsed.error.issues.flatMap((issue) => fieldsOf(issue));
  return parsed.success && issues.length === 0 ? { ok: true, value: parsed.data } : { ok: false, issues };
}

type Path = readonly PropertyKey[];

function fieldsOf(issue: z.core.$ZodIssue, outer: Path = []): Issue[] {
  const path = [...outer, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => field([...path, key], 'No se puede enviar junto con el resto'));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors.map((errors) => errors.flatMap((error) => fieldsOf(error, path))));
  }
  return [field(path, issue.message)];
}

/** Of the shapes that a value may have, the one it breaks the least is the one that was meant. */
function nearest(alternatives: Issue[][]): Issue[] {
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best));
}

/** The engines cut a text at a NUL or refuse it, and change half a surrogate pair. */
function unstorableTexts(value: unknown, path: Path = []): Issue[] {
  if (typeof value === 'string') {
    return value.isWellFormed() && !value.includes('\0') ? [] : [field(path, 'Tiene caracteres que no son válidos')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorableTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function field(path: Path, message: string): Issue {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return { path: text.replace(/^\./, ''), message };
}
