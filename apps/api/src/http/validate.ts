import type { Issue, Schema } from '@carta/contract';
import { pathText } from '@carta/domain';
import { es } from 'zod/locales';
import * as z from 'zod/mini';
import { isStorable, unstorableIssues } from './unstorable-issues.ts';

z.config(es());

export type Validated<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** Returns the parsed value, or an issue for every bad field, with a path such as `contactButton[0].phone`. */
export function validate<T>(schema: Schema<T>, input: unknown): Validated<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.flatMap((issue) => fieldsOf(issue)) };
  if (isStorable(parsed.data)) return { ok: true, value: parsed.data };
  return { ok: false, issues: unstorableIssues(parsed.data) };
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

/** Returns the issues of the alternative with the fewest: most likely the intended one. */
function nearest(alternatives: Issue[][]): Issue[] {
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best));
}

function field(path: Path, message: string): Issue {
  return { path: pathText(path), message };
}
