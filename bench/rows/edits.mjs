/** @typedef {import('../servers/carta-place.mjs').CartaPlace} CartaPlace */
/** @typedef {Pick<CartaPlace, 'cookie' | 'key' | 'products'>} Owner */
/** @typedef {import('../measuring/load.mjs').Request} Request */

/**
 * The call that the editor sends when an owner confirms an edit; another product and another name each time.
 * @param {Owner} owner
 * @param {number} nth
 * @returns {Request}
 */
export function updateOf({ cookie, key: business, products }, nth) {
  const { key, parent, title, price } = products[Math.abs(nth) % products.length];
  const edited = { key, parent, business, title: `${title} ${nth}`, description: 'Para compartir', price };
  return put('/api/items', cookie, edited);
}

/**
 * The call that the editor sends when an owner drops a product; another product and another place each time.
 * @param {Owner} owner `products` are siblings
 * @param {number} nth
 * @returns {Request}
 */
export function reorderOf({ cookie, key, products }, nth) {
  const { _id } = products[nth % products.length];
  // Where a number of them has had its turn, all go elsewhere than before.
  const order = (nth * 17 + Math.floor(nth / products.length) * 23) % products.length;
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
  ...{ method: 'PUT', path, headers: { ...(cookie && { cookie }), 'content-type': 'application/json' } },
  body: JSON.stringify(body),
});
