import jsQR from 'jsqr';
import sharp from 'sharp';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now = Date.parse('2026-11-23T12:00:00Z');
const wifi = { name: 'Salón; "A"', password: 'higos\\y:brasas' };

beforeAll(async () => {
  server = await testServer({ now: () => now });
  await saveWifi({ active: true, ...wifi });
});
beforeEach(() => (now += 60_000));
afterAll(() => server.close());

async function saveWifi(changed: { active: boolean; name: string; password: string }) {
  const { version, modalInfo } = await server.menuOf('owner');
  const body = { version, modalInfo, board: { wifi: changed, html: '' } };
  await send(server, 'updateBusiness', { params: { businessKey: 'higuera' }, body });
}

const ask = (headers: Record<string, string> = {}, url = '/m/higuera/wifi') => server.app.inject({ url, headers });

it('[WIFI-2] diners who ask get name and password as JSON, which nobody keeps or indexes', async () => {
  const { statusCode, headers, body } = await ask({ 'sec-fetch-site': 'same-origin' });
  expect([statusCode, JSON.parse(body)]).toEqual([200, wifi]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('[WIFI-1] [WIFI-2] where HTML is asked for, the page has a code that phones join by', async () => {
  const { headers, body } = await ask({ accept: 'text/html,*/*', 'accept-language': 'pt' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const page = JSON.parse(body) as { wifi: object; code: { side: number; path: string }; language: string };
  expect([page.wifi, page.language]).toEqual([wifi, 'pt']);
  const { side, path } = page.code;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="400"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    'WIFI:S:Salón\\; \\"A\\";T:WPA;P:higos\\\\y\\:brasas;;',
  );
});

it.each([
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://evil.example', accept: 'text/html' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://carta.test', host: 'carta.test' }, 200],
  [{ origin: 'http://carta.test:81', host: 'carta.test' }, 403],
  [{ origin: 'http://localhost:3000', host: 'carta.test' }, 200],
])('a request of %j for the WiFi is answered with %d', async (headers, status) => {
  const answer = await ask(headers);
  expect([answer.statusCode, answer.body.includes('brasas')]).toEqual([status, status === 200]);
});

it('30 requests a minute from one address get the WiFi', async () => {
  const statuses = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await ask()).statusCode);
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
  expect((await ask({ accept: 'text/html' })).headers['retry-after']).toBe('60');
  now += 60_000;
  expect((await ask()).statusCode).toBe(200);
});

it('[WIFI-2] an inactive WiFi, and that of an unknown menu, is answered with 404', async () => {
  await saveWifi({ active: false, ...wifi });
  for (const headers of [{}, { accept: 'text/html' }] as Record<string, string>[])
    for (const url of ['/m/higuera/wifi', '/m/nadie/wifi', '/m/%3Cb%3E/wifi']) {
      const { statusCode, body } = await ask(headers, url);
      expect([url, statusCode, body.includes('brasas')]).toEqual([url, 404, false]);
    }
  await saveWifi({ active: true, ...wifi });
});
