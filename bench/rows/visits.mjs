import path from 'node:path';
import { signIn } from '../servers/carta.mjs';
import { embeddedPlace, postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';
import { addYearOfVisits, moveVisits } from '../servers/year-of-visits.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/places.mjs').Place} Place */

const KEY = 'medida';

/**
 * What the visits of one restaurant take, as the version before stored them and as they are kept, and how long the clean-up moves them, on both engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function visitsOfAYear(folder) {
  const embedded = await measureVisits('embedded', embeddedPlace(path.join(folder, 'visits')));
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureVisits('PostgreSQL', postgresPlace(postgres, folder, 'visits')))];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {Place} place
 * @returns {Promise<Row[]>}
 */
async function measureVisits(engine, place) {
  const { carta } = place;
  const business = carta.makeBusiness(KEY, sampleMenu({ categories: 20, products: 200 }));
  place.compact();
  const empty = place.bytes();
  addYearOfVisits(place, KEY);
  place.settle();
  const before = place.bytes() - empty;
  const started = performance.now();
  let [cookie, answers, longest] = ['', 0, 0];
  await moveVisits(place, async (url) => {
    cookie ||= await signIn(url, business);
    const asked = performance.now();
    const body = JSON.stringify({ name: `La Medida ${answers}` });
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/business/${KEY}`, { method: 'PUT', headers, body });
    if (answer.status !== 200) throw new Error(`a change was answered with ${answer.status}`);
    await answer.arrayBuffer();
    answers += 1;
    if (answers > 1) longest = Math.max(longest, performance.now() - asked);
  });
  const moved = performance.now() - started;
  place.compact();
  const kept = place.bytes() - empty;
  const what = (/** @type {string} */ text) => `${text}, ${engine}`;
  return [
    { what: what('400 days of 200 visits of a restaurant'), unit: 'kB', figure: kept, mostOf: 1_000_000 },
    { what: what('the same in the version before'), unit: 'kB', figure: before },
    { what: what('the same moved, with the server’s start and stop'), unit: 's', figure: moved },
    { what: what('slowest change by the owner meanwhile'), unit: 'ms', figure: longest },
  ];
}
