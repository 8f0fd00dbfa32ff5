import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteCalls } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import { failureLines, historyLines, NOTHING_DONE, remoteLines, swapLine, trialLines } from './remote-lines.ts';
import { CHECK_REPORT, integrityOf, MANIFEST, readRemoteFolder, remoteNameOf, versionOf } from './remote-output.ts';
import { askServer, uploadRemote, type RemoteServer } from './remote-server.ts';
import { sourceLines } from './source-lines.ts';

/** The commands that a team runs against a server, as they are typed. */
export const REMOTE_USAGE = [
  'publish CARPETA --to https://… --token-file ARCHIVO [--percent N | --business NEGOCIO,…] [--unchecked] [--why MOTIVO]',
  'promote NOMBRE --to https://… --token-file ARCHIVO [--why MOTIVO]',
  'rollback NOMBRE --to https://… --token-file ARCHIVO [--version VERSIÓN] [--why MOTIVO]',
  'history NOMBRE --to https://… --token-file ARCHIVO',
  'errors NOMBRE --to https://… --token-file ARCHIVO',
  'list --to https://… --token-file ARCHIVO',
] as const;

const OPTIONS = {
  to: { type: 'string' },
  'token-file': { type: 'string' },
  why: { type: 'string' },
  unchecked: { type: 'boolean' },
  percent: { type: 'string' },
  business: { type: 'string', multiple: true },
  version: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Input {
  readonly server: RemoteServer;
  /** The folder or the name of the remote. */
  readonly subject: string;
  readonly why: string;
  readonly isUnchecked: boolean;
  readonly percent: string | undefined;
  readonly businesses: readonly string[];
  readonly version: string | undefined;
}

interface Answer {
  /** What was done or found, in Spanish. */
  readonly lines: string[];
  /** What a command that only reads found, for programs. */
  readonly found?: unknown;
}

interface RemoteCommand {
  readonly takes: 0 | 1;
  /** Options besides `COMMON`. */
  readonly options: readonly (keyof typeof OPTIONS)[];
  readonly run: (input: Input) => Promise<Result<Answer>>;
}

const COMMANDS: Readonly<Record<string, RemoteCommand>> = {
  publish: {
    takes: 1,
    options: ['why', 'unchecked', 'percent', 'business'],
    run: async ({ server, subject: folder, why, isUnchecked, percent, businesses }) => {
      const files = await readRemoteFolder(folder);
      if (!files) return refused('no existe esa carpeta');
      const name = remoteNameOf(parsed(files.get(MANIFEST)));
      if (name === null) return refused(`${MANIFEST}: falta, o no tiene el nombre de un remoto`);
      const report = await readFile(path.join(folder, CHECK_REPORT)).catch(() => null);
      const fields = {
        why,
        ...(isUnchecked && { unchecked: '1' }),
        ...(percent !== undefined && { percent }),
        ...(businesses.length > 0 && { businesses: businesses.join(' ') }),
      };
      const swapped = await uploadRemote(server, name, { files, report, fields });
      return swapped.ok ? ok({ lines: [swapLine(swapped.value)] }) : swapped;
    },
  },
  promote: {
    takes: 1,
    options: ['why'],
    run: async ({ server, subject: remote, why }) => {
      const swapped = await askServer(server, remoteCalls.promoteRemote, { remote, body: { why } });
      return swapped.ok ? ok({ lines: [swapLine(swapped.value)] }) : swapped;
    },
  },
  rollback: {
    takes: 1,
    options: ['why', 'version'],
    run: async ({ server, subject: remote, why, version }) => {
      const body = { why, ...(version !== undefined && { version }) };
      const swapped = await askServer(server, remoteCalls.rollbackRemote, { remote, body });
      return swapped.ok ? ok({ lines: [swapLine(swapped.value)] }) : swapped;
    },
  },
  history: {
    takes: 1,
    options: [],
    run: async ({ server, subject: remote }) => {
      const read = await askServer(server, remoteCalls.remoteHistory, { remote });
      if (!read.ok) return read;
      const { history } = read.value;
      return ok({ lines: historyLines(history), found: history });
    },
  },
  errors: {
    takes: 1,
    options: [],
    run: async ({ server, subject: remote }) => {
      const read = await askServer(server, remoteCalls.remoteErrors, { remote });
      if (!read.ok) return read;
      const { errors, trial } = read.value;
      const inSources = await sourcesOfBuild('dist');
      const lines = [
        ...(trial ? trialLines(trial) : []),
        ...failureLines(errors, ({ version, stack }) => inSources(version, stack)),
      ];
      return ok({ lines, found: { errors, trial } });
    },
  },
  list: {
    takes: 0,
    options: [],
    run: async ({ server }) => {
      const read = await askServer(server, remoteCalls.listRemotes);
      if (!read.ok) return read;
      const { remotes } = read.value;
      return ok({ lines: remoteLines(remotes), found: remotes });
    },
  },
};

/** A misuse was typed wrong, whatever the server has. */
export type Outcome =
  | ({ readonly ok: true } & Answer)
  | { readonly ok: false; readonly problems: string[]; readonly isMisuse?: true };

/** Runs one of `REMOTE_USAGE` against the server that `--to` names. Returns lines in Spanish: what was done, or every problem. The caller heeds `--json`. */
export async function runRemotely([name = '', ...args]: readonly string[]): Promise<Outcome> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const input = command && read(command, args);
  if (!command || !input)
    return {
      ok: false,
      problems: REMOTE_USAGE.filter((usage) => !command || usage.startsWith(`${name} `)),
      isMisuse: true,
    };
  const server = await serverOf(input);
  if (!server.ok) return { ok: false, problems: [server.reason] };
  const { subject } = input;
  const result = await command.run({ ...input, server: server.value });
  if (result.ok) return { ok: true, ...result.value };
  const problems = result.reason.split('\n').map((problem) => `${subject || input.to}: ${problem}`);
  return { ok: false, problems: [...problems, ...(READ_ONLY.has(name) ? [] : [NOTHING_DONE])] };
}

