import { createPublicKey, type KeyObject } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { ok, refused, type Result } from '@carta/domain';
import type { PostgresPlace } from './database/database.ts';
import { isPostgres } from './database/is-postgres.ts';
import { isSecretKey } from './database/secret-keys.ts';
import { isOrigin } from './is-origin.ts';
import { trustProxy } from './http/trust-proxy.ts';
import { bucketAt } from './storage/bucket-at.ts';
import type { S3Place } from './storage/s3-storage.ts';

const anyText = z.string();
const flag = z.pipe(
  z.enum(['0', '1'], { error: 'tiene que ser 1 o 0' }),
  z.transform((text) => text === '1'),
);
const address = z.url({
  protocol: /^https?$/,
  error: 'tiene que ser una dirección que empiece con http:// o https://',
});

/** A text that `isValid`; `error` says in Spanish what it has to be. */
const text = (isValid: (text: string) => boolean, error: string) => anyText.check(z.refine(isValid, { error }));
const atLeast = (length: number) => text((typed) => typed.length >= length, `tiene que ser de ${length} letras o más`);

/** What `read` makes of a text; null is refused. */
const readBy = <T>(read: (text: string) => T | null, error: string) =>
  z.pipe(
    text((typed) => read(typed) !== null, error),
    z.transform((typed) => read(typed) as T),
  );

/** A whole number from 0 or 1 to `most`. */
const number = (least: 0 | 1, most: number) => {
  const digits = `${most}`.length;
  const pattern = new RegExp(least === 0 ? `^\\d{1,${digits}}$` : `^[1-9]\\d{0,${digits - 1}}$`);
  return readBy(
    (typed) => (pattern.test(typed) && Number(typed) <= most ? Number(typed) : null),
    `tiene que ser un número de ${least} a ${most}`,
  );
};
const port = number(0, 65_535);

/** A list, separated by commas or spaces, of what `isValid`. */
const list = (isValid: (part: string) => boolean, error: string, { least = 0 } = {}) =>
  readBy((typed) => {
    const parts = typed.split(/[\s,]+/).filter((part) => part !== '');
    return parts.length >= least && parts.every(isValid) ? parts : null;
  }, error);

const postgresUrl = text(isPostgres, 'tiene que ser como postgres://USUARIO:CLAVE@SERVIDOR/BASE');

interface Variable {
  readonly type: z.ZodMiniType<unknown, string>;
  readonly default?: string;
  /** The default as the manual names it, where it depends on something else. */
  readonly unset?: string;
  /** What the manual says, in Markdown. */
  readonly manual: string;
}

