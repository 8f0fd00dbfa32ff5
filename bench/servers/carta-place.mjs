import { cartaIn, signIn } from './carta.mjs';
import { sampleMenu } from './sample-menu.mjs';
import { wordyMenu } from './wordy-menu.mjs';

/** @typedef {import('./server-process.mjs').ServerProcess} ServerProcess */
/** @typedef {{ _id: string, key: string, parent: string, title: string, price: { currency: string, big: number, small: string } }} Item */
/** @typedef {{ categories: number, products: number, isWordy?: boolean }} MenuSize */

/**
 * @typedef {object} CartaPlace a running Carta with one business, its owner signed in
 * @property {string} folder for what a row needs besides; its `data` is Carta's
 * @property {string} url
 * @property {string} cookie the owner's
 * @property {string} key the business's
 * @property {string} email the owner's
 * @property {readonly { key: string }[]} categories
 * @property {readonly Item[]} items in their order
 * @property {MenuSize} size
 * @property {object} menuFile what the menu was imported from
 * @property {ServerProcess} server
 * @property {ReturnType<typeof cartaIn>} carta
 */

const KEY = 'medida';

/**
 * Starts Carta on data of its own and gives it to `work`.
 * @template T
 * @param {string} folder
 * @param {MenuSize} size
 * @param {(place: CartaPlace) => Promise<T>} work
 */
export async function withCarta(folder, size, work) {
  const carta = cartaIn(folder);
  const menuFile = size.isWordy ? wordyMenu(size) : sampleMenu(size);
  const business = carta.makeBusiness(KEY, menuFile);
  const server = await carta.start();
  try {
    const cookie = await signIn(server.url, business);
    const { categoriesL1: categories, items } = await readMenu(server.url, { key: KEY, cookie });
    return await work({
      folder,
      url: server.url,
      cookie,
      ...business,
      categories,
      items,
      size,
      menuFile,
      server,
      carta,
    });
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} url
 * @param {{ key: string, cookie: string }} owner
 * @returns {Promise<{ categoriesL1: { key: string }[], items: Item[] }>}
 */
async function readMenu(url, { key, cookie }) {
  const answer = await fetch(`${url}/api/menus/${key}`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`the menu was answered ${answer.status}`);
  return answer.json();
}
