import { Client } from 'pg';
import type { DataVersion } from './read-cache.ts';

const CHANNEL = 'carta_changes';
/** Changes within so many ms are announced together: announcements wait for each other in the whole database. */
const GATHER = 50;
/** How long a value is served from a cache at most, in ms, whether a notice arrives or not. */
const LOOK_EVERY = 1000;
/** In ms. */
const CONNECTION_TIMEOUT = 5000;

export interface ChangeWatch {
  readonly version: DataVersion;
  /** Takes note of a change of this program, and announces it to the others. */
  readonly note: () => void;
  /** Announces what is not announced yet. */
  readonly close: () => Promise<void>;
}

/**
 * Counts changes: those of this program at once, those of others by their notices, and every second as if there were one,
 * since a notice can be lost. A notice says only that something has changed: the tables say what. Fails if PostgreSQL
 * cannot be reached now; a connection that is lost later is made anew.
 */
export async function watchChanges(url: string): Promise<ChangeWatch> {
  let changes = 0;
  let listening: Client | undefined;
  let connecting: Promise<unknown> | undefined;
  let notice: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = new Client({
      ...{ connectionString: url, application_name: 'carta', keepAlive: true },
      ...{ connectionTimeoutMillis: CONNECTION_TIMEOUT, query_timeout: CONNECTION_TIMEOUT },
    });
    // Its end follows.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (listening === client) listening = undefined;
    });
    client.on('notification', ({ processId }) => {
      if (processId !== own(client)) changes += 1;
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

  const announce = async () => {
    clearTimeout(notice);
    notice = undefined;
    const client = listening;
    // Without an announcement the others look by themselves.
    await client?.query(`notify ${CHANNEL}`).catch(() => client.end());
  };

  const look = () => {
    changes += 1;
    if (!listening) connecting ??= connect().then(finished, finished);
  };
  const finished = () => (connecting = undefined);

  await connect();
  const timer = setInterval(look, LOOK_EVERY);
  return {
    version: () => changes,
    note: () => {
      changes += 1;
      notice ??= setTimeout(() => void announce(), GATHER);
    },
    close: async () => {
      clearInterval(timer);
      await connecting;
      if (notice) await announce();
      await listening?.end();
    },
  };
}

/** Returns the number of the process that serves a connection, which its notices have. */
const own = (client: Client) => (client as Client & { readonly processID: number }).processID;