/** Everything that the server reads from its environment. `docs/operate.md` has a row for each. */
export const VARIABLES = {
  NODE_ENV: {
    type: z.enum(['production', 'development', 'test'], { error: 'tiene que ser production, development o test' }),
    default: 'production',
    manual: '`development` is for work on Carta itself: built files are read again when they change',
  },
  PORT: { type: port, default: '3000', manual: 'where the server listens' },
  HOST: {
    type: anyText,
    default: '127.0.0.1',
    manual: 'the address on which it listens; `npm start` and the image listen on `0.0.0.0`',
  },
  DATA_DIR: { type: anyText, default: './data', manual: 'database, uploaded files and keys' },
  DEMO: { type: flag, default: '0', manual: '`1` creates the demo restaurants in an empty database' },
  PUBLIC_URL: {
    type: z.pipe(address, text(isWithoutPath, 'tiene que ser una dirección sin carpeta: todo se sirve desde la raíz')),
    unset: '`http://localhost:{PORT}`',
    manual: "origin of the public menu's address, without a path",
  },
  PRODUCT_URL: { type: address, unset: '`PUBLIC_URL`', manual: "target of the footer's link" },
  REMOTE_OVERRIDE_KEY: {
    type: atLeast(32),
    manual:
      "at least 32 characters, which sign the links that run a remote of a developer's own machine in this panel; without it no link works ([teams](teams.md#a-local-remote-in-a-deployed-panel))",
  },
  REMOTE_ORIGINS: {
    type: list(isOrigin, 'tienen que ser orígenes como https://panel.example, separados por comas'),
    default: '',
    manual:
      "origins, separated by commas, whose panels may load this server's remotes ([teams](teams.md#on-another-origin))",
  },
  SUPPORT_WHATSAPP: {
    type: text((typed) => /^\d{8,15}$/.test(typed), 'tiene que ser de 8 a 15 dígitos'),
    manual: 'number of the support chat: digits with the country code',
  },
  REMOTE_SIGNING_KEY: {
    type: readBy(signingKey, 'tiene que ser una clave pública Ed25519, en base64'),
    manual:
      'public Ed25519 key: only remotes that its owner has signed are published ([teams](teams.md#who-may-publish))',
  },
  TRUST_PROXY: {
    type: readBy(trustProxy, 'tiene que ser true, una cantidad o direcciones IP con comas'),
    manual: 'the proxy in front of the server: its address (several with commas), how many there are, or `true`',
  },
  MAX_CONNECTIONS: {
    type: number(1, 9_999_999),
    default: '5000',
    manual:
      'open connections; where one more comes, the one that is idle for longest ends, and if none is idle it gets 503. One network (an IPv4 address, or the first 64 bits of an IPv6 address) has at most a quarter; the proxy of `TRUST_PROXY` may have all, and a network behind it at most a quarter of them as requests under way. Each needs a file descriptor: `ulimit -n` must be higher',
  },
  MAX_REQUESTS: {
    type: number(1, 999_999_999),
    default: '10000',
    manual: "requests of one business's owners in a minute, over all servers; more get 429. Diners are not counted",
  },
  MAX_UPLOADS: { type: number(1, 999_999_999), default: '300', manual: 'the same for uploads' },
  ORDERS_PER_NETWORK: {
    type: number(1, 9_999_999),
    default: '20',
    manual:
      "orders without an answer from one network at one business; more get 429. All diners in a restaurant's WiFi are one network; orders at a table count by [table](#tables)",
  },
  ORDERS_PER_HOUR: {
    type: number(1, 9_999_999),
    default: '300',
    manual: 'orders of one business in an hour; more get 429',
  },
  ORDER_DAYS: {
    type: number(1, 400),
    default: '90',
    manual: 'after how many days the clean-up erases what diners wrote in their orders ([orders](#orders))',
  },
  MERCADOPAGO_URL: {
    type: address,
    unset: "MercadoPago's own",
    manual: 'another server that speaks the calls of MercadoPago, for tests',
  },
  DRAIN_MS: {
    type: number(0, 999_999),
    default: '0',
    manual: 'how long requests are served after SIGTERM, in ms',
  },
  SITE_DIR: { type: anyText, unset: "the program's own", manual: 'folder of the built apps' },
  LOG_LEVEL: {
    type: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'tiene que ser fatal, error, warn, info, debug, trace o silent',
    }),
    default: 'info',
    manual:
      'the lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error` or `fatal`; `silent` for nothing',
  },
  LOG_ADDRESSES: {
    type: z.enum(['short', 'whole'], { error: 'tiene que ser short o whole' }),
    default: 'short',
    manual:
      'the addresses of clients in the log: `short` (203.0.113.0/24, 2001:db8:1::/48) or `whole` ([privacy](privacy.md))',
  },
  METRICS_PORT: {
    type: port,
    manual: 'where [metrics](#metrics-and-alerts) are served; without a port they are not',
  },
  METRICS_HOST: { type: anyText, default: '127.0.0.1', manual: 'the address on which they are served' },
  DATABASE_URL: {
    type: postgresUrl,
    manual: 'a database of PostgreSQL in place of the file in `DATA_DIR` ([PostgreSQL](#postgresql))',
  },
  DATABASE_LISTEN_URL: {
    type: postgresUrl,
    unset: '`DATABASE_URL`',
    manual: 'the address of the same database for notices between servers, where a pooler does not pass LISTEN on',
  },
  DATABASE_POOL: {
    type: number(1, 999),
    default: '10',
    manual: 'how many connections to PostgreSQL a server opens at most',
  },
  SECRET_KEY: {
    type: list(isSecretKey, 'tiene que ser de 32 bytes en base64, o varias separadas por comas', { least: 1 }),
    manual:
      'the keys that take the place of `DATA_DIR/secret.key`: 32 bytes in base64, several with commas, of which the first encrypts. Required with `DATABASE_URL`',
  },
  BACKUP_PASSPHRASE: { type: atLeast(12), manual: 'encrypts and decrypts [backups](#backups)' },
  STORAGE_URL: {
    type: readBy(bucketAt, 'tiene que ser como s3://BUCKET/CARPETA?endpoint=https://…&region=…&forcePathStyle=true'),
    manual:
      'bucket of an S3-compatible store for uploaded files and content, in place of `DATA_DIR` ([files in a bucket](#files-in-a-bucket))',
  },
  AWS_ACCESS_KEY_ID: { type: anyText, manual: 'the key of that bucket' },
  AWS_SECRET_ACCESS_KEY: { type: anyText, manual: 'its secret' },
  BACKUP_ACCESS_KEY_ID: {
    type: anyText,
    unset: '`AWS_ACCESS_KEY_ID`',
    manual: 'the key of a bucket for [backups](#backups), best one at another provider',
  },
  BACKUP_SECRET_ACCESS_KEY: { type: anyText, unset: '`AWS_SECRET_ACCESS_KEY`', manual: 'its secret' },
} as const satisfies Record<string, Variable>;

