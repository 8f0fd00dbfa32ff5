import * as z from 'zod/mini';
import { defineCall, type Call } from '../call.ts';

/** Limits of a remote's folder that is uploaded; `bytes` of all files together. */
export const UPLOAD_LIMITS = { files: 500, bytes: 20_000_000 } as const;

const RemoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, { error: 'Tiene que ser el nombre de un remoto' }));
const RemotePath = z.object({ remote: RemoteName });
const Why = z._default(z.string().check(z.maxLength(200, { error: 'Puede tener hasta 200 caracteres' })), '');

/** A change of a published remote. */
export const RemoteChange = z.object({
  name: z.string(),
  /** `first` is the built version that the first publish replaced. */
  what: z.enum(['first', 'publish', 'rollback', 'remove']),
  /** Null if the remote was removed. */
  version: z.nullable(z.string()),
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
  /** Null if the remote was removed. */
  version: z.nullable(z.string()),
  /** The version that was live before; null if none was. */
  former: z.nullable(z.string()),
});
export type SwappedRemote = z.infer<typeof SwappedRemote>;

/** What owners see of a remote. */
export const LiveRemote = z.object({
  name: z.string(),
  version: z.string(),
  manifest: z.string(),
  team: z.string(),
  contact: z.string(),
  /** When it became live, in ms since 1970; null for a version of the build. */
  since: z.nullable(z.number()),
});
export type LiveRemote = z.infer<typeof LiveRemote>;

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
  }),
  folder: true,
  response: SwappedRemote,
  refuses: ['conflict'],
  status: 200,
  summary: 'Publica la carpeta de un remoto, que se revisa antes; lo que ya está publicado queda igual',
});

/** Makes a former version live: `version`, or the one before. */
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
  summary: 'Vuelve a una versión anterior de un remoto',
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
  rollbackRemote,
  remoteHistory,
  listRemotes,
} as const satisfies Record<string, Call>;
