import { ok, refused, type Result } from '@carta/domain';
import { auditStore } from './session/audit.store.ts';
import { backupRunsStore } from './backup/backup-runs.store.ts';
import type { exportBusiness, importBusiness } from './backup/business-archive.ts';
import type { PeriodicBackups } from './backup/periodic-backups.ts';
import type { RestoreTarget } from './backup/restore-backup.ts';
import type { BackupSource } from './backup/save-backup.ts';
import { businessesStore } from './business/businesses.store.ts';
import { businessUseStore } from './business-use/business-use.store.ts';
import { categoriesStore } from './categories/categories.store.ts';
import { usedPicturesStore } from './clean-up/used-pictures.store.ts';
import { clientErrorsStore } from './client-errors/client-errors.store.ts';
import type { Config } from './config.ts';
import { contentStore } from './content/content.store.ts';
import type { Database, OpenedDatabase, OpenRefusal } from './database/database.ts';
import { openDatabase, type DatabaseOptions } from './database/open-database.ts';
import type { moveDatabase } from './database/move-database.ts';
import { rotateSecrets } from './database/rotate-secrets.ts';
import { openSecrets, type Secrets } from './database/secrets.ts';
import { uncachedVersion } from './database/read-cache.ts';
import { copiesStore } from './copies/copies.store.ts';
import { listenersStore } from './events/listeners.store.ts';
import { itemsStore } from './items/items.store.ts';
import { optionsStore } from './options/options.store.ts';
import { plannedPricesStore } from './prices/planned-prices.store.ts';
import { priceHistoryStore } from './prices/price-history.store.ts';
import { pricesStore } from './prices/prices.store.ts';
import { severalStore } from './several/several.store.ts';
import { trashStore } from './trash/trash.store.ts';
import { menusStore } from './menu/menus.store.ts';
import { contentFolder, storedContent } from './storage/content-place.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { sitemapStore } from './sitemap/sitemap.store.ts';
import { notificationsStore } from './notifications/notifications.store.ts';
import { paymentsStore } from './payments/payments.store.ts';
import { remoteTokensStore } from './remotes/remote-tokens.store.ts';
import { remotesStore } from './remotes/remotes.store.ts';
import { sectionUseStore } from './remotes/section-use.store.ts';
import { loginLimitsStore } from './session/login-limits.store.ts';
import { knownBrowsers } from './session/known-browsers.ts';
import { sessionsStore } from './session/sessions.store.ts';
import { usersStore } from './session/users.store.ts';
import { visitsStore } from './visits/visits.store.ts';

/** How long changes wait for other writers, in ms. */
const BUSY_TIMEOUT = 2000;
/** The same for work at the start and of the operator, whom nobody waits for. */
export const OPERATOR_WAIT = 10_000;
/** The same for what may be written later as well. */
const MOMENT = 50;

export interface StoresOptions extends DatabaseOptions {
  /** ms since 1970. */
  readonly now?: () => number;
  /** The storage of uploaded files and content, where it is not the data folder. */
  readonly sharedFiles?: FileStorage | null;
}

export type Stores = ReturnType<typeof storesOf>;

/** The stores of an opened data folder. */
export interface OpenedStores extends Stores {
  /** Runs `work` with stores that share one transaction; writes nothing if it fails. */
  readonly inTransaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  readonly backups: ReturnType<typeof backupsOf>;
  readonly businessArchives: {
    export(file: string, business: string, storage: FileStorage): ReturnType<typeof exportBusiness>;
    import(file: string, storage: FileStorage): ReturnType<typeof importBusiness>;
  };
  /** The keys of all secrets, for an installation that takes the data over. */
  readonly secretKeys: () => string[];
  /** Copies the database into an empty one; nobody else writes meanwhile. */
  readonly moveTo: (target: Database) => ReturnType<typeof moveDatabase>;
}

type StoresPlace = Pick<Config, 'dataDir' | 'publicUrl'> & Partial<Pick<Config, 'postgres' | 'secretKeys'>>;

/** Opens the data folder, for the server and the command line. Refuses with one line in Spanish for the operator. */
export async function openStores(
  { dataDir, publicUrl, postgres = null, secretKeys = null }: StoresPlace,
  { now = Date.now, busyTimeout = BUSY_TIMEOUT, sharedFiles = null, ...options }: StoresOptions = {},
): Promise<Result<OpenedStores>> {
  const opened = await openDatabase(dataDir, { ...options, busyTimeout, postgres });
  if (!opened.ok) return refused(postgres ? whyNotPostgres(opened.reason, dataDir) : WHY_NOT[opened.reason](dataDir));
  const secrets = openSecrets(dataDir, secretKeys);
  if (secrets.ok) {
    const { waiting, dump } = opened.value;
    const base = {
      ...{ ...opened.value, secrets: secrets.value, dataDir, publicUrl, now, sharedFiles },
      content: contentStore(sharedFiles ? storedContent(sharedFiles) : contentFolder(dataDir)),
      momentary: waiting.each(MOMENT),
      forOneRequest: () => waiting.inAll(busyTimeout),
    };
    const inTransaction: OpenedStores['inTransaction'] = (work) =>
      waiting
        .each(OPERATOR_WAIT)
        .transaction()
        .execute((database) =>
          work(
            storesOf({
              ...{ ...base, database, version: uncachedVersion(), accountVersion: uncachedVersion() },
              ...{ momentary: database, forOneRequest: () => database, refreshes: undefined },
            }),
          ),
        );
    const secretKeys = () => secrets.value.keys.read();
    const businessArchives = {
      export: async (file: string, business: string, storage: FileStorage) =>
        (await import('./backup/business-archive.ts')).exportBusiness(file, business, { ...base, storage }),
      import: async (file: string, storage: FileStorage) =>
        (await import('./backup/business-archive.ts')).importBusiness(file, { ...base, storage }),
    };
    const moveTo = async (target: Database) =>
      (await import('./database/move-database.ts')).moveDatabase(waiting.each(OPERATOR_WAIT), target);
    return ok({
      ...storesOf(base),
      inTransaction,
      backups: backupsOf({ ...base, dump }),
      moveTo,
      secretKeys,
      businessArchives,
    });
  }
  await opened.value.close();
  return refused(WHY_NOT[secrets.reason](dataDir));
}

