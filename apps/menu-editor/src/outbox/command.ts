import type { ApiClient, ApiFailure, ApiResult } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import type { menuReducer } from '@carta/panel';
import type { MarkedCommand } from './command-mark.ts';
import type { Conflict } from './conflict.ts';

/** An action of the menu slice. */
export type MenuChange = Parameters<typeof menuReducer>[1];

/** The result of a command's calls: the changes of the menu that the server made, and the error if it refused a part. */
export type Sent =
  | {
      readonly ok: true;
      readonly changes: readonly MenuChange[];
      /** Text of a snackbar. */
      readonly notice?: string;
      /** What undoes it, where only the server's answer says so; in place of the definition's. */
      readonly undo?: Undo;
    }
  | { readonly ok: false; readonly changes: readonly MenuChange[]; readonly error: ApiFailure };

interface Sending {
  /** The server's menu. */
  readonly menu: Menu;
  /** Options of the calls that upload a picture. */
  readonly upload: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };
}

/** What undoes a change. With `text` a snackbar offers it; Ctrl+Z does it either way. */
export interface Undo {
  readonly text?: string;
  /** In order. */
  readonly commands: readonly MarkedCommand[];
}

/** Says everything about a command; `P` is the payload of its action. */
export interface CommandDefinition<P> {
  readonly send: (api: ApiClient, payload: P, sending: Sending) => Promise<Sent>;
  /** The optimistic update; by default the action itself, if the menu slice reduces it. */
  readonly optimistic?: (payload: P, menu: Menu) => readonly MenuChange[];
  /** Keys of the records that it changes; they are marked as pending. */
  readonly records: (payload: P) => readonly string[];
  /** Keys of the records that must exist before it is sent; `records` by default. */
  readonly dependsOn?: (payload: P) => readonly (string | null)[];
  /** True if it creates its `records`. */
  readonly creates?: boolean;
  /** True if its payload has an index; it then depends on every earlier command with an index. */
  readonly countsPositions?: boolean;
  /** With it a snackbar offers to undo the command once it is saved; `before` is the menu without it. */
  readonly undoText?: (payload: P, before: Menu) => string;
  /** The commands that undo it, by default those that restore its records; `after` is the menu with it. None if nothing can. */
  readonly undo?: (payload: P, before: Menu, after: Menu) => readonly MarkedCommand[];
  /** True if nothing can undo it. */
  readonly irreversible?: boolean | ((payload: P) => boolean);
  /** `log` completes 'Unexpected error while trying' [MSG-4]; `text` replaces the server's message and `NOT_SAVED`. */
  readonly failure: { readonly log: string | ((payload: P) => string); readonly text?: string };
  /** True blocks the screen until it is saved or waits for the connection. */
  readonly blocksScreen?: boolean | ((payload: P) => boolean);
  /** True shows its optimistic update at once, also on a working connection. Actions of the menu slice always do. */
  readonly showsAtOnce?: boolean | ((payload: P) => boolean);
  /** True if it is not idempotent or too large to persist; without a connection it is refused at once. */
  readonly needsConnection?: boolean | ((payload: P) => boolean);
  /** Recognizes a conflict with a change of another session, which the owner settles field by field. */
  readonly conflict?: {
    find(payload: P, error: ApiFailure): Conflict | null;
    /** `theirs` is the other change; `retry` sends the rest of the command, null if nothing is left. */
    settle(conflict: Conflict, mine: Conflict['fields']): { theirs: MenuChange; retry: MarkedCommand | null };
  };
}

/** The payload of a move; `toIndex` is 0-based among the siblings. */
export interface Move {
  readonly key: string;
  readonly toIndex: number;
}

/** Returns the result of a command that consists of one call. */
export function sent<T>(
  answer: ApiResult<T>,
  changesOf: (value: T) => readonly MenuChange[],
  noticeOf?: (value: T) => string,
): Sent {
  if (!answer.ok) return { ok: false, changes: [], error: answer.error };
  return { ok: true, changes: changesOf(answer.value), ...(noticeOf && { notice: noticeOf(answer.value) }) };
}

/** Sends calls one after the other up to the first that is refused; returns the changes of those that were accepted. */
export async function sentInTurn(calls: readonly (() => Promise<Sent>)[]): Promise<Sent> {
  const changes: MenuChange[] = [];
  for (const call of calls) {
    const answer = await call();
    changes.push(...answer.changes);
    if (!answer.ok) return { ...answer, changes };
  }
  return { ok: true, changes };
}

/** The result of a command whose record has been deleted. */
export const GONE: Sent = { ok: false, changes: [], error: { code: 'not-found', status: 404, message: '' } };

export const NOTHING_TO_SEND: Sent = { ok: true, changes: [] };
