// The script of an order's page, which works without it: follows the order, asks before it is cancelled, and knows what this browser has sent.
import { repeatOrder } from './repeat-order.ts';
import { closeOrder, placedOrders } from '../../placed-orders.ts';

/** How often the open page asks for news while it is seen, in ms. */
const EVERY = 10_000;

/** A question that has no answer after this many ms is none. */
const LIMIT = 20_000;

/** Of the words that say that an order was not cancelled. */
const NOT_CANCELLED = '[data-not-cancelled]';

/** States after which nothing comes. */
const OVER = ['done', 'rejected', 'cancelled'];

const page = () => document.querySelector<HTMLElement>('main[data-order]');

let etag = '';
let timer: number | undefined;
let isAsking = false;

async function read(address: string, headers: Record<string, string>): Promise<Response> {
  return fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
}

/** Asks whether the order has changed, and reads the page again where it has, or where the time has come. */
async function ask(): Promise<void> {
  const main = page();
  if (!main || isAsking || document.hidden) return;
  isAsking = true;
  clearTimeout(timer);
  try {
    const answer = await read(main.dataset.order ?? '', { 'if-none-match': etag });
    const isNews = answer.status === 200;
    if (!isNews && answer.status !== 304) throw new Error(`The order is answered with ${answer.status}`);
    const { state, slow } = isNews ? await answer.json() : {};
    if (isNews && etag === '' && state === main.dataset.state && `${slow ?? false}` === main.dataset.slow)
      etag = answer.headers.get('etag') ?? '';
    else if (isNews || Date.now() >= Number(main.dataset.until ?? Infinity)) {
      if (await renew(main)) etag = answer.headers.get('etag') ?? etag;
    }
    showConnection(true);
  } catch {
    showConnection(false);
  } finally {
    isAsking = false;
    wait();
  }
}

function wait(): void {
  clearTimeout(timer);
  const isOver = OVER.includes(page()?.dataset.state ?? '');
  if (!document.hidden && !isOver) timer = window.setTimeout(() => void ask(), EVERY);
}

const showConnection = (isThere: boolean) => showWords('[data-no-connection]', !isThere);

function showWords(selector: string, isShown: boolean): void {
  const words = document.querySelector<HTMLElement>(selector);
  if (words) words.hidden = !isShown;
}

/** Shows the page as the server has it now; the focus stays where it is. False where the diner is asked something, and the page stays as it is. */
async function renew(main: HTMLElement): Promise<boolean> {
  const answer = await read(location.href, { accept: 'text/html' });
  const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = html.querySelector<HTMLElement>('main[data-order]');
  if (!next) throw new Error('The page of the order is not answered');
  const isChanged = next.dataset.state !== main.dataset.state;
  const open = main.querySelector('dialog[open]') !== null && next.querySelector('dialog') !== null;
  // What the diner is asked stays until they answer.
  if (open && !isChanged) return false;
  const focused = document.activeElement;
  const selector = focused && main.contains(focused) ? focused.tagName.toLowerCase() : '';
  const nth = selector === '' ? -1 : [...main.querySelectorAll(selector)].indexOf(focused as Element);
  for (const { name, value } of next.attributes) main.setAttribute(name, value);
  main.toggleAttribute('data-changed', isChanged);
  main.replaceChildren(...next.childNodes);
  document.title = html.title;
  if (nth >= 0 && !isChanged) main.querySelectorAll<HTMLElement>(selector)[nth]?.focus({ preventScroll: true });
  if (isChanged) {
    showWords(NOT_CANCELLED, false);
    say(main);
  }
  equip();
  return true;
}

function say(main: HTMLElement): void {
  const said = document.querySelector('[data-said]');
  const texts = ['[data-small]', 'h1'].map((part) => main.querySelector(part)?.textContent ?? '');
  if (said) said.textContent = texts.join('. ');
}

/** Shows what only this browser knows of the order, and notes that an order is over. */
function equip(): void {
  const { business = '', key = '', state = '' } = page()?.dataset ?? {};
  const isOver = OVER.includes(state);
  const known = placedOrders(business).find((order) => order.key === key);
  if (known && isOver && !known.isOver) closeOrder(business, key);
  const announce = document.querySelector<HTMLAnchorElement>('[data-announce]');
  if (announce && known?.whatsapp && !isOver) {
    announce.href = withPayment(known.whatsapp, announce.dataset.line);
    announce.hidden = false;
  }
}

/** Returns the address of the message with another line on how the order is paid. [CHARGE-8] */
function withPayment(whatsapp: string, line: string | undefined): string {
  const [before, after] = ['Pago: MercadoPago', line].map((text) => encodeURIComponent(`\n${text}\n`));
  return line ? whatsapp.replace(before ?? '', after ?? '') : whatsapp;
}

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || !('cancel' in event.target.dataset)) return;
  event.preventDefault();
  const dialog = event.target.querySelector('dialog');
  const isSure = event.submitter instanceof HTMLElement && 'sure' in event.submitter.dataset;
  if (!isSure) dialog?.showModal();
  else {
    dialog?.close();
    void cancel(event.target.action);
  }
});

/** What cannot be cancelled any more is shown as it is; what nobody has answered is said. */
async function cancel(address: string): Promise<void> {
  const asked = fetch(address, { method: 'POST', signal: AbortSignal.timeout(LIMIT) });
  const isAnswered = await asked.then(
    ({ status }) => status < 500,
    () => false,
  );
  showWords(NOT_CANCELLED, !isAnswered);
  const main = page();
  if (!isAnswered || !main) return;
  await renew(main).then(
    () => showConnection(true),
    () => showConnection(false),
  );
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  event.target.closest('[data-keep]')?.closest('dialog')?.close();
  const link = event.target.closest<HTMLAnchorElement>('a[data-repeat]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { business = '', key = '' } = page()?.dataset ?? {};
  // What cannot be put into the cart is chosen on the menu.
  repeatOrder(business, key, link.dataset.repeat ?? '')
    .catch(console.warn)
    .finally(() => location.assign(link.href));
});

document.addEventListener('visibilitychange', () => (document.hidden ? clearTimeout(timer) : void ask()));
window.addEventListener('pageshow', ({ persisted }) => persisted && void ask());
window.addEventListener('online', () => void ask());
window.addEventListener('offline', () => showConnection(false));
equip();
wait();
