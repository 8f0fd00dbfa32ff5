import { loadColdAlternately } from './load-cold-alternately.mjs';
import { SLOW_PHONE } from './speeds.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('@playwright/test').Page} Page */

const ROUNDS = 3;
/** The script has taken the form over: an empty one cannot be sent. */
const TAKEN_OVER = 'button[type=submit]:disabled';

/**
 * The sign-in screen on a slow phone, against a plain React form.
 * @param {import('./browser-place.mjs').BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function loginPage({ browser, url, floorUrl }) {
  const { ours, floor } = await loadColdAlternately(ROUNDS, SLOW_PHONE, {
    ours: { browser, url, path: '/login', ready: TAKEN_OVER, check: checkForm },
    floor: { browser, url: floorUrl, path: '/form.html', ready: TAKEN_OVER },
  });
  return [
    { what: 'login, JavaScript as sent', unit: 'kB', figure: ours.scripts, floor: floor.scripts, mostOf: 90_000 },
    { what: 'login, requests', unit: 'count', figure: ours.requests, floor: floor.requests, mostOf: 8 },
    {
      what: 'login usable, slow phone',
      unit: 's',
      figure: ours.readyAfter,
      floor: floor.readyAfter,
      mostOf: 2000,
    },
  ];
}

/**
 * The fields can be typed into, and the script sends them.
 * @param {Page} page
 */
async function checkForm(page) {
  await page.getByLabel('Correo electrónico').fill('nadie@carta.test');
  await page.getByLabel('Contraseña').fill('equivocada');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const kind = (await sent).resourceType();
  if (kind !== 'fetch' && kind !== 'xhr') throw new Error(`The form was sent as ${kind}, not by the script.`);
}
