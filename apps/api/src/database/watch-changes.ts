import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SUBJECTS, type Subject } from './cached-subjects.ts';
import { changeCounts, versionOfAll, type DataVersions } from './data-versions.ts';
import type { Refresh } from './read-cache.ts';
import { isUnavailable } from './unavailable.ts';

const CHANNEL = 'carta_changes';
/** Changes within so many ms are announced together: announcements wait for each other in the whole database. */
const GATHER = 50;
/** In ms. With the refresh it is how long a value is served from a cache at most, whether a notice arrives or not. */
const LOOK_EVERY = 900;
/** How long a look waits for what the caches read again, in ms. */
const REFRESH_TIMEOUT = 100;
/** In ms. */
const CONNECTION_TIMEOUT = 5000;

export interface ChangeWatch {
  readonly versions: DataVersions;
  /** What the caches read again before a look, so that it does not cost each of their entries a statement. */
  readonly refreshes: Refresh[];
  /** Takes note of a change of this program, and announces it to the others. */
  readonly note: (changed: ReadonlySet<Subject>) => void;
  /** Announces what is not announced yet. */
  readonly close: () => Promise<void>;
}

/**
 * Counts changes: those of this program at once, those of others by their notices, and about every second as if there were
 * one, since a notice can be lost. A notice says only which subjects have changed: the tables say what. Fails if PostgreSQL
 * cannot be reached now; a connection that is lost later is made anew.
 */
export async function watchChanges(url: string): Promise<ChangeWatch> {
  const changes = changeCounts();
  const { versions } = changes;
  let listening: Client | undefined;
  let connecting: Promise<unknown> | undefined;
  let notice: NodeJS.Timeout | undefined;
  let announcing = Promise.resolve();
  let looking: Promise<void> | undefined;
  const refreshes: Refresh[] = [];
  const unannounced = new Set<Subject>();

  const connect = async () => {
    const client = new Client({
      connectionString: url,
      application_name: 'carta',
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: CONNECTION_TIMEOUT,
    });
    // Its end follows.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (listening === client) listening = undefined;
    });
    client.on('notification', ({ processId, payload }) => {
      if (processId !== own(client)) changes.note(subjectsIn(payload));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      listening = client;
    } catch (error) {
      await client.end();
      throw error;
    }
  };

  /** One after another: a connection has one statement at a time. */
  const announce = () => (announcing = announcing.then(announceAll));
  const announceAll = async () => {
    clearTimeout(notice);
    notice = undefined;
    const client = listening;
    // Without an announcement the others look by themselves.
    const subjects = [...unannounced].join(' ');
    unannounced.clear();
    await client?.query('select pg_notify($1, $2)', [CHANNEL, subjects]).catch(() => client.end());
  };

  const look = async () => {
    const before = versionOfAll(versions);
    const read = await Promise.race([
      Promise.all(refreshes.map((refresh) => refresh())).catch(nothingRead),
      delay(REFRESH_TIMEOUT, [], { ref: false }),
    ]);
    const isUnchanged = versionOfAll(versions) === before;
    changes.note();
    if (isUnchanged) for (const makeValid of read) makeValid();
    if (!listening) connecting ??= connect().then(finished, finished);
  };
  const finished = () => (connecting = undefined);

  await connect();
  const timer = setInterval(() => void (looking = look()), LOOK_EVERY);
  return {
    versions,
    refreshes,
    note: (changed) => {
      changes.note(changed);
      for (const subject of changed) unannounced.add(subject);
      notice ??= setTimeout(() => void announce(), GATHER);
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await connecting;
      if (notice) void announce();
      await announcing;
      await listening?.end();
    },
  };
}

/** What cannot be read now is read, or fails, when it is asked for; a statement that is wrong is told to the operator. */
function nothingRead(error: unknown): [] {
  if (!isUnavailable(error))
    process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return [];
}

/** Returns the subjects that a notice names: all of them for one that names none, as that of an older program. */
function subjectsIn(payload = ''): readonly Subject[] {
  const named = SUBJECTS.filter((subject) => payload.split(' ').includes(subject));
  return named.length > 0 ? named : SUBJECTS;
}

/** Returns the number of the process that serves a connection, which its notices have. */
const own = (client: Client) => (client as Client & { readonly processID: number }).processID;
