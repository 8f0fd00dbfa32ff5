import * as z from 'zod/mini';
import { defineCall, type Call } from '../call.ts';
import { REMOTE_NAME } from '../remote-name.ts';
import { FAILURE_PHASES } from './client-error-calls.ts';

/** Limits of a remote's folder that is uploaded; `bytes` of all files together. */
export const UPLOAD_LIMITS = { files: 500, bytes: 20_000_000 } as const;

const RemoteName = z.string().check(z.regex(REMOTE_NAME, { error: 'Tiene que ser el nombre de un remoto' }));
const RemotePath = z.object({ remote: RemoteName });
const Why = z._default(z.string().check(z.maxLength(200, { error: 'Puede tener hasta 200 caracteres' })), '');

/** The businesses that get a version on trial. */
export const CanaryGroup = z.object({
  /** Share of all businesses, 1 to 99; null where they are listed. */
  percent: z.nullable(z.number()),
  /** Keys of businesses; empty where a share is given. */
  businesses: z.array(z.string()),
});
export type CanaryGroup = z.infer<typeof CanaryGroup>;

/** A version that some businesses have on trial. */
export const Canary = z.object({ version: z.string(), group: CanaryGroup });
export type Canary = z.infer<typeof Canary>;

/** A change of a published remote. */
export const RemoteChange = z.object({
  name: z.string(),
  /** `first` is the built version that the first publish replaced; `takeBack` ended a canary without anybody's order. */
  what: z.enum(['first', 'publish', 'canary', 'promote', 'takeBack', 'rollback', 'remove']),
  /** The stable version since then; null if there is none. */
  version: z.nullable(z.string()),
  /** The canary since then; null if there is none. */
  canary: z.nullable(Canary),
  /** ms since 1970. */
  at: z.number(),
  /** A token's name, or the operator's account. */
  who: z.string(),
  why: z.string(),
  /** Published without a report of `carta-remote check`. */
  isUnchecked: z.boolean(),
});
export type RemoteChange = z.infer<typeof RemoteChange>;

/** What a change did. */
export const SwappedRemote = z.object({
  name: z.string(),
  /** The stable version; null if there is none. */
  version: z.nullable(z.string()),
  /** The stable version before; null if there was none. */
  former: z.nullable(z.string()),
  /** The canary; null if there is none. */
  canary: z.nullable(Canary),
  /** Version of the canary that has ended; null if there was none. */
  ended: z.nullable(z.string()),
  /** How many businesses have the canary now, of all; absent without one, and from servers of 1.1 and older. */
  reach: z.optional(z.object({ businesses: z.number(), of: z.number() })),
  /** Paths of live screens that some page had before and has no more; absent without any, and from servers of 1.1 and older. */
  lostLive: z.optional(z.array(z.string())),
});
export type SwappedRemote = z.infer<typeof SwappedRemote>;

/** What owners see of a remote. */
export const LiveRemote = z.object({
  name: z.string(),
  /** The stable version; null while only a canary is live. */
  version: z.nullable(z.string()),
  manifest: z.string(),
  team: z.string(),
  contact: z.string(),
  /** When it became live, in ms since 1970; null for a version of the build. */
  since: z.nullable(z.number()),
  canary: z.nullable(Canary),
});
export type LiveRemote = z.infer<typeof LiveRemote>;

/** An error in the pages of a remote, with how often it was seen. */
export const RemoteFailure = z.object({
  /** The remote's version; '' if the page did not know it. */
  version: z.string(),
  phase: z.enum(FAILURE_PHASES),
  message: z.string(),
  /** '' without one. */
  stack: z.string(),
  /** Path of the page where it was seen last. */
  path: z.string(),
  count: z.number(),
  /** ms since 1970. */
  firstAt: z.number(),
  /** ms since 1970. */
  lastAt: z.number(),
});
export type RemoteFailure = z.infer<typeof RemoteFailure>;

