import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'libsql';
import { readConfig } from './config.ts';
import { start } from './start.ts';
import { openStores } from './stores.ts';
import { writeStandInSite } from './testing/stand-in-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-start-'));
  writeStandInSite(path.join(folder, 'site'));
  mkdirSync(path.join(folder, 'data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function whyRefused(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const dirs = { DATA_DIR: path.join(folder, 'data'), SITE_DIR: path.join(folder, 'site') };
  const config = readConfig({ ...dirs, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }, '.');
  if (!config.ok) throw new Error(config.reason);
  const started = await start(config.value, async () => undefined);
  if (!started.ok) return started.reason;
  await started.value.stop();
  throw new Error('the server has started');
}

describe('a server does not start and says why in one line', () => {
  it('a server does not start where its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await whyRefused({ PORT: String(port) })).toBe(`El puerto ${port} ya está en uso: elija otro con PORT`);
    other.close();
  });

  it.each(['/proc/carta', '/dev/null/carta'])(
    'a server does not start where its data folder %s cannot be written',
    async (DATA_DIR) => {
      expect(await whyRefused({ DATA_DIR })).toBe(
        `No se puede escribir en la carpeta ${DATA_DIR}: revise DATA_DIR y sus permisos`,
      );
    },
  );

  it('a server does not start where a newer program has migrated its database', async () => {
    const stores = await openStores({ dataDir: path.join(folder, 'data'), publicUrl: '' });
    if (!stores.ok) throw new Error(stores.reason);
    await stores.value.close();
    const file = new Sqlite(path.join(folder, 'data/carta.db'));
    file.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    file.close();
    expect(await whyRefused()).toMatch(/^La base de datos de \S+ es de una versión más nueva de Carta: .*$/);
  });

  it('a server does not start where its database file is damaged', async () => {
    writeFileSync(path.join(folder, 'data/carta.db'), 'x'.repeat(10_000));
    expect(await whyRefused()).toMatch(/^La base de datos de \S+ no se puede usar: .*$/);
  });

  it('a server does not start where its key file is damaged', async () => {
    writeFileSync(path.join(folder, 'data/secret.key'), 'no key');
    expect(await whyRefused()).toMatch(/^El archivo secret\.key de \S+ no se puede leer o está dañado$/);
  });

  it('a server does not start where the panel is not built', async () => {
    rmSync(path.join(folder, 'site/shell/server.js'));
    expect(await whyRefused()).toMatch(/^No se pudo cargar el panel de \S+: .*$/);
  });
});
