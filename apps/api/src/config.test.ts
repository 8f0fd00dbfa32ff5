import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, VARIABLES } from './config.ts';

it('docs/operate.md has a row for each variable, with its default', () => {
  const manual = readFileSync(path.resolve(__dirname, '../../../docs/operate.md'), 'utf8');
  const [, rows = ''] = /\n\| variable \| default \| what it is \|\n\|[-|]+\|\n(.*?)\n\n/s.exec(manual) ?? [];
  const shown = (value: string) => (value === '' ? 'none' : `\`${value}\``);
  expect(rows.split('\n')).toEqual(
    Object.entries<{ default?: string; unset?: string; manual: string }>(VARIABLES).map(
      ([name, { default: value = '', unset = shown(value), manual: words }]) => `| \`${name}\` | ${unset} | ${words} |`,
    ),
  );
});

it('a program without settings serves ./data on port 3000, without the demo', () => {
  expect(readConfig({}, '/opt/carta/dist')).toMatchObject({
    ok: true,
    value: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      siteDir: '/opt/carta/dist',
      demo: false,
      development: false,
      publicUrl: 'http://localhost:3000',
      productUrl: 'http://localhost:3000',
      supportWhatsApp: null,
      trustProxy: false,
      logLevel: 'info',
    },
  });
});

it('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' }, '.')).toEqual(readConfig({}, '.'));
});

it('the public address loses the slashes at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://carta.test//' }, '.')).toMatchObject({
    value: { publicUrl: 'https://carta.test', productUrl: 'https://carta.test' },
  });
});

it('REMOTE_ORIGINS is a list of origins', () => {
  expect(readConfig({ REMOTE_ORIGINS: 'https://a.test, http://b.test:8080' }, '.')).toMatchObject({
    value: { remoteOrigins: ['https://a.test', 'http://b.test:8080'] },
  });
});

const KEY = Buffer.alloc(32, 1).toString('base64');

it('DATABASE_URL names a database of PostgreSQL, with the keys of SECRET_KEY', () => {
  const DATABASE_URL = 'postgres://carta:clave@db.test:5433/carta?sslmode=require';
  expect(readConfig({ DATABASE_URL, DATABASE_POOL: '4', SECRET_KEY: `${KEY},${KEY}` }, '.')).toMatchObject({
    value: { postgres: { url: DATABASE_URL, pool: 4 }, secretKeys: [KEY, KEY] },
  });
  const listenUrl = 'postgres://carta:clave@direct.test/carta';
  expect(readConfig({ DATABASE_URL, DATABASE_LISTEN_URL: listenUrl, SECRET_KEY: KEY }, '.')).toMatchObject({
    value: { postgres: { url: DATABASE_URL, listenUrl } },
  });
  expect(readConfig({}, '.')).toMatchObject({ value: { postgres: null, secretKeys: null } });
});

const NO_BUCKET = 'STORAGE_URL: tiene que ser como s3://BUCKET/CARPETA?endpoint=https://…&region=…&forcePathStyle=true';
const NO_ORIGINS = 'REMOTE_ORIGINS: tienen que ser orígenes como https://panel.example, separados por comas';

const NO_DATABASE = 'DATABASE_URL: tiene que ser como postgres://USUARIO:CLAVE@SERVIDOR/BASE';
const NO_KEY = 'SECRET_KEY: tiene que ser de 32 bytes en base64, o varias separadas por comas';

