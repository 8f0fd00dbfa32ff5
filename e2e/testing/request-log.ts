import type { Page, Request } from '@playwright/test';

export interface SentRequest {
  readonly url: string;
  readonly kind: string;
  /** Of the body, as it was sent. */
  readonly bytes: number;
  /** How many others had to be answered first, one after the other: 0 for the page itself. */
  readonly waits: number;
}

/** In ms, longer than a browser takes between an answer and what it asks for next. */
const LATENCY = 150;

/** Every request of a page that is opened with an empty cache, over a line that makes each of them wait. */
export async function requestsOf(page: Page, open: () => Promise<void>): Promise<SentRequest[]> {
  const network = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...unlimited, latency: LATENCY });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open();
  await page.waitForLoadState('networkidle');
  const seen: { endedAt: number; waits: number }[] = [];
  const sent: SentRequest[] = [];
  for (const request of requests.toSorted((a, b) => a.timing().startTime - b.timing().startTime)) {
    const { startTime, responseEnd } = request.timing();
    const before = seen.filter(({ endedAt }) => endedAt <= startTime).map(({ waits }) => waits + 1);
    const waits = Math.max(seen.length === 0 ? 0 : 1, ...before);
    const isAnswered = responseEnd >= 0;
    seen.push({ endedAt: isAnswered ? startTime + responseEnd : Infinity, waits });
    const bytes = isAnswered ? (await request.sizes()).responseBodySize : 0;
    sent.push({ url: request.url(), kind: request.resourceType(), bytes, waits });
  }
  return sent;
}

/** Bytes of all scripts, as they were sent. */
export const scriptBytes = (requests: readonly SentRequest[]) =>
  requests.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);
