import type { Readable } from 'node:stream';
import type { ParseArgsConfig } from 'node:util';
import type { FileIssue } from '@carta/domain';
import type { Config } from '../config.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { RemotesDeps } from '../remotes/publish-remote.ts';
import type { Site } from '../rendering/site.ts';
import type { OpenedStores } from '../stores.ts';

/** What a command found: lines for people, and the same for programs, with `--json`. */
export interface Output {
  readonly lines: readonly string[];
  readonly json: unknown;
}

/** In Spanish for the operator: what was done, or what is wrong. A command that was typed wrong ends with 2. */
export type CommandResult =
  | { ok: true; words: string[]; output: Output | null }
  | { ok: false; problems: string[]; code: 1 | 2 };

export interface CommandInput {
  readonly stores: OpenedStores;
  readonly storage: FileStorage;
  /** Opens the built apps. */
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'remoteOverrideKey'
    | 'backupPassphrase'
    | 'backupS3Keys'
    | 'dataDir'
    | 'postgres'
    | 'secretKeys'
    | 'storage'
  >;
  readonly openSite: () => { readonly site: Site } & Pick<RemotesDeps, 'siteDir' | 'origin' | 'signingKey'>;
  /** The operator's account on this machine. */
  readonly who: string;
  readonly positionals: readonly string[];
  /** An option that may be repeated has its values with spaces between them. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly stdin: Readable;
  /** Shows words on stderr at once: a question, or what was done by a command that goes on. */
  readonly say: (text: string) => void;
  /** Returns what aborts when the command is to end; called by those only that go on. */
  readonly untilEnded: () => AbortSignal;
}

export interface Command {
  /** The command as it is typed, with optional arguments in brackets. */
  readonly usage: string;
  /** One or two words that name the command. */
  readonly words: readonly string[];
  /** The command changes nothing, so the audit log leaves it out. */
  readonly isReadOnly?: true;
  /** Returns what the audit log says of it, where the words that were typed may not stay. */
  readonly audited?: (typed: Pick<CommandInput, 'positionals' | 'options'>) => string;
  /** The command brings the tables up to date before it runs, on PostgreSQL too. */
  readonly migrates?: true;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly required: readonly string[];
  readonly positionals: { readonly min: number; readonly max: number };
  readonly run: (input: CommandInput) => Promise<CommandResult>;
}

/** Says what was done. */
export const done = (...words: string[]): CommandResult => ({ ok: true, words, output: null });
/** Gives what was asked for. `none` says that there is nothing. */
export function listed<T>(
  records: readonly T[],
  lineOf: (record: T) => string | string[],
  none: string,
): CommandResult {
  return found({ lines: records.flatMap(lineOf), json: records }, ...(records.length === 0 ? [none] : []));
}
/** Gives what was made or found, with words for people. */
export const found = (output: Output, ...words: string[]): CommandResult => ({ ok: true, words, output });
export const failed = (...problems: string[]): CommandResult => ({ ok: false, problems, code: 1 });
/** Refuses what was typed, whatever the data are. */
export const misused = (...problems: string[]): CommandResult => ({ ok: false, problems, code: 2 });

/** Names every bad place of a file; `nothingDone` is the last line. */
export function refusedFile(file: string, issues: readonly FileIssue[], nothingDone: string): CommandResult {
  return failed(...issues.map(({ path, message }) => `${path || file}: ${message}`), nothingDone);
}

interface OptionIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names every option whose value breaks a rule. */
export function refusedOptions({ issues }: { readonly issues: readonly OptionIssue[] }): CommandResult {
  return misused(...issues.map(({ path, message }) => `--${path.map(String).join('.')}: ${message}`));
}
