import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Key } from '@carta/domain';
import { REMOTE_USAGE, runRemotely } from '@carta/publishing';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskRefusal } from '../storage/disk-refusal.ts';
import { readConfig, type Config } from '../config.ts';
import { openLog } from '../processes/open-log.ts';
import { openSite } from '../rendering/site.ts';
import { LOCK_WAITS } from '../database/lock-waits.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { VERSION } from '../version.ts';
import { backup, backupList, restore } from './backup-commands.ts';
import { audit, secretsRotate } from './data-commands.ts';
import { dbMigrate, dbMove } from './db-commands.ts';
import { openStorage } from '../storage/open-storage.ts';
import {
  businessCreate,
  businessDelete,
  businessExport,
  businessImport,
  businessList,
  businessRename,
  demoRemove,
} from './business-commands.ts';
import { announcementsList, announcementsSet, manualsList, manualsSet } from './content-commands.ts';
import { sessionAllow, sessionEnd, sessionList } from './session-commands.ts';
import { errors } from './errors-command.ts';
import { log } from './log-command.ts';
import { personErase, personExport } from './person-commands.ts';
import { done, failed, found, misused, type Command, type CommandResult } from './command.ts';
import { menuExport } from './menu-export.ts';
import { menuImport } from './menu-import.ts';
import { notificationsDelete, notificationsList, notify } from './notification-commands.ts';
import { orderErase, orderExport } from './order-commands.ts';
import { paymentsAdd, paymentsDelete, paymentsList } from './payment-commands.ts';
import {
  remoteHistory,
  remoteList,
  remotePromote,
  remotePublish,
  remoteRemove,
  remoteRollback,
} from './remote-commands.ts';
import { remoteLink } from './remote-link-command.ts';
import { remoteTokenCreate, remoteTokenList, remoteTokenRevoke } from './remote-token-commands.ts';
import { userCreate, userDelete, userList, userLock, userPassword, userRename, userUnlock } from './user-commands.ts';

const COMMANDS: readonly Command[] = [
  menuImport,
  menuExport,
  businessCreate,
  businessList,
  businessRename,
  businessDelete,
  businessExport,
  businessImport,
  userCreate,
  userList,
  userDelete,
  userPassword,
  userRename,
  userLock,
  userUnlock,
  sessionList,
  sessionEnd,
  sessionAllow,
  demoRemove,
  audit,
  errors,
  log,
  personExport,
  personErase,
  announcementsSet,
  announcementsList,
  manualsSet,
  manualsList,
  notify,
  notificationsList,
  notificationsDelete,
  orderErase,
  orderExport,
  paymentsAdd,
  paymentsList,
  paymentsDelete,
  remotePublish,
  remoteList,
  remoteHistory,
  remotePromote,
  remoteRollback,
  remoteRemove,
  remoteTokenCreate,
  remoteTokenList,
  remoteTokenRevoke,
  remoteLink,
  secretsRotate,
  backup,
  backupList,
  restore,
  dbMigrate,
  dbMove,
];

const REMOTELY = REMOTE_USAGE.map((usage) => `remote ${usage}`);

const usageOf = (commands: readonly Command[], remotely: readonly string[]) => [
  'Uso: npm run carta -- ORDEN',
  '',
  ...commands.map(({ usage }) => `  ${usage}`),
  ...(remotely.length === 0 ? [] : ['', 'Con un token, desde cualquier máquina:', '']),
  ...remotely.map((usage) => `  ${usage}`),
  '',
  'Con --json lo que se pide sale como JSON; --help explica una orden y --version dice la versión.',
];

/** What every command takes. */
const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

export interface CliIo {
  readonly env: NodeJS.ProcessEnv;
  /** Folder of the built apps, unless SITE_DIR names another. */
  readonly siteDir: string;
  readonly stdin: Readable;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Returns what aborts when a command that goes on is to end. */
  readonly untilEnded: () => AbortSignal;
}

/**
 * Runs one command of the operator and returns the exit code: 1 where it was refused, 2 where it was typed wrong. Writes what
 * was asked for to `out`, and words to `err`.
 */
export async function runCli(args: readonly string[], io: CliIo): Promise<0 | 1 | 2> {
  const result = await runCommand(args, io).catch((error: unknown) => failed(whyItFailed(error)));
  const words = result.ok ? result.words : result.problems;
  const isJson = result.ok && args.includes('--json');
  if (isJson)
    io.out(`${JSON.stringify(result.output ? result.output.json : { message: words.join('\n') }, null, 1)}\n`);
  else {
    io.err(words.map((line) => `${line}\n`).join(''));
    if (result.ok && result.output) io.out(result.output.lines.map((line) => `${line}\n`).join(''));
  }
  return result.ok ? 0 : result.code;
}