it.each([
  [{ REMOTE_ORIGINS: 'https://a.test/' }, NO_ORIGINS],
  [{ REMOTE_ORIGINS: 'https://a.test, a.test' }, NO_ORIGINS],
  [{ REMOTE_ORIGINS: '*' }, NO_ORIGINS],
  [{ REMOTE_ORIGINS: 'ftp://a.test' }, NO_ORIGINS],
  [{ REMOTE_OVERRIDE_KEY: 'short' }, 'REMOTE_OVERRIDE_KEY: tiene que ser de 32 letras o más'],
  [{ PORT: 'x' }, 'PORT: tiene que ser un número de 0 a 65535'],
  [{ PORT: '70000' }, 'PORT: tiene que ser un número de 0 a 65535'],
  [
    { PUBLIC_URL: 'https://carta.test/menus' },
    'PUBLIC_URL: tiene que ser una dirección sin carpeta: todo se sirve desde la raíz',
  ],
  [{ PUBLIC_URL: 'carta.test' }, 'PUBLIC_URL: tiene que ser una dirección que empiece con http:// o https://'],
  [
    { DEMO: 'yes', LOG_LEVEL: 'loud' },
    'DEMO: tiene que ser 1 o 0; LOG_LEVEL: tiene que ser fatal, error, warn, info, debug, trace o silent',
  ],
  [{ DATABASE_URL: 'postgres://carta@db.test' }, NO_DATABASE],
  [{ DATABASE_URL: 'mysql://carta@db.test/carta' }, NO_DATABASE],
  [{ DATABASE_URL: 'postgres://db.test/carta' }, 'SECRET_KEY: falta, y con DATABASE_URL es obligatoria'],
  [{ DATABASE_LISTEN_URL: 'direct.test' }, `DATABASE_LISTEN_URL: ${NO_DATABASE.slice('DATABASE_URL: '.length)}`],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL: tiene que ser un número de 1 a 999'],
  [{ SECRET_KEY: 'short' }, NO_KEY],
  [{ SECRET_KEY: `${KEY},short` }, NO_KEY],
  [{ STORAGE_URL: 's3://carta' }, 'STORAGE_URL: faltan AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY'],
  [{ BACKUP_ACCESS_KEY_ID: 'a' }, 'BACKUP_ACCESS_KEY_ID y BACKUP_SECRET_ACCESS_KEY: los dos, o ninguno'],
  [{ STORAGE_URL: 's3://x' }, NO_BUCKET],
  [{ STORAGE_URL: 'https://carta' }, NO_BUCKET],
  [{ STORAGE_URL: 's3://carta?endpoint=store.test' }, NO_BUCKET],
  [{ STORAGE_URL: 's3://carta?endpiont=https://store.test' }, NO_BUCKET],
  [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY: tiene que ser true, una cantidad o direcciones IP con comas'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY: tiene que ser true, una cantidad o direcciones IP con comas'],
  [
    { REMOTE_SIGNING_KEY: 'MCowBQYDK2VwAyEA' },
    'REMOTE_SIGNING_KEY: tiene que ser una clave pública Ed25519, en base64',
  ],
  [{ SUPPORT_WHATSAPP: '+54 9' }, 'SUPPORT_WHATSAPP: tiene que ser de 8 a 15 dígitos'],
])('the settings %j are refused with one line that names each bad variable', (env, reason) => {
  expect(readConfig(env, '.')).toEqual({ ok: false, reason });
});

it.each([
  ['s3://carta', { bucket: 'https://carta.s3.us-east-1.amazonaws.com', prefix: '', region: 'us-east-1' }],
  [
    's3://carta/a/b/?region=sa-east-1',
    { bucket: 'https://carta.s3.sa-east-1.amazonaws.com', prefix: 'a/b/', region: 'sa-east-1' },
  ],
  [
    's3://carta?endpoint=https://store.test:9000&region=auto',
    { bucket: 'https://carta.store.test:9000', prefix: '', region: 'auto' },
  ],
  [
    's3://carta/menus?endpoint=http://store.test&forcePathStyle=true',
    { bucket: 'http://store.test/carta', prefix: 'menus/', region: 'us-east-1' },
  ],
])('the files lie in the bucket at %s', (STORAGE_URL, place) => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ STORAGE_URL, ...keys }, '.')).toMatchObject({
    ok: true,
    value: { storage: { ...place, accessKeyId: 'id', secretAccessKey: 'secret' } },
  });
});
