import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {{ key: string, cookie: string, items: import('../servers/carta-place.mjs').Item[] }} Owner */

const [ATTACKER, DINER] = ['127.0.0.2', '127.0.0.3'];
export const CONNECTIONS = 5000;
export const SLOW_UPLOADS = 17;
const ANNOUNCED_BYTES = 4_900_000;

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * How long an upload takes, alone and while another business sends slowly over many connections, in ms.
 * @param {string} url
 * @param {{ attacker: Owner, owner: Owner }} owners
 */
export async function uploadBesideSlowOnes(url, { attacker, owner }) {
  const upload = async () => {
    const form = new FormData();
    const { key } = owner.items[0] ?? { key: '' };
    for (const [name, value] of Object.entries({ key, business: owner.key })) form.append(name, value);
    form.append('_file', new Blob([PIXEL]), 'foto.png');
    const started = performance.now();
    const answer = await fetch(`${url}/api/items`, { method: 'PUT', headers: { cookie: owner.cookie }, body: form });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a picture was answered ${answer.status}`);
    return performance.now() - started;
  };
  await upload();
  const alone = await upload();
  const head = `PUT /api/menus/${attacker.key}/file HTTP/1.1\r\nhost: a\r\ncookie: ${attacker.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${ANNOUNCED_BYTES}\r\n\r\n`;
  const sockets = await connections(url, SLOW_UPLOADS, head);
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write(' '.repeat(1000));
  }, 1000);
  await wait(3000);
  try {
    return { alone, beside: await upload() };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * How long a new client waits for a page, alone and while another address holds thousands of connections, in ms.
 * @param {string} url
 * @param {string} key the business's
 */
export async function pageBesideConnections(url, key) {
  const page = async () => {
    const started = performance.now();
    const [socket] = await connections(url, 1, `GET /m/${key} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, DINER);
    const [answer] = socket ? await once(socket, 'data') : [''];
    if (!String(answer).startsWith('HTTP/1.1 200 '))
      throw new Error(`a diner was answered ${String(answer).slice(0, 20)}`);
    return performance.now() - started;
  };
  await page();
  const alone = await page();
  const half = Math.ceil(CONNECTIONS / 2);
  const sockets = [
    ...(await connections(url, half, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n', ATTACKER)),
    ...(await connections(url, CONNECTIONS - half, 'GET /healthz HTTP/1.1\r\nhost: ', ATTACKER)),
  ];
  try {
    return { alone, beside: await page() };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * Opens connections and sends `text` over each.
 * @param {string} url
 * @param {number} count
 * @param {string} text
 * @param {string} localAddress
 */
async function connections(url, count, text, localAddress = '127.0.0.1') {
  const port = Number(new URL(url).port);
  /** @type {net.Socket[]} */
  const sockets = [];
  for (let nth = 0; nth < count; nth += 1) {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    const settled = Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    await settled.catch(() => {});
    socket.write(text);
    sockets.push(socket);
  }
  return sockets;
}
