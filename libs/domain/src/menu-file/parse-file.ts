import type * as z from 'zod/mini';
import { ok } from '../result.ts';
import { listOf } from '../list-of.ts';

/** An issue of a file: its path and a Spanish message. */
export interface FileIssue {
  /** Like `categories[2].products[7].price`; '' is the file itself. */
  readonly path: string;
  readonly message: string;
}

/** A file that was read, or every fault in it with its place. */
export type ParsedFile<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: FileIssue[] };

/** Returns the value of a file. Refuses with every issue, in the sequence of the file. [FILE-2] */
export function parseFile<T>(schema: z.ZodMiniType<T>, file: unknown): ParsedFile<T> {
  const parsed = schema.safeParse(file);
  if (parsed.success) return ok(parsed.data);
  return { ok: false, issues: parsed.error.issues.map(({ path, message }) => ({ path: pathText(path), message })) };
}

/** Returns a path into a value as text, like `categories[2].products[7].price` (0-based); '' for an empty path. */
export function pathText(path: readonly PropertyKey[]): string {
  return listOf(path).reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  );
}