async function runCommand(args: readonly string[], io: CliIo): Promise<CommandResult> {
  if (args[0] === '--version') return found({ lines: [VERSION], json: VERSION });
  if (args.includes('--help')) return help(args);
  // Another server's data is changed: this machine needs none.
  if (args[0] === 'remote' && args.some((arg) => /^--to(?:=|$)/.test(arg))) return remotely(args.slice(1));
  const command = commandOf(args);
  if (!command)
    return misused(
      ...(args.length === 0 ? [] : [`No existe la orden: ${args.slice(0, 2).join(' ')}`, '']),
      ...usageOf(COMMANDS, REMOTELY),
    );
  const parsed = parse(command, args.slice(command.words.length));
  if (!parsed) return misused(`Uso: npm run carta -- ${command.usage}`);

  const config = readConfig(io.env, io.siteDir);
  if (!config.ok) return failed(config.reason);
  const storage = await openStorage(config.value);
  const sharedFiles = config.value.storage && storage;
  const stores = await openStores(config.value, {
    busyTimeout: LOCK_WAITS.operator,
    sharedFiles,
    migrates: command.migrates,
  });
  if (!stores.ok) return failed(stores.reason);
  try {
    const who = operator(io.env);
    const result = await command.run({
      stores: stores.value,
      storage,
      config: config.value,
      ...parsed,
      who,
      stdin: io.stdin,
      say: io.err,
      untilEnded: io.untilEnded,
      openSite: () => siteOf(config.value, stores.value),
    });
    if (result.ok && !command.isReadOnly) {
      const what = command.audited?.(parsed) ?? args.map(withoutPassword).join(' ');
      await stores.value.audit.add({ business: '', who, what: `carta ${what}` });
    }
    return result;
  } finally {
    await stores.value.close();
  }
}

/** Returns the command that these words name; of two the one with more words. */
const commandOf = (args: readonly string[]): Command | undefined =>
  COMMANDS.filter(({ words }) => words.every((word, index) => args[index] === word)).sort(
    (one, other) => other.words.length - one.words.length,
  )[0];

/** Explains the command that was named, or all that begin so. */
function help(args: readonly string[]): CommandResult {
  const words = args.slice(
    0,
    args.findIndex((arg) => arg.startsWith('-')),
  );
  const command = commandOf(words);
  const begun = (text: string) => words.every((word, index) => text.split(' ')[index] === word);
  const commands = command ? [command] : COMMANDS.filter((one) => begun(one.words.join(' ')));
  if (commands.length === 0) return misused(`No existe la orden: ${words.slice(0, 2).join(' ')}`);
  const lines = usageOf(commands, REMOTELY.filter(begun));
  return found({ lines, json: lines });
}

async function remotely(args: readonly string[]): Promise<CommandResult> {
  const result = await runRemotely(args);
  if (!result.ok) return result.isMisuse ? misused(...result.problems) : failed(...result.problems);
  const { lines, found: json } = result;
  return json === undefined ? done(...lines) : found({ lines, json });
}

function siteOf({ siteDir, dataDir, publicUrl, remoteSigningKey }: Config, { remotes }: Pick<OpenedStores, 'remotes'>) {
  const log = openLog('silent');
  const site = openSite(siteDir, { development: false, log, dataDir, published: remotes.live });
  return { siteDir, site, origin: new URL(publicUrl).origin, signingKey: remoteSigningKey };
}

/** An address of a database has the password of its user. */
const withoutPassword = (text: string) => text.replace(/^(\w+:\/\/[^/@:]*):[^/@]*@/, '$1@');

/** Returns the operator's account on this machine. */
const operator = ({ SUDO_USER, USER }: NodeJS.ProcessEnv) => SUDO_USER ?? USER ?? `uid ${process.getuid?.() ?? '?'}`;

function parse({ options, required, positionals: { min, max } }: Command, args: readonly string[]) {
  try {
    const known: Command['options'] = { ...options, ...COMMON };
    const parsed = parseArgs({ args: keysLast(args), options: known, allowPositionals: true, strict: true });
    const missing = required.some((name) => !parsed.values[name]);
    const count = parsed.positionals.length;
    return missing || count < min || count > max
      ? null
      : { positionals: parsed.positionals, options: joined(parsed.values) };
  } catch {
    return null;
  }
}

/** Returns the arguments with the keys of records that begin with a hyphen, as one of 64 does, behind those that may be options. */
function keysLast(args: readonly string[]): string[] {
  const isKey = (text: string) => /^-[^-]/.test(text) && Key.safeParse(text).success;
  const keys = args.filter(isKey);
  return args.includes('--') || keys.length === 0 ? [...args] : [...args.filter((text) => !isKey(text)), '--', ...keys];
}

const joined = (values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]),
  );

function whyItFailed(error: unknown): string {
  if (isDiskRefusal(error)) return 'No se guardó nada: el disco está lleno o no responde.';
  if (isUnavailable(error)) return 'No se pudo usar la base de datos: está ocupada o no responde. Pruebe otra vez.';
  return `La orden falló: ${error instanceof Error ? error.message : String(error)}`;
}
