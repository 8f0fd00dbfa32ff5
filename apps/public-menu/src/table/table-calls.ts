import { routes } from '@carta/contract';
import type { RequestKind } from '@carta/domain';

/** In ms; a server that takes longer has not answered. */
const LIMIT = 8_000;

/** Where a table and its requests are asked for. */
export interface TablePlace {
  readonly business: string;
  readonly token: string;
}

const pathOf = (path: string, { business, token }: TablePlace) =>
  path.replace(':businessKey', business).replace(':token', token);

/** Returns the status and the body of an answer; status 0 where there is none, or where something else answers in the place of our server. */
async function answerOf<Body>(path: string, sent?: object): Promise<{ readonly status: number; readonly body: Body }> {
  const none = { status: 0, body: {} as Body };
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT),
      ...(sent && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
    });
    const body: unknown = await answer.json();
    const isOurs = answer.ok || typeof Object(body).code === 'string';
    return isOurs ? { status: answer.status, body: Object(body) as Body } : none;
  } catch {
    return none;
  }
}

/** Returns the title of the table that has this token; null if none has it, 'unknown' where nobody answers. [TABLE-3] */
export async function askTable(place: TablePlace): Promise<string | null | 'unknown'> {
  const { status, body } = await answerOf<{ title?: string }>(pathOf(routes.publicTable.path, place));
  if (status === 404) return null;
  return body.title ?? 'unknown';
}

/** Asks for the waiter or the bill. Returns the key of the request, or why there is none. [TABLE-9] [TABLE-10] */
export async function request(
  place: TablePlace,
  kind: RequestKind,
): Promise<{ readonly key: string } | 'unknown-table' | 'too-often' | 'failed'> {
  const { status, body } = await answerOf<{ key?: string }>(pathOf(routes.requestAtTable.path, place), { kind });
  if (status === 404) return 'unknown-table';
  if (status === 429) return 'too-often';
  return body.key ? { key: body.key } : 'failed';
}

/** Returns whether somebody goes to the table; 'gone' for a request that nobody knows. [TABLE-9] */
export async function askRequest(place: TablePlace, key: string): Promise<'open' | 'answered' | 'gone'> {
  const path = pathOf(routes.tableRequest.path, place).replace(':requestKey', key);
  const { status, body } = await answerOf<{ answered?: number | null }>(path);
  if (status === 404) return 'gone';
  return typeof body.answered === 'number' ? 'answered' : 'open';
}
