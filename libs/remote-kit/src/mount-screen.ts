import type { PanelOffer } from '@carta/publishing';
import { errors, type Browser, type Page } from 'playwright-core';

/** How long a screen may take to be mounted, in ms. */
const MOUNT_TIMEOUT = 20_000;
/** How long a mounted screen may go on asking, in ms. An answer that nobody reads never ends, which is no fault. */
const SETTLE_TIMEOUT = 5000;
/** How long it may be busy after that, in ms. */
const REST_TIMEOUT = 3000;
/** A screen that has asked for something so shortly before the end goes on asking, in ms. */
const RECENTLY = 1000;

/** A heading, of the screen or of the panel that says what failed, in place of the skeleton. */
const MOUNTED = 'main:not(:has([aria-busy="true"])) :is(h1, h2)';

/** What React says where the HTML was drawn by another version of the shell. */
const HYDRATION = /Minified React error #(?:418|423|425)/;

const NOT_SHOWN = `en ${MOUNT_TIMEOUT / 1000} s no tiene un título (h1 o h2), o sigue con aria-busy`;

interface Mounting {
  /** Called with each problem, in Spanish. */
  readonly note: (problem: string) => void;
  /** The page's HTML was drawn by another version of the shell than its code. */
  readonly isForeign: boolean;
}

/** Opens a screen and waits until the remote has replaced the shell's skeleton, and the screen is at rest. Returns what the page offers to remotes; null where it tells nothing. */
export async function mountScreen(
  browser: Browser,
  address: string,
  { note, isForeign }: Mounting,
): Promise<PanelOffer | null> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  page.on('pageerror', ({ message }) => {
    if (!isForeign || !HYDRATION.test(message)) note(`falla: ${message}`);
  });
  const last = { at: 0, request: '' };
  page.on('request', (request) => {
    last.at = Date.now();
    last.request = `${request.method()} ${new URL(request.url()).pathname}`;
  });
  try {
    await page.goto(address, { timeout: MOUNT_TIMEOUT });
    await page.waitForSelector(MOUNTED, { timeout: MOUNT_TIMEOUT });
    const isQuiet = await within(page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT }));
    if (!isQuiet && Date.now() - last.at < RECENTLY)
      note(`la pantalla no termina de cargar: sigue pidiendo ${last.request}`);
    else if (!(await within(page.waitForSelector(MOUNTED, { timeout: REST_TIMEOUT }))))
      note('la pantalla no termina de cargar: sigue con aria-busy');
    else if (!(await isIdle(page))) note('la pantalla no termina de dibujarse: ocupa al navegador sin descanso');
    return await offerOf(page);
  } catch (error) {
    const isWaiting = error instanceof errors.TimeoutError;
    note(`la pantalla no aparece: ${isWaiting ? NOT_SHOWN : String(error).split('\n')[0]}`);
    return null;
  } finally {
    await page.close();
  }
}

/** False after the timeout of `waiting`. */
async function within(waiting: Promise<unknown>): Promise<boolean> {
  try {
    await waiting;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** True if the page has nothing to do at some moment before the timeout. */
async function isIdle(page: Page): Promise<boolean> {
  const idle = page.waitForFunction(
    (timeout) =>
      new Promise((resolve) =>
        requestIdleCallback(({ didTimeout }) => resolve(didTimeout ? 'busy' : 'idle'), { timeout }),
      ),
    REST_TIMEOUT,
    { timeout: 2 * REST_TIMEOUT },
  );
  let said = 'busy';
  const isAnswered = await within(idle.then(async (handle) => (said = (await handle.jsonValue()) as string)));
  return isAnswered && said === 'idle';
}

/** Reads what the page's federation runtime shares as `@carta/panel`; null before it is loaded. */
function offerOf(page: Page): Promise<PanelOffer | null> {
  return page.evaluate(() => {
    type Shared = Readonly<Record<string, { readonly lib?: () => object }>>;
    interface Instance {
      readonly name: string;
      readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Shared>>>>;
    }
    const { __INSTANCES__: instances = [] } =
      (globalThis as { __FEDERATION__?: { readonly __INSTANCES__?: readonly Instance[] } }).__FEDERATION__ ?? {};
    const shared = instances.find(({ name }) => name === 'shell')?.shareScopeMap['default']?.['@carta/panel'] ?? {};
    const [found] = Object.entries(shared);
    return found ? { version: found[0], names: Object.keys(found[1].lib?.() ?? {}) } : null;
  });
}
