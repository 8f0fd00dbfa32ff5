import type { Page, Request } from '@playwright/test';

export interface SentRequest {
  readonly url: string;
  readonly kind: string;
  /** Size of the response body as transferred. */
  readonly bytes: number;
  /** Length of the chain of requests that had to be answered before it: 0 for the page itself. */
  readonly waits: number;
}

/** In ms; longer than a busy browser takes to run the code that sends a request which waits for no other. */
const LATENCY = 600;

/** The code that talks to the preview's frame. */
const PREVIEW_CHUNK = /\/preview\.\w+\.(?:js|css)$/;

/** Opens a page and returns its requests, each delayed by `LATENCY`; without those of the preview, which is loaded once the screen is drawn. */
export async function requestsOf(page: Page, open: () => Promise<void>): Promise<SentRequest[]> {
  const network = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...unlimited, latency: LATENCY });
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isOfPreview = request.frame() !== page.mainFrame() || PREVIEW_CHUNK.test(request.url());
    if (!isOfPreview) requests.push(request);
  });
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

/** Returns the bytes of all scripts as transferred. */
export const scriptBytes = (requests: readonly SentRequest[]) =>
  requests.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);