type Variables = typeof VARIABLES;
type Values = {
  readonly [Name in keyof Variables]:
    | z.output<Variables[Name]['type']>
    | (Variables[Name] extends { readonly default: string } ? never : undefined);
};

const variables: [string, Variable][] = Object.entries(VARIABLES);
const Environment = z.object(Object.fromEntries(variables.map(([name, { type }]) => [name, z.optional(type)])));
const defaults = Object.fromEntries(variables.map(([name, variable]) => [name, variable.default]));

/** An invented number for the demo's support button. */
const DEMO_SUPPORT = '5491155550100';

export type Config = Readonly<ReturnType<typeof configOf>>;

/** Reads the process's environment; an empty variable counts as unset. Refuses with one line that names every bad variable. */
export function readConfig(env: NodeJS.ProcessEnv, defaultSiteDir: string): Result<Config, string> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse({ ...defaults, ...set });
  if (!parsed.success) {
    return refused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const values = parsed.data as Values;
  const config = configOf(values, defaultSiteDir);
  if (values.STORAGE_URL && !config.storage)
    return refused('STORAGE_URL: faltan AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY');
  if (!values.BACKUP_ACCESS_KEY_ID !== !values.BACKUP_SECRET_ACCESS_KEY)
    return refused('BACKUP_ACCESS_KEY_ID y BACKUP_SECRET_ACCESS_KEY: los dos, o ninguno');
  if (config.postgres && !config.secretKeys) return refused('SECRET_KEY: falta, y con DATABASE_URL es obligatoria');
  return ok(config);
}

function configOf(values: Values, defaultSiteDir: string) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, STORAGE_URL: bucket } = values;
  const { DATABASE_URL: url, DATABASE_POOL: pool, DATABASE_LISTEN_URL: listenUrl } = values;
  const s3Keys = keyPair(accessKeyId, secretAccessKey);
  const storage: S3Place | null = bucket && s3Keys ? { ...bucket, ...s3Keys } : null;
  const postgres: PostgresPlace | null = url === undefined ? null : { url, pool, listenUrl };
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    development: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    demo: values.DEMO,
    /** Without a trailing slash. */
    publicUrl,
    productUrl: values.PRODUCT_URL ?? publicUrl,
    supportWhatsApp: values.SUPPORT_WHATSAPP ?? (values.DEMO ? DEMO_SUPPORT : null),
    remoteOrigins: values.REMOTE_ORIGINS,
    remoteOverrideKey: values.REMOTE_OVERRIDE_KEY ?? null,
    remoteSigningKey: values.REMOTE_SIGNING_KEY ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    maxConnections: values.MAX_CONNECTIONS,
    maxRequests: values.MAX_REQUESTS,
    maxUploads: values.MAX_UPLOADS,
    ordersPerNetwork: values.ORDERS_PER_NETWORK,
    ordersPerHour: values.ORDERS_PER_HOUR,
    /** How many days what diners wrote is kept. */
    orderDays: values.ORDER_DAYS,
    /** Without a trailing slash; null: MercadoPago's own. */
    mercadoPagoUrl: values.MERCADOPAGO_URL?.replace(/\/+$/, '') ?? null,
    drainMs: values.DRAIN_MS,
    /** The folder of shell/, assets/ and remotes/. */
    siteDir: path.resolve(values.SITE_DIR ?? defaultSiteDir),
    logLevel: values.LOG_LEVEL,
    wholeAddresses: values.LOG_ADDRESSES === 'whole',
    /** Null: files and content are stored in the data folder. */
    storage,
    metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    /** Of a bucket for backups; null without both. */
    backupS3Keys: keyPair(values.BACKUP_ACCESS_KEY_ID, values.BACKUP_SECRET_ACCESS_KEY) ?? s3Keys,
    /** Null: the database is a file of the data folder. */
    postgres,
    /** The first one encrypts; null: they lie in the data folder. */
    secretKeys: values.SECRET_KEY ?? null,
  };
}

/** True also for an address with slashes at its end. */
function isWithoutPath(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return /^\/*$/.test(pathname) && search + hash === '';
}

const keyPair = (accessKeyId?: string, secretAccessKey?: string) =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;

function signingKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
