import { createPublicKey, type KeyObject } from 'node:crypto';
import path from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import * as z from 'zod/mini';
import { ok, refused, type Result } from '@carta/domain';
import type { PostgresPlace } from './database/database.ts';
import { isSecretKey } from './database/secret-keys.ts';
import type { S3Place } from './storage/s3-storage.ts';

const flag = z.pipe(
  z.enum(['0', '1'], { error: 'tiene que ser 1 o 0' }),
  z.transform((text) => text === '1'),
);
const address = z.url({
  protocol: /^https?$/,
  error: 'tiene que ser una dirección que empiece con http:// o https://',
});
const Port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, { error: 'tiene que ser un número de 0 a 65535' })),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, { error: 'tiene que ser un número de 0 a 65535' }))),
);
const PostgresUrl = z
  .string()
  .check(z.refine(isPostgres, { error: 'tiene que ser como postgres://USUARIO:CLAVE@SERVIDOR/BASE' }));

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], { error: 'tiene que ser production, development o test' }),
  PORT: Port,
  HOST: z.string(),
  DATA_DIR: z.string(),
  DEMO: flag,
  PUBLIC_URL: z.optional(address),
  PRODUCT_URL: z.optional(address),
  REMOTE_OVERRIDE_KEY: z.optional(z.string().check(z.minLength(32, { error: 'tiene que ser de 32 letras o más' }))),
  REMOTE_ORIGINS: z.pipe(
    z.string().check(
      z.refine((text) => listOf(text).every(isOrigin), {
        error: 'tienen que ser orígenes como https://panel.example, separados por comas',
      }),
    ),
    z.transform(listOf),
  ),
  SUPPORT_WHATSAPP: z.optional(z.string().check(z.regex(/^\d{8,15}$/, { error: 'tiene que ser de 8 a 15 dígitos' }))),
  REMOTE_SIGNING_KEY: z.optional(
    z
      .string()
      .check(
        z.refine((text) => signingKey(text) !== null, { error: 'tiene que ser una clave pública Ed25519, en base64' }),
      ),
  ),
  TRUST_PROXY: z.optional(
    z.string().check(z.refine(isTrustProxy, { error: 'tiene que ser true, una cantidad o direcciones IP con comas' })),
  ),
  MAX_CONNECTIONS: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, { error: 'tiene que ser un número de 1 a 9999999' })),
    z.transform(Number),
  ),
  MAX_REQUESTS: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'tiene que ser un número de 1 a 999999999' })),
    z.transform(Number),
  ),
  MAX_UPLOADS: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'tiene que ser un número de 1 a 999999999' })),
    z.transform(Number),
  ),
  DRAIN_MS: z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'tiene que ser un número de 0 a 999999' })),
    z.transform(Number),
  ),
  SITE_DIR: z.optional(z.string()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    error: 'tiene que ser fatal, error, warn, info, debug, trace o silent',
  }),
  METRICS_PORT: z.optional(Port),
  METRICS_HOST: z.string(),
  DATABASE_URL: z.optional(PostgresUrl),
  DATABASE_LISTEN_URL: z.optional(PostgresUrl),
  DATABASE_POOL: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'tiene que ser un número de 1 a 999' })),
    z.transform(Number),
  ),
  SECRET_KEY: z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => listOf(text).length > 0 && listOf(text).every(isSecretKey), {
          error: 'tiene que ser de 32 bytes en base64, o varias separadas por comas',
        }),
      ),
      z.transform(listOf),
    ),
  ),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, { error: 'tiene que ser de 12 letras o más' }))),
  STORAGE_URL: z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => bucketAt(text) !== null, {
          error: 'tiene que ser como s3://BUCKET/CARPETA?endpoint=https://…&region=…&forcePathStyle=true',
        }),
      ),
      z.transform(bucketAt),
    ),
  ),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
});

const defaults = {
  NODE_ENV: 'production',
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  DEMO: '0',
  LOG_LEVEL: 'info',
  MAX_CONNECTIONS: '5000',
  MAX_REQUESTS: '10000',
  MAX_UPLOADS: '300',
  DRAIN_MS: '0',
  REMOTE_ORIGINS: '',
  DATABASE_POOL: '10',
  METRICS_HOST: '127.0.0.1',
};

/** An invented number for the demo's support button. */
const DEMO_SUPPORT = '5491155550100';

