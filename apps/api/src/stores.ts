import { ok, refused, type Result } from '@carta/domain';
import { answerCountsStore } from './answers/answer-counts.store.ts';
import { auditStore } from './session/audit.store.ts';
import { backupRunsStore } from './backup/backup-runs.store.ts';
import { backupsOf, businessArchivesOf } from './backup/backups.ts';
import { chargeAccountsStore } from './orders/charges/charge-accounts.store.ts';
import { businessesStore } from './business/businesses.store.ts';
import { businessUseStore } from './business-use/business-use.store.ts';
import { categoriesStore } from './categories/categories.store.ts';
import { usedPicturesStore } from './clean-up/used-pictures.store.ts';
import { clientErrorsStore } from './client-errors/client-errors.store.ts';
import type { Config } from './config.ts';
import { contentStore, type ContentStore } from './content/content.store.ts';
import type { Database, OpenedDatabase } from './database/database.ts';
import { openDatabase, type DatabaseOptions } from './database/open-database.ts';
import { hasOwnMigrations } from './database/migrate.ts';
import type { moveDatabase } from './database/move-database.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import { LOCK_WAITS } from './database/lock-waits.ts';
import { rotateSecrets } from './database/rotate-secrets.ts';
import { openSecrets, type Secrets } from './database/secrets.ts';
import { uncachedVersions } from './database/data-versions.ts';
import { hasTurn } from './database/take-turn.ts';
import { whyNotOpened } from './database/why-not-opened.ts';
import { changesStore } from './changes/changes.store.ts';
import { copiesStore } from './copies/copies.store.ts';
import { listenersStore } from './events/listeners.store.ts';
import { itemsStore } from './items/items.store.ts';
import { optionsStore } from './options/options.store.ts';
import { deskPresenceStore } from './orders/desk-presence.store.ts';
import { ordersStore } from './orders/orders.store.ts';
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
import { personStore } from './session/person.store.ts';
import { sessionsStore } from './session/sessions.store.ts';
import { usersStore } from './session/users.store.ts';
import { visitsStore } from './visits/visits.store.ts';

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
  readonly businessArchives: ReturnType<typeof businessArchivesOf>;
  /** The keys of all secrets, for an installation that takes the data over. */
  readonly secretKeys: () => string[];
  /** Copies the database into an empty one; nobody else writes meanwhile. */
  readonly moveTo: (target: Database) => ReturnType<typeof moveDatabase>;
}

type StoresPlace = Pick<Config, 'dataDir' | 'publicUrl'> & Partial<Pick<Config, 'postgres' | 'secretKeys'>>;

/** Opens the data folder, for the server and the command line. Refuses with one line in Spanish for the operator. */
export async function openStores(
  { dataDir, publicUrl, postgres = null, secretKeys = null }: StoresPlace,
  { now = Date.now, busyTimeout = LOCK_WAITS.change, sharedFiles = null, ...options }: StoresOptions = {},
): Promise<Result<OpenedStores>> {
  const opened = await openDatabase(dataDir, { ...options, busyTimeout, postgres });
  const place = { dataDir, isPostgres: postgres !== null };
  if (!opened.ok) return refused(whyNotOpened(opened.reason, place));
  const secrets = openSecrets(dataDir, secretKeys);
  if (!secrets.ok) {
    await opened.value.close();
    return refused(whyNotOpened(secrets.reason, place));
  }
  const { waiting, dump } = opened.value;
  const base = {
    ...opened.value,
    secrets: secrets.value,
    dataDir,
    publicUrl,
    now,
    sharedFiles,
    content: contentStore(sharedFiles ? storedContent(sharedFiles) : contentFolder(dataDir)),
    momentary: waiting.each(LOCK_WAITS.momentary),
    forOneRequest: () => waiting.inAll(busyTimeout),
  };
  return ok({
    ...storesOf(base),
    inTransaction: (work) =>
      waiting
        .each(LOCK_WAITS.operator)
        .transaction()
        .execute((database) =>
          work(
            storesOf({
              ...base,
              database,
              versions: uncachedVersions(),
              momentary: database,
              forOneRequest: () => database,
              refreshes: undefined,
            }),
          ),
        ),
    backups: backupsOf({ ...base, dump }),
    businessArchives: businessArchivesOf(base),
    secretKeys: () => secrets.value.keys.read(),
    moveTo: async (target) =>
      (await import('./database/move-database.ts')).moveDatabase(waiting.each(LOCK_WAITS.operator), target),
  });
}

