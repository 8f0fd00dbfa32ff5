import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { REMOTE_USAGE, runRemotely } from '@carta/contract/publishing';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskRefusal } from '../storage/disk-refusal.ts';
import { readConfig, type Config } from '../config.ts';
import { openLog } from '../processes/open-log.ts';
import { openSite } from '../rendering/site.ts';
import { LOCK_WAITS } from '../database/lock-waits.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { audit, backup, restore, secretsRotate } from './data-commands.ts';
import { dbMigrate, dbMove } from './db-commands.ts';
import { openStorage } from '../storage/open-storage.ts';
import {
  businessCreate,
  businessDelete,
  businessExport,
  businessImport,
  businessList,
  demoRemove,
} from './business-commands.ts';
import { announcementsList, announcementsSet, manualsList, manualsSet } from './content-commands.ts';
import { sessionEnd, sessionList } from './session-commands.ts';
import { errors } from './errors-command.ts';
import { failed, type Command, type CommandResult } from './command.ts';
import { menuExport } from './menu-export.ts';
import { menuImport } from './menu-import.ts';
import { notificationsList, notify } from './notification-commands.ts';
import { paymentsAdd, paymentsList } from './payment-commands.ts';
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
import { userCreate, userDelete, userList, userLock, userPassword, userUnlock } from './user-commands.ts';

const COMMANDS: readonly Command[] = [
  menuImport,
  menuExport,
  businessCreate,
  businessList,
  businessDelete,
  businessExport,
  businessImport,
  userCreate,
  userList,
  userDelete,
  userPassword,
  userLock,
  userUnlock,
  sessionList,
  sessionEnd,
  demoRemove,
  audit,
  errors,
  announcementsSet,
  announcementsList,
  manualsSet,
  manualsList,
  notify,
  notificationsList,
  paymentsAdd,
  paymentsList,
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
  restore,
  dbMigrate,
  dbMove,
];

const USAGE = [
  'Uso: npm run carta -- ORDEN',
  '',
  ...COMMANDS.map(({ usage }) => `  ${usage}`),
  '',
  'Con un token, desde cualquier máquina:',
  '',
  ...REMOTE_USAGE.map((usage) => `  remote ${usage}`),
];

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

/** Runs one command of the operator and returns the exit code. Writes results to `out`, problems to `err`. */
export async function runCli(args: readonly string[], io: CliIo): Promise<0 | 1> {
  const result = await runCommand(args, io).catch((error: unknown) => failed(whyItFailed(error)));
  if (result.ok) io.out(result.lines.map((line) => `${line}\n`).join(''));
  else io.err(result.problems.map((line) => `${line}\n`).join(''));
  return result.ok ? 0 : 1;
}

async function runCommand(args: readonly string[], io: CliIo): Promise<CommandResult> {
  // Another server's data is changed: this machine needs none.
  if (args[0] === 'remote' && args.some((arg) => /^--to(?:=|$)/.test(arg))) return runRemotely(args.slice(1));
  const command = COMMANDS.find(({ words }) => words.every((word, index) => args[index] === word));
  if (!command)
    return failed(...(args.length === 0 ? [] : [`No existe la orden: ${args.slice(0, 2).join(' ')}`, '']), ...USAGE);
  const parsed = parse(command, args.slice(command.words.length));
  if (!parsed) return failed(`Uso: npm run carta -- ${command.usage}`);

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
      ask: io.err,
      say: io.out,
      untilEnded: io.untilEnded,
      openSite: () => siteOf(config.value, stores.value),
    });
    if (result.ok && !command.isReadOnly) {
      await stores.value.audit.add({ business: '', who, what: `carta ${args.map(withoutPassword).join(' ')}` });
    }
    return result;
  } finally {
    await stores.value.close();
  }
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
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const missing = required.some((name) => !parsed.values[name]);
    const count = parsed.positionals.length;
    return missing || count < min || count > max
      ? null
      : { positionals: parsed.positionals, options: joined(parsed.values) };
  } catch {
    return null;
  }
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
