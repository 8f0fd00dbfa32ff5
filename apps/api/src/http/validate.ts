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
  if (!parsed.success) {
    const faults = parsed.error.issues.flatMap((issue) => faultsOf(issue, input));
    return { ok: false, issues: faults.map(({ path, message }) => ({ path: pathText(path), message })) };
  }
  if (isStorable(parsed.data)) return { ok: true, value: parsed.data };
  return { ok: false, issues: unstorableIssues(parsed.data) };
}

type Path = readonly PropertyKey[];

interface Fault {
  readonly path: Path;
  readonly message: string;
  /** Whether a field of the body is absent, or sent and unknown; otherwise its value is wrong, also where it lacks something itself. */
  readonly misfit?: 'absent' | 'unknown';
}

function faultsOf(issue: z.core.$ZodIssue, input: unknown, outer: Path = []): Fault[] {
  const path = [...outer, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const message = 'No se puede enviar junto con el resto';
    return issue.keys.map((key) => ({ path: [...path, key], message, misfit: 'unknown' }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const alternatives = alternativesOf(issue.errors);
    return nearest(alternatives.map((errors) => errors.flatMap((error) => faultsOf(error, input, path))));
  }
  const { message } = issue;
  const isAbsent = issue.path.length === 1 && valueAt(input, path) === undefined;
  return [isAbsent ? { path, message, misfit: 'absent' } : { path, message }];
}

/** Returns the alternatives of a union, with those of a union in it in its place. */
function alternativesOf(errors: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[][] {
  return errors.flatMap((issues) => {
    const [only] = issues;
    const isUnion = issues.length === 1 && only?.code === 'invalid_union' && only.path.length === 0;
    return isUnion && only.errors.length > 0 ? alternativesOf(only.errors) : [issues];
  });
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce((value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part], input);
}

/** Returns the faults of the most likely alternative: the one with the fewest absent and unknown fields, then the fewest faults. */
function nearest(alternatives: Fault[][]): Fault[] {
  const ranked = alternatives.toSorted((one, other) => {
    const differences = rankOf(one).map((count, place) => count - (rankOf(other)[place] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  const [best = [], next = []] = ranked;
  if (`${rankOf(best)}` !== `${rankOf(next)}`) return best;
  // Alternatives that fit equally well may ask for different fields, of which none is wrong by itself.
  const asked = new Set(next.map(({ path }) => pathText(path)));
  const wrong = best.filter(({ path, misfit }) => misfit !== 'absent' || asked.has(pathText(path)));
  const [{ path } = { path: [] }] = best;
  return wrong.length > 0 ? wrong : [{ path: path.slice(0, -1), message: 'No trae ningún campo que se pueda guardar' }];
}

function rankOf(faults: readonly Fault[]): number[] {
  const misfits = faults.filter(({ misfit }) => misfit !== undefined);
  return [misfits.length, misfits.filter(({ misfit }) => misfit === 'unknown').length, faults.length];
}
