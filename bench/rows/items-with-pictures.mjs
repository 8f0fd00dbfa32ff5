import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/**
 * A picture that no other is like and that shrinks badly, as photos do.
 * @param {number} nth
 */
export const noise = (nth) =>
  sharp({
    create: {
      width: 480,
      height: 360,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 90 + (nth % 80), sigma: 30 },
    },
  })
    .webp()
    .toBuffer();

/**
 * Adds an item to the first category.
 * @param {Pick<import('../servers/carta-place.mjs').CartaPlace, 'url' | 'cookie' | 'key' | 'categories'>} place
 * @param {{ nth: number, image: string }} item
 */
export async function createItem({ url, cookie, key: business, categories }, { nth, image }) {
  const key = randomBytes(16).toString('base64url').slice(0, 21);
  const answer = await fetch(`${url}/api/items/${business}/${key}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      key,
      business,
      parent: categories[0].key,
      level: 2,
      order: nth,
      title: `Milanesa napolitana ${nth}`,
      description: 'De nalga, con salsa de tomate, jamón natural y muzzarella gratinada. Alcanza para dos.',
      price: { currency: '$', big: 12_500 + nth, small: '50' },
      image: { url: image },
    }),
  });
  if (answer.status !== 201) throw new Error(`an item was answered ${answer.status}`);
}
