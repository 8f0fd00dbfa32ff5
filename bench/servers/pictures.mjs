import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DEMO_PICTURES = fileURLToPath(new URL('../../dist/api/demo', import.meta.url));
/** Those of the dishes, without the variants of other widths, the cover and the logo. */
const DISHES = readdirSync(DEMO_PICTURES).filter((file) => /^(?!portada|logo)[a-z]+\.webp$/.test(file));
/** More than any browser fetches before the diner scrolls. */
const PICTURED = 40;

/**
 * Uploads one of the demo's pictures for each of the first products, and a cover for the business.
 * @param {Pick<import('./carta-place.mjs').CartaPlace, 'url' | 'cookie' | 'key' | 'items'>} place
 * @param {{ featured?: number, hasLogo?: boolean }} [more] how many of the first products are featured, too; and whether there is a logo
 */
export async function addPictures(
  { url, cookie, key: business, items },
  { featured: count = 0, hasLogo = false } = {},
) {
  const put = async (/** @type {string} */ at, /** @type {string | FormData} */ body) => {
    const headers = new Headers({ cookie });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const answer = await fetch(url + at, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`${at} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const add = (/** @type {FormData} */ form, /** @type {string} */ field, /** @type {string} */ file) =>
    form.append(field, new Blob([readFileSync(path.join(DEMO_PICTURES, file))], { type: 'image/webp' }), file);
  for (const [nth, { key }] of items.slice(0, PICTURED).entries()) {
    const form = new FormData();
    form.append('key', key);
    form.append('business', business);
    add(form, '_file', DISHES[nth % DISHES.length]);
    const { image } = await put('/api/items', form);
    if (!image.url.startsWith('/files/')) throw new Error(`the picture of ${key} is ${image.url}`);
    if (nth < count) await put('/api/items', JSON.stringify({ business, key, featured: nth + 1 }));
  }
  const form = new FormData();
  add(form, 'backgroundImage', 'portada.webp');
  if (hasLogo) add(form, 'logo', 'logo.webp');
  await put(`/api/business/${business}`, form);
}
