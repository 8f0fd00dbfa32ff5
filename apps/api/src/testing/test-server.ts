import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { menuToFile, type Menu } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { openPictures, type PicturesOptions } from '../pictures/pictures.ts';
import type { HttpLimits } from '../http/create-server.ts';
import type { ReadyChecks } from '../http/health.routes.ts';
import { openDiskCheck } from '../storage/disk-check.ts';
import { openLog } from '../processes/open-log.ts';
import { openRenderProcess, type RenderProcessOptions } from '../rendering/render-process.ts';
import { openSite } from '../rendering/site.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { hashPassword } from '../session/passwords.ts';
import { pictureReader } from '../storage/read-picture.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openStores, type Stores, type StoresOptions } from '../stores.ts';
import { postgresFor } from './postgres-database.ts';
import { PICTURE_DECODER, RENDER_PROGRAM } from './child-programs.ts';
import { quickFolder } from './quick-folder.ts';
import { writeStandInSite } from './stand-in-site.ts';
import { writeTables } from './write-tables.ts';

export const PASSWORD = 'una contraseña';

/** Each person owns another business. */
export const PEOPLE = {
  owner: { business: 'higuera', email: 'ana@higuera.test', locked: false, device: '' },
  neighbour: { business: 'otra', email: 'beto@otra.test', locked: false, device: '' },
  locked: { business: 'fogon', email: 'caro@fogon.test', locked: true, device: '' },
} as const;

export type Person = keyof typeof PEOPLE;

interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: number;
  readonly msg: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly stores: Stores;
  readonly storage: FileStorage;
  readonly dataDir: string;
  /** Where other stores find the same data. */
  readonly place: Pick<Config, 'dataDir' | 'publicUrl' | 'postgres' | 'secretKeys'>;
  readonly siteDir: string;
  /** Returns the log's lines as text. */
  readonly logged: () => string;
  /** Returns the log's lines as objects. */
  readonly logLines: () => LogLine[];
  /** Starts a session of this person and returns its token. */
  readonly session: (person: Person) => Promise<string>;
  /** Gives a person's business this menu without option groups, written like `menu('Tapas: croquetas | Postres: flan')`. */
  readonly setMenu: (person: Person, text: string) => Promise<Menu>;
  readonly menuOf: (person: Person) => Promise<Menu>;
  /** Deletes the three businesses with their menus, users and sessions and creates them anew, which is much quicker than another server. Keeps their files. */
  readonly renewBusinesses: () => Promise<void>;
  /** Waits until the server has noticed what other programs have changed, which on PostgreSQL it does within a second. */
  readonly noticeOthers: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface TestServerOptions extends StoresOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Besides those of every server. */
  readonly readyChecks?: ReadyChecks;
  /** Returns the storage that replaces the server's own. */
  readonly storage?: (own: FileStorage) => FileStorage;
  readonly pictures?: Partial<PicturesOptions>;
  readonly renderProcess?: Partial<RenderProcessOptions>;
  readonly httpLimits?: HttpLimits;
  /** False discards the log, for tests that measure memory. */
  readonly keepsLog?: boolean;
}

/** Starts the real server on a real database in a new folder, with three businesses. */
export async function testServer({
  env,
  readyChecks,
  storage: storageFor = (own) => own,
  pictures: pictureOptions,
  renderProcess: renderProcessOptions,
  httpLimits,
  keepsLog = true,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(quickFolder(), 'carta-api-'));
  const siteDir = path.join(folder, 'site');
  writeStandInSite(siteDir);
  const postgres = await postgresFor(path.join(folder, 'data'));
  const config = configOf({
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: siteDir,
    NODE_ENV: 'test',
    // Nobody answers there: a test that pays names a server of its own.
    MERCADOPAGO_URL: 'http://127.0.0.1:1',
    ...postgres?.env,
    ...env,
  });
  if (!postgres) await writeTables(config.dataDir);
  const storage = storageFor(await openStorage(config));
  const opened = await openStores(config, {
    // A pool makes requests wait that the embedded database answers at once.
    ...(postgres && { busyTimeout: 10_000 }),
    durable: false,
    sharedFiles: config.storage && storage,
    ...options,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const stores = opened.value;
  const createBusinesses = async () => {
    const people = Object.values(PEOPLE).map(async ({ business, email, locked }) => {
      await stores.businesses.create(business, { name: business });
      await stores.users.create({ business, email, password: await hashedPassword(), locked });
    });
    await Promise.all(people);
  };
  await createBusinesses();

  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void (keepsLog && lines.push(line)) });
  const { development, dataDir } = config;
  const site = openSite(siteDir, { development, log, dataDir, published: stores.remotes.live });
  const app = await buildApp({
    config,
    stores,
    site,
    log,
    storage,
    httpLimits,
    pictures: openPictures({ storage, program: PICTURE_DECODER, ...pictureOptions }),
    renderProcess: openRenderProcess({
      program: RENDER_PROGRAM,
      readPicture: pictureReader(storage),
      ...renderProcessOptions,
    }),
    readyChecks,
    disk: openDiskCheck(config.dataDir),
  });

  const menuOf = async (person: Person) => {
    const menu = await stores.menus.read(PEOPLE[person].business);
    if (!menu) throw new Error(`${person} has no business`);
    return menu;
  };
  return {
    app,
    stores,
    storage,
    dataDir,
    place: config,
    siteDir,
    logged: () => lines.join(''),
    logLines: () => lines.map((line) => JSON.parse(line) as LogLine),
    session: (person) => stores.sessions.start(PEOPLE[person].business, PEOPLE[person].email),
    menuOf,
    setMenu: async (person, text) => {
      const { business } = PEOPLE[person];
      const file = { ...menuToFile(written(text)), options: [] };
      // Records that a file finds keep their versions: a test begins with new ones.
      const { categoriesL1 } = await menuOf(person);
      if (categoriesL1.length > 0) await stores.menus.import(business, { ...file, categories: [] }, { replace: true });
      await stores.menus.import(business, file, { replace: true });
      return menuOf(person);
    },
    renewBusinesses: async () => {
      await Promise.all(Object.values(PEOPLE).map(({ business }) => stores.businesses.delete(business)));
      await createBusinesses();
    },
    noticeOthers: async () => {
      await setImmediate();
      if (!postgres) return;
      const before = stores.listeners.version();
      // Notices arrive in the order of their commits: those of others are here once this one is.
      await postgres.notify();
      while (stores.listeners.version() === before) await setImmediate();
    },
    close: async () => {
      await app.close();
      await stores.close();
      await postgres?.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Computed once for all servers of a test file, since hashing is slow. */
let hash: Promise<string> | undefined;
const hashedPassword = async () => ({ hash: await (hash ??= hashPassword(PASSWORD)) });

function configOf(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env, '.');
  if (!config.ok) throw new Error(config.reason);
  return config.value;
}