/** How a version was used during the last 10 minutes. */
const VersionUse = z.object({
  /** Null if there is none. */
  version: z.nullable(z.string()),
  /** Opened sections. */
  opened: z.number(),
  /** Sessions that opened a section or sent an error. */
  sessions: z.number(),
  /** Those of them that sent an error. */
  failed: z.number(),
});

/** What is counted while a version is on trial. */
export const TrialUse = z.object({ group: CanaryGroup, canary: VersionUse, stable: VersionUse });
export type TrialUse = z.infer<typeof TrialUse>;

/** Checks a folder and makes it live. A folder that is live already stays so; a refusal changes nothing. */
const publishRemote = defineCall({
  method: 'POST',
  path: '/api/remotes/:remote/versions',
  access: 'remote',
  locks: false,
  params: RemotePath,
  form: z.object({
    why: Why,
    /** Publishes a folder without a report of `carta-remote check`, which the history says. */
    unchecked: z.optional(z.literal('1', { error: 'Tiene que ser 1' })),
    /** Makes it live for this share of the businesses only. */
    percent: z.optional(z.string().check(z.regex(/^[1-9]\d?$/, { error: 'Tiene que ser un número de 1 a 99' }))),
    /** Makes it live for these businesses only: keys with spaces between them. */
    businesses: z.optional(z.string().check(z.maxLength(5000, { error: 'Puede tener hasta 5000 caracteres' }))),
  }),
  folder: true,
  response: SwappedRemote,
  refuses: ['conflict'],
  status: 200,
  summary: 'Publica la carpeta de un remoto, que se revisa antes; lo que ya está publicado queda igual',
});

/** Makes the canary live for all businesses. */
const promoteRemote = defineCall({
  method: 'POST',
  path: '/api/remotes/:remote/promote',
  access: 'remote',
  locks: false,
  params: RemotePath,
  body: z.object({ why: Why }),
  response: SwappedRemote,
  refuses: ['conflict'],
  status: 200,
  summary: 'La versión a prueba de un remoto pasa a ser la de todos los negocios',
});

/** Ends the canary; without one, or with `version`, makes a former version live: `version`, or the one before. */
const rollbackRemote = defineCall({
  method: 'POST',
  path: '/api/remotes/:remote/rollback',
  access: 'remote',
  locks: false,
  params: RemotePath,
  body: z.object({ version: z.optional(z.string().check(z.maxLength(100))), why: Why }),
  response: SwappedRemote,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Termina la prueba de una versión; sin prueba, vuelve a una versión anterior',
});

const remoteHistory = defineCall({
  method: 'GET',
  path: '/api/remotes/:remote/history',
  access: 'remote',
  locks: false,
  params: RemotePath,
  response: z.object({ history: z.array(RemoteChange) }),
  status: 200,
  summary: 'Quién cambió un remoto, cuándo y por qué, lo más viejo primero',
});

/** Returns the errors in the pages of the remote, latest first, and what is counted of a version on trial; `trial` is null without one. */
const remoteErrors = defineCall({
  method: 'GET',
  path: '/api/remotes/:remote/errors',
  access: 'remote',
  locks: false,
  params: RemotePath,
  response: z.object({ errors: z.array(RemoteFailure), trial: z.nullable(TrialUse) }),
  status: 200,
  summary: 'Lo que falló en las páginas de un remoto, lo último primero, y las cifras de la versión a prueba',
});

/** Returns the remote of the token; none while it is not in the panel. */
const listRemotes = defineCall({
  method: 'GET',
  path: '/api/remotes',
  access: 'remote',
  locks: false,
  response: z.object({ remotes: z.array(LiveRemote) }),
  status: 200,
  summary: 'La versión publicada del remoto del token',
});

/** The calls of teams, which need the token of a remote. */
export const remoteCalls = {
  publishRemote,
  promoteRemote,
  rollbackRemote,
  remoteHistory,
  remoteErrors,
  listRemotes,
} as const satisfies Record<string, Call>;
