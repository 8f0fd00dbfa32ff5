import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('GET /api/menus/{key}', () => {
  it('gives the whole menu, sorted, in the contract’s shape', async () => {
    await server.setMenu('owner', 'Tapas: croquetas, bravas | Cocina > Platos: bife');
    const { status, body } = await send<Record<string, unknown>>(server, 'menu', { params: { key: 'higuera' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      key: 'higuera',
      publicUrl: 'http://localhost:3000/m/higuera',
      categoriesL1: [
        { title: 'Tapas', order: 0, toLevel: 3 },
        { title: 'Cocina', order: 1 },
      ],
      categoriesL2: [{ title: 'Platos' }],
    });
  });
});
