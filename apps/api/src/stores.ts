import { ok, refused, type Result } from '@carta/domain';
import { businessesStore } from './business/businesses.store.ts';
import { openSecrets } from './database/secrets.ts';
import { categoriesStore } from './categories/categories.store.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database, type OpenRefusal } from './database/open-database.ts';
import { itemsStore } from './items/items.store.ts';
import { menusStore } from './menu/menus.store.ts';
import { notificationsStore } from './notifications/notifications.store.ts';
import { loginLimitsStore } from './session/login-limits.store.ts';
import { sessionsStore } from './session/sessions.store.ts';
import { usersStore } from './session/users.store.ts';

export interface StoresOptions {
  /** ms since 1970. */
  readonly now?: () => number;
  /** How long a statement waits for another process's write, in ms. */
  readonly busyTimeout?: number;
}

export type Stores = ReturnType<typeof storesOf>;

/** Opens the data folder for the server and for the command line alike; refuses with a line for the operator. */
export async function openStores(
  { dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>,
  { now = Date.now, busyTimeout }: StoresOptions = {},
): Promise<Result<Stores>> {
  const database = await openDatabase(dataDir, { busyTimeout });
  if (database.ok) return ok(storesOf(database.value, { dataDir, publicUrl, now }));
  return refused(WHY_NOT[database.reason](dataDir));
}

const WHY_NOT: Record<OpenRefusal, (dataDir: string) => string> = {
  'folder-not-writable': (dir) => `No se puede escribir en la carpeta ${dir}: revise DATA_DIR y sus permisos`,
  'database-unusable': (dir) => `La base de datos de ${dir} no se puede usar: está ocupada o dañada`,
  'database-newer': (dir) => `La base de datos de ${dir} es de una versión más nueva de Carta: actualice el programa`,
};

function storesOf(database: Database, options: { dataDir: string; publicUrl: string; now: () => number }) {
  const { publicUrl, now } = options;
  const businesses = businessesStore(database, { publicUrl, secrets: openSecrets(options.dataDir) });
  return {
    users: usersStore(database),
    sessions: sessionsStore(database, now),
    loginLimits: loginLimitsStore(database, now),
    businesses,
    menus: menusStore(database, publicUrl),
    categories: categoriesStore(database),
    items: itemsStore(database),
    notifications: notificationsStore(database),
    /** Fails where the database does not answer. */
    ping: async () => void (await businesses.isEmpty()),
    close: () => database.destroy(),
  };
}
