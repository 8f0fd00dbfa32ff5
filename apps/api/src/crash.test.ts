import { mkdirSync, readdirSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import { menuToFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import Sqlite from 'libsql';
import { readConfig } from './config.ts';
import { openStores } from './stores.ts';
import { buildProgram, type BuiltProgram, type Running } from './testing/built-program.ts';
import { OwnerClient } from './testing/owner-client.ts';
import { postgresFor } from './testing/postgres-database.ts';
import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { Writers } from './testing/writers.ts';

// Each round starts a process.
jest.setTimeout(240_000);

/** `LONG=1` runs more. */
const ROUNDS = process.env.LONG ? 50 : 10;
const OWNER = { business: 'higuera', email: 'ana@higuera.test', password: 'una contraseña' };

let program: BuiltProgram;
/** One that writes to the disk before it answers; null in a run on the embedded database. */
let postgres: PostgresServer | null;
beforeAll(async () => {
  program = buildProgram();
  postgres = process.env.CARTA_TEST_POSTGRES === undefined ? null : await startPostgres({ durable: true });
});
afterAll(async () => {
  program.remove();
  await postgres?.stop();
});

/** Returns the environment of a server with a new database. */
async function newPlace(): Promise<NodeJS.ProcessEnv & { DATA_DIR: string }> {
  const DATA_DIR = program.newDataDir();
  return { DATA_DIR, ...(await postgresFor(DATA_DIR, postgres?.folder))?.env };
}

async function placeWithOwner(): ReturnType<typeof newPlace> {
  const place = await newPlace();
  const config = readConfig(place, '.');
  if (!config.ok) throw new Error(config.reason);
  const stores = await openStores(config.value);
  if (!stores.ok) throw new Error(stores.reason);
  const { businesses, users, menus, close } = stores.value;
  await businesses.create(OWNER.business, { name: 'La Higuera' });
  await users.create(OWNER);
  const products = Array.from({ length: 200 }, (_, nth) => `p${nth}`).join(', ');
  await menus.import(
    OWNER.business,
    menuToFile(written(`Tapas: bife | Orden: a, b, c, d, e, f | Viejos: ${products}`)),
  );
  await close();
  return place;
}

/** PostgreSQL checks itself when it starts again. */
function expectSound({ DATA_DIR: dataDir, DATABASE_URL }: Awaited<ReturnType<typeof newPlace>>): void {
  if (DATABASE_URL !== undefined) return;
  const file = new Sqlite(path.join(dataDir, 'carta.db'));
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(file.pragma('foreign_key_check')).toEqual([]);
  file.close();
}

async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

it(`a server that is killed ${ROUNDS} times while it writes, with its PostgreSQL if it has one, keeps every change that it answered`, async () => {
  const place = await placeWithOwner();
  const owner = new OwnerClient(OWNER);
  const writers = new Writers(owner);
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await program.serve(place);
    expect(await writers.missing(server.url)).toEqual([]);
    // Each round kills at another moment, while writers wait for answers.
    const until = { answers: 5 + ((round * 7) % 40), uploads: round % 5 === 0 ? 1 : 0 };
    await writers.write(server.url, {
      until,
      then: async () => void (await Promise.all([kill(server), postgres?.kill()])),
    });
    await postgres?.startAgain();
    expectSound(place);
  }
  const last = await program.serve(place);
  expect(await writers.missing(last.url)).toEqual([]);
  expect((await owner.menu(last.url)).categoriesL1[0]?.image?.url).toMatch('/files/higuera/');
  expect((await last.stop()).err).toBe('');
});

const PICTURES = readdirSync(path.join(__dirname, '../demo/pictures')).length;

it.each(process.env.LONG ? [1, PICTURES / 2, PICTURES] : [PICTURES / 2])(
  'a demo whose creation is killed after %i pictures is complete after the next start',
  async (count) => {
    const place = await newPlace();
    const { DATA_DIR } = place;
    const folder = path.join(DATA_DIR, 'files/demo');
    mkdirSync(folder, { recursive: true });
    const killed = program.launch({ ...place, DEMO: '1' });
    const isReached = () => readdirSync(folder).filter((name) => name.endsWith('.webp')).length >= count;
    const changes = watch(folder)[Symbol.asyncIterator]();
    while (!isReached()) await changes.next();
    await changes.return?.();
    killed.child.kill('SIGKILL');
    await killed.ended;

    const server = await program.serve({ ...place, DEMO: '1' });
    const products = Object.entries({ demo: 'demo', vacio: 'demo-vacio', bloqueado: 'demo-bloqueado' }).map(
      async ([name, business]) => {
        const client = new OwnerClient({ email: `${name}@carta.test`, password: 'carta-demo', business });
        return (await client.menu(server.url)).items.length;
      },
    );
    expect(await Promise.all(products)).toEqual([expect.closeTo(110, -2), 0, 8]);
    await server.stop();
  },
);
