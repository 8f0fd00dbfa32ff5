import path from 'node:path';
import { load } from '../measuring/load.mjs';
import { percentile } from '../measuring/statistics.mjs';
import { signIn } from '../servers/carta.mjs';
import { fillBusinesses } from '../servers/fill-businesses.mjs';
import { embeddedPlace, postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';
import { updateOf } from './edits.mjs';
import { CONNECTIONS, pageBesideConnections, SLOW_UPLOADS, uploadBesideSlowOnes } from './slow-clients.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/places.mjs').Place} Place */
/** @typedef {{ key: string, cookie: string, items: import('../servers/carta-place.mjs').Item[] }} Owner */

const HOSTILE = 'hostil';
const OTHER = 'medida';
const PRINTED = 20;

/** How long others are measured, in ms. */
const MEASURED_MS = 5000;

/**
 * What others notice while one client or owner does the most that they may, against the same without them, on both engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function fair(folder) {
  const embedded = await measureFairness('embedded', embeddedPlace(path.join(folder, 'embedded')));
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureFairness('PostgreSQL', postgresPlace(postgres, folder, 'fair')))];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {Place} place
 * @returns {Promise<Row[]>}
 */
async function measureFairness(engine, place) {
  const { carta } = place;
  const menus = ['Carta', 'Lista'].map((title) => titled(sampleMenu({ categories: 500, products: 5000 }), title));
  const hostile = carta.makeBusiness(HOSTILE, menus[0]);
  const other = carta.makeBusiness(OTHER, sampleMenu({ categories: 20, products: 100 }));
  fillBusinesses(place, { key: OTHER, businesses: PRINTED + 1 });
  const printed = Array.from({ length: PRINTED }, (_, nth) => ({
    key: `${OTHER}-${nth + 1}`,
    email: `${OTHER}-${nth + 1}@carta.test`,
  }));
  const server = await carta.start();
  const { url } = server;
  try {
    const attacker = await ownerAt(url, hostile);
    const owner = await ownerAt(url, other);
    /** @type {Owner[]} */
    const printing = [];
    for (const each of printed) printing.push(await ownerAt(url, each));
    const during = othersDuring(url, owner);
    // Made before: others would wait for this process while it makes them.
    const imports = menus.map((file) => JSON.stringify({ file, replace: true }));

    const alone = await during(null);
    let nth = 0;
    const importing = await during(async () => {
      nth += 1;
      await put(url, attacker.cookie, `/api/menus/${HOSTILE}/file`, imports[nth % imports.length]);
    });
    const keys = (await menuOf(url, attacker)).items.slice(0, 500).map(({ key }) => key);
    const ofLoop = `one owner’s import loop of 5,000 products`;
    const several = await during(async () => {
      nth += 1;
      const body = JSON.stringify({ keys, set: { show: nth % 2 === 0 } });
      await put(url, attacker.cookie, `/api/items/several/${HOSTILE}`, body);
    });
    const pdfs = await during(async () => {
      nth += 1;
      for (const each of printing) await edit(url, each, nth);
      const answers = printing.map(({ key, cookie }) => fetch(`${url}/api/menus/${key}/pdf`, { headers: { cookie } }));
      for (const answer of await Promise.all(answers)) {
        if (answer.status !== 200) throw new Error(`a PDF was answered ${answer.status}`);
        await answer.arrayBuffer();
      }
    });
    const uploads = await uploadBesideSlowOnes(url, { attacker, owner });
    const firstPage = await pageBesideConnections(url, OTHER);
    const rows = (
      /** @type {string} */ what,
      /** @type {Others} */ { writes, reads },
      limits = { writes: 100, reads: 50 },
    ) =>
      /** @type {Row[]} */ ([
        {
          what: `a change by another during ${what}, p99, ${engine}`,
          unit: 'ms',
          figure: writes,
          floor: alone.writes,
          mostOf: limits.writes,
        },
        {
          what: `a menu read by another during ${what}, p99, ${engine}`,
          unit: 'ms',
          figure: reads,
          floor: alone.reads,
          mostOf: limits.reads,
        },
      ]);
    return [
      ...rows(ofLoop, importing),
      ...rows('one owner’s loop over 500 products at once', several),
      ...rows(`${PRINTED} PDFs at once`, pdfs, { writes: 200, reads: 200 }),
      {
        what: `picture’s upload beside ${SLOW_UPLOADS} connections at 1 kB/s, ${engine}`,
        unit: 'ms',
        figure: uploads.beside,
        floor: uploads.alone,
        mostOf: 1000,
      },
      {
        what: `diners’ page for a new client beside ${CONNECTIONS} connections of one address, ${engine}`,
        unit: 'ms',
        figure: firstPage.beside,
        floor: firstPage.alone,
        mostOf: 1000,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** @typedef {{ writes: number, reads: number }} Others 99th percentiles in ms */

/**
 * @param {string} url
 * @param {Owner} owner
 */
function othersDuring(url, owner) {
  /** @param {(() => Promise<void>) | null} hostility is done again and again meanwhile */
  return async (hostility) => {
    let isOver = false;
    const repeat = async () => {
      while (hostility && !isOver) await hostility();
    };
    const hostile = repeat();
    const asked = { origin: url, status: 200, connections: 1, until: { ms: MEASURED_MS } };
    const [writes, reads] = await Promise.all([
      load({ ...asked, request: (nth) => updateOf(owner, nth) }),
      load({
        ...asked,
        request: () => ({ method: 'GET', path: `/api/menus/${owner.key}`, headers: { cookie: owner.cookie } }),
      }),
    ]);
    isOver = true;
    await hostile;
    return { writes: percentile(writes.latencies, 0.99), reads: percentile(reads.latencies, 0.99) };
  };
}

/**
 * @param {string} url
 * @param {import('../servers/carta.mjs').Business} business
 * @returns {Promise<Owner>}
 */
async function ownerAt(url, business) {
  const cookie = await signIn(url, business);
  const owner = { key: business.key, cookie };
  return { ...owner, items: (await menuOf(url, owner)).items };
}

/**
 * @param {string} url
 * @param {Pick<Owner, 'key' | 'cookie'>} owner
 * @returns {Promise<{ items: Owner['items'] }>}
 */
async function menuOf(url, { key, cookie }) {
  const answer = await fetch(`${url}/api/menus/${key}`, { headers: { cookie } });
  return answer.json();
}

/**
 * @param {string} url
 * @param {string} cookie
 * @param {string} to
 * @param {string} body
 */
async function put(url, cookie, to, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(url + to, { method: 'PUT', headers, body });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${to} was answered ${answer.status}`);
}

/**
 * @param {string} url
 * @param {Owner} owner
 * @param {number} nth
 */
async function edit(url, owner, nth) {
  const { method, path: to, headers, body } = updateOf(owner, nth);
  const answer = await fetch(url + to, {
    method,
    headers: /** @type {Record<string, string>} */ (headers),
    body: String(body),
  });
  await answer.arrayBuffer();
}

/**
 * The menu with other titles, so that an import pairs nothing of it with that of another word.
 * @param {import('../servers/sample-menu.mjs').SampleMenu} menu
 * @param {string} word
 */
const titled = (menu, word) => ({
  ...menu,
  categories: menu.categories.map(({ title, products }, nth) => ({
    title: `${word} ${nth} ${title}`,
    products: products.map((product, at) => ({ ...product, title: `${word} ${nth} ${at} ${product.title}` })),
  })),
});
