import {
  ApiError,
  remoteCalls,
  UPLOAD_LIMITS,
  type BodyOf,
  type Call,
  type ParamsOf,
  type ResponseOf,
} from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import { CHECK_REPORT, type RemoteFileContents } from './remote-output.ts';

/** How long an answer may take, in ms: the server checks and stores each file before it answers. */
const TIMEOUT = 5 * 60_000;

export interface RemoteServer {
  /** Origin of the server. */
  readonly address: string;
  /** Token of the remote. */
  readonly token: string;
}

interface Upload {
  readonly files: RemoteFileContents;
  /** The report of `carta-remote check`; null without one. */
  readonly report: Buffer | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Uploads a remote's files. Refuses with every problem, a line each, in Spanish. */
export async function uploadRemote(
  server: RemoteServer,
  name: string,
  { files, report, fields }: Upload,
): Promise<Result<ResponseOf<typeof remoteCalls.publishRemote>>> {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (files.size >= UPLOAD_LIMITS.files || bytes > UPLOAD_LIMITS.bytes) return refused(TOO_LARGE);
  const form = new FormData();
  // The server refuses a bad field before it reads the files.
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [file, contents] of [...files, ...(report ? [[CHECK_REPORT, report] as const] : [])])
    form.append('file', new Blob([new Uint8Array(contents)]), file);
  return ask(server, remoteCalls.publishRemote, { params: { remote: name }, body: form });
}

export const TOO_LARGE = `La carpeta puede tener hasta ${UPLOAD_LIMITS.files} archivos y ${UPLOAD_LIMITS.bytes / 1_000_000} MB`;

/** Sends a call without files. Refuses with every problem, a line each, in Spanish. */
export function askServer<C extends Call>(
  server: RemoteServer,
  call: C,
  { remote, body }: { readonly remote?: string; readonly body?: BodyOf<C> } = {},
): Promise<Result<ResponseOf<C>>> {
  return ask(server, call, {
    params: (remote === undefined ? undefined : { remote }) as ParamsOf<C>,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function ask<C extends Call>(
  { address, token }: RemoteServer,
  { method, path, response }: C,
  { params, body }: { readonly params: ParamsOf<C>; readonly body?: FormData | string },
): Promise<Result<ResponseOf<C>>> {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params?.[part as never])));
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(new URL(filled, address), {
      // A redirection could carry the token to another server.
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== undefined && { body }),
    });
    const json: unknown = await answer.json().catch(() => null);
    const parsed = response?.safeParse(json);
    if (answer.ok && parsed?.success) return ok(parsed.data as ResponseOf<C>);
    return refused(problemsOf(json, answer));
  } catch (error) {
    const { message, cause } = error as Error;
    return refused(`no se pudo conectar con ${address}: ${cause instanceof Error ? cause.message : message}`);
  }
}

function problemsOf(json: unknown, { status, headers }: Response): string {
  const parsed = ApiError.safeParse(json);
  if (!parsed.success) return `el servidor contestó ${status}, que no es una respuesta de Carta`;
  const { message, issues = [] } = parsed.data;
  const after = headers.get('retry-after');
  if (issues.length === 0) return after === null ? message : `${message} (otra vez en ${after} s)`;
  return issues.map((issue) => (issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`)).join('\n');
}