const WHY_NOT: Record<OpenRefusal | 'key-unusable', (dataDir: string) => string> = {
  'folder-not-writable': (dir) => `No se puede escribir en la carpeta ${dir}: revise DATA_DIR y sus permisos`,
  'database-unusable': (dir) => `La base de datos de ${dir} no se puede usar: está ocupada o dañada`,
  'database-newer': (dir) => `La base de datos de ${dir} es de una versión más nueva de Carta: actualice el programa`,
  'database-older': (dir) => `La base de datos de ${dir} es de una versión más vieja de Carta`,
  'key-unusable': (dir) => `El archivo secret.key de ${dir} no se puede leer o está dañado`,
};

function whyNotPostgres(reason: OpenRefusal, dataDir: string): string {
  if (reason === 'folder-not-writable') return WHY_NOT[reason](dataDir);
  if (reason === 'database-older')
    return 'A la base de datos de DATABASE_URL le faltan tablas: ejecute carta db migrate';
  if (reason === 'database-newer') return WHY_NOT[reason]('DATABASE_URL');
  return 'No se puede usar la base de datos de DATABASE_URL: revise la dirección y que PostgreSQL funcione';
}

/** Loads what packs and unpacks archives only when it is used: a server never does. */
function backupsOf(data: BackupSource & RestoreTarget) {
  return {
    save: async (file: string) => (await import('./backup/save-backup.ts')).saveBackup(file, data),
    restore: async (file: string, passphrase: string | null) =>
      (await import('./backup/restore-backup.ts')).restoreBackup(file, data, passphrase),
    /** Makes backups until `signal` aborts. */
    repeat: async (options: Omit<PeriodicBackups, 'source' | 'runs'>, signal: AbortSignal) =>
      (await import('./backup/periodic-backups.ts')).makeBackups(
        { ...options, source: data, runs: backupRunsStore(data.database, data.now) },
        signal,
      ),
  };
}

interface Opened extends Pick<
  OpenedDatabase,
  'database' | 'version' | 'recentVersion' | 'accountVersion' | 'refreshes' | 'isInPlace' | 'close'
> {
  /** Waits for the lock a moment only: for changes that may be made later as well. */
  readonly momentary: Database;
  /** Returns the database for a request whose changes wait for the lock as long as one change, in all. */
  readonly forOneRequest: () => Database;
  readonly secrets: Secrets;
  readonly content: ReturnType<typeof contentStore>;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly now: () => number;
}

function storesOf(opened: Opened) {
  const { database, momentary, version, recentVersion, refreshes, secrets, content, publicUrl, now } = opened;
  const businesses = businessesStore(database, { publicUrl, secrets });
  return {
    ...accountStores(opened, database),
    /** Returns stores for one request that makes several changes: together they wait for the lock as long as one. */
    accountsForOneRequest: () => accountStores({ ...opened, refreshes: undefined }, opened.forOneRequest()),
    clientErrors: clientErrorsStore(momentary, now),
    knownBrowsers: knownBrowsers(secrets, now),
    businesses,
    sitemap: sitemapStore(database),
    menus: menusStore(database, { version, refreshes, publicUrl, now }),
    categories: categoriesStore(database, now),
    items: itemsStore(database, now),
    copies: copiesStore(database, now),
    options: optionsStore(database, now),
    prices: pricesStore(database, now),
    plannedPrices: plannedPricesStore(database, { version, now }),
    priceHistory: priceHistoryStore(database, now),
    several: severalStore(database, now),
    trash: trashStore(database, now),
    now,
    /** Another number after each change of the data by any process. */
    dataVersion: version,
    /** The same; a change by another process may be seen some ms later. */
    recentVersion,
    listeners: listenersStore(database, { version, now }),
    payments: paymentsStore(database),
    remotes: remotesStore(database, { version, now }),
    remoteTokens: remoteTokensStore(database, now),
    sectionUse: sectionUseStore(database, momentary, now),
    visits: visitsStore(database, momentary, now),
    content,
    backupRuns: backupRunsStore(database, now),
    businessUse: businessUseStore(momentary),
    usedPictures: usedPicturesStore(database),
    rotateSecrets: () => rotateSecrets(database, secrets),
    /** False where the data folder was moved, deleted or replaced: then nothing is written. */
    isDataInPlace: opened.isInPlace,
    /** Throws if the database does not answer. */
    ping: async () => void (await businesses.isEmpty()),
    close: opened.close,
  };
}

function accountStores({ momentary, accountVersion, refreshes, now }: Opened, database: Database) {
  return {
    users: usersStore(database),
    sessions: sessionsStore(database, { momentary, version: accountVersion, refreshes, now }),
    audit: auditStore(database, now),
    loginLimits: loginLimitsStore(database, now),
    notifications: notificationsStore(database),
  };
}
