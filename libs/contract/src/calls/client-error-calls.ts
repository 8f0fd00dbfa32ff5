import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';

/** Where an error was caught. */
export const FAILURE_PHASES = ['load', 'render', 'event', 'saga', 'reducer'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** Longest texts of a client error, in characters. Clients shorten theirs. */
export const CLIENT_ERROR_LIMITS = { name: 60, message: 1000, stack: 8000, path: 300 } as const;

const NAME = /^[\w.-]+$/;

const text = (max: number) => z.string().check(z.maxLength(max, { error: `Puede tener hasta ${max} caracteres` }));
const name = text(CLIENT_ERROR_LIMITS.name).check(z.regex(NAME, { error: 'Tiene que ser un nombre' }));

/** An error in a page of the panel. */
export const ClientError = z.object({
  /** Name of the remote in which it happened; absent for the shell. */
  remote: z.optional(name),
  /** Version of the remote. */
  version: z.optional(name),
  phase: z.enum(FAILURE_PHASES, { error: `Tiene que ser ${FAILURE_PHASES.join(', ')}` }),
  message: text(CLIENT_ERROR_LIMITS.message),
  stack: z.optional(text(CLIENT_ERROR_LIMITS.stack)),
  /** Id of the last call of the page that was answered before, as the server's log has it. */
  request: z.optional(name),
  /** Path of the page's address, without query and fragment. */
  path: text(CLIENT_ERROR_LIMITS.path).check(z.regex(/^\/[^?#]*$/, { error: 'Tiene que ser el camino de una página' })),
});
export type ClientError = z.infer<typeof ClientError>;

/** Counts an opened section of a remote whose versions are compared; returns `ok` alone. Others are accepted and not counted. */
export const recordOpening = defineCall({
  ...routes.recordOpening,
  access: 'owner',
  locks: false,
  body: z.object({ remote: name, version: name }),
  response: z.object({ ok: z.literal(true) }),
  status: 200,
  summary: 'Una sección que se abrió mientras una versión está a prueba',
});

/** Logs and counts a failure of a page; returns `ok` alone. Refuses too many reports in a minute as `rate-limited`. */
export const reportClientError = defineCall({
  ...routes.reportClientError,
  access: 'public',
  locks: false,
  body: ClientError,
  response: z.object({ ok: z.literal(true) }),
  refuses: ['rate-limited'],
  status: 200,
  summary: 'Lo que falló en una página del panel: queda en el registro del servidor y se cuenta',
});
