/** @typedef {import('../servers/carta-place.mjs').CartaPlace} CartaPlace */
/** @typedef {Pick<CartaPlace, 'cookie' | 'key' | 'items'>} Owner */
/** @typedef {import('../measuring/load.mjs').Request} Request */

/**
 * The call that the editor sends when an owner confirms an edit; another product and another name each time.
 * @param {Owner} owner
 * @param {number} nth
 * @returns {Request}
 */
export function updateOf({ cookie, key: business, items }, nth) {
  const { key, parent, title, price } = items[Math.abs(nth) % items.length];
  const edited = { key, parent, business, title: `${title} ${nth}`, description: 'Para compartir', price };
  return put('/api/items', cookie, edited);
}

/**
 * The call that the editor sends when an owner drops a product; another product and another place each time.
 * @param {Owner} owner `items` are siblings
 * @param {number} nth
 * @returns {Request}
 */
export function reorderOf({ cookie, key, items }, nth) {
  const { _id } = items[nth % items.length];
  // Where a number of them has had its turn, all go elsewhere than before.
  const order = (nth * 17 + Math.floor(nth / items.length) * 23) % items.length;
  return put(`/api/products/sort/${key}/${_id}`, cookie, { order });
}

/**
 * The floor's one SQL update; another text each time, since a row that is written as it was is not written at all.
 * @param {number} nth
 */
export const updateFloor = (nth) => put('/sql', '', { title: `Milanesa ${nth}` });

/**
 * @param {string} path
 * @param {string} cookie
 * @param {object} body
 * @returns {Request}
 */
const put = (path, cookie, body) => ({
  method: 'PUT',
  path,
  headers: { ...(cookie && { cookie }), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