export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Origin of the public menu's address, without a trailing slash. */
  readonly publicUrl: string;
  readonly productUrl: string;
  readonly supportWhatsApp: string | null;
  /** The origins whose panels may load our remotes. */
  readonly remoteOrigins: readonly string[];
  /** Signs the links that run a local remote in a deployed panel; null: there are none. */
  readonly remoteOverrideKey: string | null;
  /** The operator's key, without whose signature no remote is published; null if none is needed. */
  readonly remoteSigningKey: KeyObject | null;
  readonly trustProxy: TrustProxy;
  /** How many connections may be open at the same time. */
  readonly maxConnections: number;
  /** How long requests are served after the signal to end, in ms. */
  /** Of one business in a minute, over all servers. */
  readonly maxRequests: number;
  readonly maxUploads: number;
  readonly drainMs: number;
  /** The folder of shell/, assets/ and remotes/. */
  readonly siteDir: string;
  readonly logLevel: string;
  /** Where uploaded files and content are stored; null: in the data folder. */
  readonly storage: S3Place | null;
  /** Where metrics are served; null: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Encrypts and decrypts backups; null leaves them as they are. */
  readonly backupPassphrase: string | null;
  /** The keys of S3-compatible stores; null without both. */
  readonly s3Keys: S3Keys | null;
  /** Null: the database is a file of the data folder. */
  readonly postgres: PostgresPlace | null;
  /** The first one encrypts; null: they lie in the data folder. */
  readonly secretKeys: readonly string[] | null;
}

/** The proxies whose headers may name the client: none, all, those at the given addresses, or the nearest ones. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Reads the process's environment; an empty variable counts as unset. Refuses with one line that names every bad variable. */
export function readConfig(env: NodeJS.ProcessEnv, defaultSiteDir: string): Result<Config, string> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse({ ...defaults, ...set });
  if (!parsed.success) {
    return refused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const { data } = parsed;
  const { STORAGE_URL: bucket, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const s3Keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  const storage = bucket && s3Keys && { ...bucket, ...s3Keys };
  if (bucket && !storage) return refused('STORAGE_URL: faltan AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY');
  const {
    DATABASE_URL: url,
    DATABASE_POOL: pool,
    DATABASE_LISTEN_URL: listenUrl,
    SECRET_KEY: secretKeys = null,
  } = data;
  if (url && !secretKeys) return refused('SECRET_KEY: falta, y con DATABASE_URL es obligatoria');
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  return ok({
    development: data.NODE_ENV === 'development',
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    demo: data.DEMO,
    publicUrl,
    productUrl: data.PRODUCT_URL ?? publicUrl,
    supportWhatsApp: data.SUPPORT_WHATSAPP ?? (data.DEMO ? DEMO_SUPPORT : null),
    remoteOrigins: data.REMOTE_ORIGINS,
    remoteOverrideKey: data.REMOTE_OVERRIDE_KEY ?? null,
    remoteSigningKey: data.REMOTE_SIGNING_KEY === undefined ? null : signingKey(data.REMOTE_SIGNING_KEY),
    trustProxy: trustProxy(data.TRUST_PROXY),
    maxConnections: data.MAX_CONNECTIONS,
    maxRequests: data.MAX_REQUESTS,
    maxUploads: data.MAX_UPLOADS,
    drainMs: data.DRAIN_MS,
    siteDir: path.resolve(data.SITE_DIR ?? defaultSiteDir),
    logLevel: data.LOG_LEVEL,
    storage: storage ?? null,
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    backupPassphrase: data.BACKUP_PASSPHRASE ?? null,
    s3Keys,
    postgres: url === undefined ? null : { url, pool, listenUrl },
    secretKeys,
  });
}

function signingKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

type S3Keys = Pick<S3Place, 'accessKeyId' | 'secretAccessKey'>;

/** Returns the place of a bucket by its address, null for another address. */
export function bucketAt(text: string): Omit<S3Place, keyof S3Keys> | null {
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:[/?]|$)/.test(text) || !URL.canParse(text)) return null;
  const { host, pathname, searchParams } = new URL(text);
  const {
    region = 'us-east-1',
    endpoint = `https://s3.${region}.amazonaws.com`,
    forcePathStyle,
    ...unknown
  } = Object.fromEntries(searchParams);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (Object.keys(unknown).length > 0 || !isOrigin(endpoint) || !/^[\w./-]*$/.test(folder)) return null;
  const store = new URL(endpoint);
  const bucket = forcePathStyle === 'true' ? `${store.origin}/${host}` : `${store.protocol}//${host}.${store.host}`;
  return { bucket, prefix: folder && `${folder}/`, region };
}

/** Whether a text is the address of a database of PostgreSQL. */
export function isPostgres(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).pathname.length > 1;
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function isTrustProxy(text: string): boolean {
  if (/^(?:true|false|\d{1,2})$/.test(text)) return true;
  try {
    trustProxy(text);
    return true;
  } catch {
    return false;
  }
}

function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return () => true;
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyAddr.compile(text.split(',').map((address) => address.trim()));
}
