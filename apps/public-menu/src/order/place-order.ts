import { routes } from '@carta/contract';
import type { PublicDinerOrder, SentOrder } from '@carta/domain';

/** In ms; a desk that takes longer has not answered. */
const LIMIT = 8_000;

/** What a desk says of an order. 'failed' is everything after which the order may leave by WhatsApp, or is sent again. */
export type DeskAnswer =
  | { readonly kind: 'placed'; readonly order: PublicDinerOrder; readonly whatsapp: string | null }
  /** Paths of what is missing or wrong, or not as the menu says now. */
  | { readonly kind: 'invalid' | 'changed'; readonly paths: readonly string[] }
  /** `until` is when orders are taken again, in ms since 1970; null if that is not known. */
  | { readonly kind: 'closed'; readonly until: number | null }
  | { readonly kind: 'conflict' | 'failed' };

/** Sends an order to the desk of a business. [ORDER-19] */
export async function placeOrder(business: string, sent: SentOrder): Promise<DeskAnswer> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), LIMIT);
  try {
    const answer = await fetch(routes.placeOrder.path.replace(':businessKey', business), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
      signal: ending.signal,
    });
    return answerOf(answer.status, Object(await answer.json()), sent.key);
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

interface AnswerBody {
  readonly order?: PublicDinerOrder;
  readonly whatsapp?: string | null;
  readonly code?: string;
  readonly issues?: readonly { readonly path: string }[];
  readonly current?: { readonly until?: number | null };
}

/** A proxy's page, or the login of a network, names neither the order nor a code. */
function answerOf(
  status: number,
  { order, whatsapp = null, code, issues = [], current }: AnswerBody,
  key: string,
): DeskAnswer {
  if (status < 300) return order?.key === key ? { kind: 'placed', order, whatsapp } : { kind: 'failed' };
  const paths = issues.map(({ path }) => path);
  if (status === 400 && paths.length > 0) return { kind: 'invalid', paths };
  if (status !== 409) return { kind: 'failed' };
  if (code === 'closed') return { kind: code, until: current?.until ?? null };
  if (code === 'changed') return { kind: code, paths };
  return { kind: code === 'conflict' ? code : 'failed' };
}
