import { alternately } from '../measuring/alternately.mjs';
import { median } from '../measuring/statistics.mjs';
import { postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { startS3 } from '../servers/s3.mjs';
import { freePort } from '../servers/server-process.mjs';
import { startAndIdle } from './built-process.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROUNDS = 5;

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
    const { ours, floor } = await alternately(ROUNDS, {
      ours: () => startAndIdle(() => carta.start({ env })),
      floor: () => startAndIdle(() => carta.start()),
    });
    const held = (/** @type {typeof ours} */ rounds) => median(rounds.map(({ idle }) => idle));
    const what = 'process, resident idle, with PostgreSQL, a bucket and metrics';
    return [{ what, unit: 'MB', figure: held(ours), floor: held(floor), mostOf: 120_000_000 }];
  } finally {
    await Promise.all([postgres.stop(), s3.stop()]);
  }
}
