/** @typedef {Pick<import('./carta-place.mjs').CartaPlace, 'url' | 'cookie' | 'key'>} Owned */

export const ZONE = 'Monserrat';
const ZONES = ['San Telmo', ZONE, 'Puerto Madero', 'La Boca', 'Barracas', 'Constitución'];

/**
 * Saves one setting of the business.
 * @param {Owned} place
 * @param {object} setting
 */
async function saveSetting({ url, cookie, key }, setting) {
  const answer = await fetch(`${url}/api/business/${key}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(setting),
  });
  if (!answer.ok) throw new Error(`a setting was answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Has the business take orders at any time, to be delivered to one of six zones or fetched.
 * @param {Owned} place
 */
export async function takeOrders(place) {
  const zones = ZONES.map((title, nth) => ({
    key: `zone-of-the-bench-${nth}`.padEnd(21, '0'),
    title,
    price: { currency: '$', big: 1500 + 250 * nth, small: '00' },
  }));
  await saveSetting(place, { whatsAppNumber: '1155550142' });
  await saveSetting(place, { menuTypes: ['delivery', 'takeaway'] });
  await saveSetting(place, { delivery: { zones, minimum: null } });
  await saveSetting(place, { paymentMethods: { cash: true, mercadoPago: false, other: false } });
}