interface Opened extends Pick<OpenedDatabase, 'database' | 'versions' | 'refreshes' | 'isInPlace' | 'close'> {
  /** Waits for the lock a moment only: for changes that may be made later as well. */
  readonly momentary: Database;
  /** Returns the database for a request whose changes wait for the lock as long as one change, in all. */
  readonly forOneRequest: () => Database;
  readonly secrets: Secrets;
  readonly content: ContentStore;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly now: () => number;
}

function storesOf(opened: Opened) {
  const { database, momentary, versions, refreshes, secrets, content, publicUrl, now } = opened;
  const alone = oneAtATime();
  const menus = menusStore(database, { versions, refreshes, publicUrl, now, alone });
  const businesses = businessesStore(database, { publicUrl, secrets, now });
  return {
    ...accountStores(opened, database),
    /** Returns stores for one request that makes several changes: together they wait for the lock as long as one. */
    accountsForOneRequest: () => accountStores({ ...opened, refreshes: undefined }, opened.forOneRequest()),
    clientErrors: clientErrorsStore(momentary, now),
    knownBrowsers: knownBrowsers(secrets, now),
    businesses,
    sitemap: sitemapStore(database),
    menus,
    chargeAccounts: chargeAccountsStore(database, { secrets, now }),
    orders: ordersStore(database, { publicUrl, menus, now }),
    deskPresence: deskPresenceStore(database, { momentary, menus, notificationsIn: notificationsStore, now }),
    secrets: { sign: secrets.sign, isSigned: secrets.isSigned },
    categories: categoriesStore(database, now),
    items: itemsStore(database, now),
    copies: copiesStore(database, now),
    options: optionsStore(database, now),
    prices: pricesStore(database, now),
    plannedPrices: plannedPricesStore(database, { versions, now }),
    priceHistory: priceHistoryStore(database, now),
    several: severalStore(database, { now, alone }),
    trash: trashStore(database, { now, alone }),
    changes: changesStore(database, { publicUrl, secrets, now, alone }),
    now,
    listeners: listenersStore(database, { versions, now }),
    payments: paymentsStore(database),
    person: personStore(database, secrets),
    remotes: remotesStore(database, { versions, now }),
    remoteTokens: remoteTokensStore(database, now),
    sectionUse: sectionUseStore(database, momentary, now),
    visits: visitsStore(database, momentary, now),
    content,
    backupRuns: backupRunsStore(database, now),
    businessUse: businessUseStore(momentary),
    answerCounts: answerCountsStore(database, momentary, now),
    usedPictures: usedPicturesStore(database),
    /** Within `inTransaction`: true for one transaction at a time of all servers. */
    hasTurn: (name: string) => hasTurn(database, name),
    rotateSecrets: () => rotateSecrets(database, secrets),
    /** False where the data folder was moved, deleted or replaced: then nothing is written. */
    isDataInPlace: opened.isInPlace,
    /** False where the tables are older than the program; throws if the database does not answer. */
    hasTables: () => hasOwnMigrations(database),
    /** Throws if the database does not answer. */
    ping: async () => void (await businesses.isEmpty()),
    close: opened.close,
  };
}

function accountStores({ momentary, versions, refreshes, now }: Opened, database: Database) {
  return {
    users: usersStore(database),
    sessions: sessionsStore(database, { momentary, versions, refreshes, now }),
    audit: auditStore(database, now),
    loginLimits: loginLimitsStore(database, now),
    notifications: notificationsStore(database),
  };
}
