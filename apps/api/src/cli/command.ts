import type { Readable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { FileStorage } from '../storage/file-storage.ts';
import type { OpenedStores } from '../stores.ts';

/** Lines that say what was done, or what is wrong. */
export type CommandResult = { ok: true; lines: string[] } | { ok: false; problems: string[] };

export interface CommandInput {
  readonly stores: OpenedStores;
  readonly storage: FileStorage;
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly stdin: Readable;
  /** Shows a question, apart from what the command answers. */
  readonly ask: (text: string) => void;
}

export interface Command {
  /** As it is typed, its arguments in brackets where they may be left out. */
  readonly usage: string;
  /** The words that name it, one or two. */
  readonly words: readonly string[];
  /** It changes nothing, and so stands in no audit log. */
  readonly reads?: true;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly required: readonly string[];
  readonly positionals: { readonly least: number; readonly most: number };
  readonly run: (input: CommandInput) => Promise<CommandResult>;
}

export const done = (...lines: string[]): CommandResult => ({ ok: true, lines });
export const failed = (...problems: string[]): CommandResult => ({ ok: false, problems });
