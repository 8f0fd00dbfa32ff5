import { idleMemory } from './built-process.mjs';
import { postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { startS3 } from '../servers/s3.mjs';
import { freePort } from '../servers/server-process.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

/**
 * What the process holds with PostgreSQL, a bucket and metrics, against one with PostgreSQL alone.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function processWithServices(folder) {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3(folder)]);
  try {
    const { carta } = postgresPlace(postgres, folder, 'services');
    const env = { ...s3.env, METRICS_PORT: String(await freePort()) };
    const [figure, floor] = [await idleMemory(() => carta.start({ env })), await idleMemory(() => carta.start())];
    const what = 'process, resident idle, with PostgreSQL, a bucket and metrics';
    return [{ what, unit: 'MB', figure, floor, mostOf: 120_000_000 }];
  } finally {
    await Promise.all([postgres.stop(), s3.stop()]);
  }
}
