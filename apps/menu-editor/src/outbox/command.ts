import type { ApiClient, ApiFailure, ApiResult } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import type { menuSlice } from '@carta/panel';
import type { Command } from './actions.ts';
import type { Conflict } from './conflict.ts';

/** An action of the menu slice. */
export type MenuChange = Parameters<typeof menuSlice.reducer>[1];

/** What the server answered: what it took of the command as changes of the menu, and why not all. */
export type Sent =
  | { readonly ok: true; readonly changes: readonly MenuChange[]; /** Tells the owner. */ readonly notice?: string }
  | { readonly ok: false; readonly changes: readonly MenuChange[]; readonly error: ApiFailure };

interface Sending {
  /** The menu as the server has it. */
  readonly menu: Menu;
  /** Options of the calls that upload a picture. */
  readonly upload: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };
}

interface Undo {
  readonly text: string;
  readonly tone?: 'info';
  readonly command: Command;
}

interface Definition<P> {
  readonly action: { readonly match: (action: Command) => boolean };
  readonly send: (api: ApiClient, payload: P, sending: Sending) => Promise<Sent>;
  /** What it changes while it waits for the connection; by default the action itself, which the panel's own actions are made for. */
  readonly optimistic?: (payload: P, menu: Menu) => readonly MenuChange[];
  /** Keys of the records that it is about: they are marked as pending. */
  readonly records: (payload: P) => readonly string[];
  /** Keys of the records that have to exist for it; `records` by default. */
  readonly dependsOn?: (payload: P) => readonly (string | null)[];
  /** True if its `records` do not exist before it. */
  readonly creates?: boolean;
  /** True if it counts positions, so that it depends on every earlier command that does. */
  readonly countsPositions?: boolean;
  /** Offered to the owner once it is saved; `before` is the menu without it. */
  readonly undo?: (payload: P, before: Menu) => Undo | null;
  /** `log` completes 'Unexpected error while trying'; `text` replaces the server's and the general words. */
  readonly failure: { readonly log: string | ((payload: P) => string); readonly text?: string };
  /** True blocks the screen until it is saved or waits. */
  readonly blocksScreen?: boolean;
  /** True for what must not be sent twice or is too large to persist: refused at once without a connection. */
  readonly needsConnection?: boolean | ((payload: P) => boolean);
  /** Reads a refusal as a conflict with somebody else's change, which the owner settles field by field. */
  readonly conflict?: {
    readonly find: (payload: P, error: ApiFailure) => Conflict | null;
    /** `theirs` is the other change; `retry` sends what is left of the command, null if nothing is. */
    readonly settle: (conflict: Conflict, mine: Conflict['fields']) => { theirs: MenuChange; retry: Command | null };
  };
}

export type CommandDefinition = Definition<never>;

/** Says everything about one command. */
export function command<P>(definition: Omit<Definition<P>, 'action'> & { action: Creator<P> }): Definition<P> {
  return definition;
}

interface Creator<P> {
  readonly match: (action: { type: string }) => action is { type: string; payload: P };
}

/** Turns the answer of a single call into what the command has changed. */
export function sent<T>(
  answer: ApiResult<T>,
  changesOf: (value: T) => readonly MenuChange[],
  noticeOf?: (value: T) => string,
): Sent {
  if (!answer.ok) return { ok: false, changes: [], error: answer.error };
  return { ok: true, changes: changesOf(answer.value), ...(noticeOf && { notice: noticeOf(answer.value) }) };
}

/** What the command changes has been deleted. */
export const GONE: Sent = { ok: false, changes: [], error: { code: 'not-found', status: 404, message: '' } };

export const NOTHING_TO_SEND: Sent = { ok: true, changes: [] };
