import { readFileSync } from 'node:fs';
import path from 'node:path';
import { carta } from '../testing/carta.ts';
import { goodOrder } from '../testing/good-order.ts';
import { setGoodMenu } from '../testing/good-requests.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const BUSINESS = PEOPLE.owner.business;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => carta(server.dataDir, ['order', ...args]);

async function stored(phone: string, changes: Parameters<typeof goodOrder>[1] = {}): Promise<string> {
  const menu = await setGoodMenu(server, 'owner');
  const sent = goodOrder(menu, { phone, ...changes });
  const limits = { perNetwork: 100, perHour: 100 };
  await server.stores.orders.place(BUSINESS, { sent, bodyHash: 'hash', network: phone, limits });
  return sent.key;
}
const phoneOf = async (key: string) => (await server.stores.orders.find(BUSINESS, key))?.order.phone;

describe('carta order', () => {
  it('erase forgets one order, or all with a phone however it is written, and the audit does not keep the number', async () => {
    const keys = [await stored('+54 9 11 4983-2211'), await stored('011 4983-2211'), await stored('11 5555-0199')];
    const byPhone = await run('erase', '--phone', '11 4983 2211', '--business', BUSINESS);
    expect(byPhone).toEqual({ code: 0, out: '', err: 'Se borró lo que escribió el comensal en 2 pedidos\n' });
    expect(await Promise.all(keys.map(phoneOf))).toEqual(['', '', '11 5555-0199']);
    expect(await run('erase', keys[2] ?? '', '--business', BUSINESS)).toMatchObject({ code: 0 });
    expect(await phoneOf(keys[2] ?? '')).toBe('');
    const said = (await server.stores.audit.list()).map(({ what }) => what).join('\n');
    expect(said).toContain('carta order erase --phone … --business');
    expect(said).not.toMatch(/4983/);
  });

  it('erase takes a key that begins with a hyphen, as one of 64 does', async () => {
    const key = await stored('11 5555-0188', { key: '-abcdefghij_klmnopqrs' });
    expect(await run('erase', key, '--business', BUSINESS)).toMatchObject({ code: 0 });
    expect(await phoneOf(key)).toBe('');
  });

  it.each<[string[], number, string]>([
    [['erase', '--business', BUSINESS], 2, 'uno de los dos'],
    [['erase', 'x', '--business', 'nadie'], 1, 'No existe el negocio nadie'],
    [['erase', 'x', '--business', BUSINESS], 1, 'No hay ningún pedido así'],
    [['export', '--business', BUSINESS, '--phone', '11 5555-0000'], 1, 'No hay ningún pedido así'],
    [['export', '--business', BUSINESS, '--phone', '155'], 1, 'No hay ningún pedido así'],
    [
      ['export', '--business', BUSINESS, '--phone', '11 5555-0177', '--from', '2026-11-01', '--to', '2026-11-02'],
      2,
      'uno de los dos',
    ],
    [['export', '--business', 'nadie'], 1, 'No existe el negocio nadie'],
    [['export', '--business', BUSINESS, '--from', 'ayer'], 2, '--from'],
    [['export', '--business', BUSINESS, '/no/such/folder/pedidos.csv'], 1, 'no se puede escribir'],
  ])('%j fails with %i and a word', async (args, code, message) => {
    expect(await run(...args)).toMatchObject({ code, err: expect.stringContaining(message) as string });
  });

  it('export writes the orders as CSV', async () => {
    await stored('11 5555-0177');
    expect((await run('export', '--business', BUSINESS)).out).toContain('11 5555-0177');
    const file = path.join(server.dataDir, 'pedidos.csv');
    expect(await run('export', '--business', BUSINESS, file)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toContain('11 5555-0177');
  });

  it('export --phone gives a diner what is stored of them and nothing of others, and the audit does not keep the number', async () => {
    await stored('+54 9 11 4111-2233');
    await stored('11 5555-0188');
    const { out } = await run('export', '--business', BUSINESS, '--phone', '11 4111 2233');
    const [head, ...rows] = out.trim().split('\n');
    expect(head).toContain('Nombre;Teléfono;Dirección;Notas');
    expect(rows.map((row) => /4111-2233/.test(row))).toEqual([true]);
    const said = (await server.stores.audit.list()).map(({ what }) => what).join('\n');
    expect(said).toContain(`carta order export --business ${BUSINESS} --phone …`);
    expect(said).not.toMatch(/4111/);
  });
});