const READ_ONLY = new Set(['history', 'errors', 'list']);

/** Returns a function that gives the lines of a version's stack, with the places in the sources for the version that is built in this folder. */
async function sourcesOfBuild(folder: string): Promise<(version: string, stack: string) => string[]> {
  const files = await readRemoteFolder(folder);
  const built = files && versionOf(integrityOf(files));
  const inSources = sourceLines((file) => {
    try {
      return readFileSync(path.join(folder, path.posix.basename(file)), 'utf8');
    } catch {
      return null;
    }
  });
  return (version, stack) => (version === built ? inSources(stack) : stack.split('\n'));
}

/** Options of every command. */
const COMMON = ['to', 'token-file', 'json'] as const;

interface Arguments extends Omit<Input, 'server'> {
  readonly to: string;
  readonly tokenFile: string;
}

function read({ takes, options }: RemoteCommand, args: readonly string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const {
      to = '',
      'token-file': tokenFile = '',
      why = '',
      unchecked = false,
      percent,
      business: businesses = [],
      version,
    } = values;
    const known = new Set<string>([...COMMON, ...options]);
    const isKnown = Object.keys(values).every((option) => known.has(option));
    if (!isKnown || to === '' || tokenFile === '' || positionals.length !== takes) return null;
    return { to, tokenFile, subject: positionals[0] ?? '', why, isUnchecked: unchecked, percent, businesses, version };
  } catch {
    return null;
  }
}

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Sends a token by https only, but for a server on this machine. */
async function serverOf({ to, tokenFile }: Pick<Arguments, 'to' | 'tokenFile'>): Promise<Result<RemoteServer>> {
  const url = URL.canParse(to) ? new URL(to) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname));
  if (!url || !isSafe) return refused(`--to ${to}: tiene que empezar con https://`);
  const token = await readFile(tokenFile, 'utf8').catch(() => null);
  if (token === null) return refused(`--token-file ${tokenFile}: no se puede leer`);
  if (!/^[\w.-]+$/.test(token.trim())) return refused(`--token-file ${tokenFile}: no tiene un token, y nada más`);
  return ok({ address: url.origin, token: token.trim() });
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return null;
  }
}
