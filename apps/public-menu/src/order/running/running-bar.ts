// Entry of the bar of the orders that are under way, which `showRunningOrders` fetches where this browser has one.
import { drawing } from '../../drawing.ts';
import { closeOrder, orderAddress, placedOrders, type PlacedOrder } from '../../placed-orders.ts';
import { WORDS } from './running-words.ts';
import styles from './running-bar.module.css';

/** How often the page asks for news while it is seen, in ms. */
const EVERY = 10_000;

/** States of which the bar tells before it counts several. */
const ASKS_FIRST = ['rejected', 'cancelled', 'unpaid'];

/** What the bar says of an order. */
interface Running {
  readonly key: string;
  readonly number: number;
  readonly state: string;
  /** In ms since 1970. */
  readonly readyAt: number | null;
}

const business = document.querySelector<HTMLElement>('main[data-menu]')?.dataset.menu?.split('/').pop() ?? '';
const words = WORDS[document.documentElement.lang.slice(0, 2)] ?? WORDS.es;
const bar = document.createElement('a');
bar.className = styles.bar ?? '';
bar.dataset.runningBar = '';
const known = new Map<string, { readonly etag: string; readonly order: Running }>();
let timer: number | undefined;

const POT = 'M7 20h10M7 16h10v4H7zM7 16v-4a4 4 0 1 1 1-8 4 4 0 0 1 8 0 4 4 0 1 1 1 8v4';
const ONWARD = 'M9 6l6 6-6 6';

const open = (): readonly PlacedOrder[] => placedOrders(business).filter(({ isOver }) => !isOver);

/** Asks for each open order; one that was delivered, or that nobody knows, is open no more. Without an answer the bar says what it said. */
async function ask(): Promise<void> {
  clearTimeout(timer);
  const orders = open();
  await Promise.all(
    orders.map(async ({ key }) => {
      const before = known.get(key);
      const headers = before ? { 'if-none-match': before.etag } : undefined;
      const answer = await fetch(`/api/public/orders/${business}/${key}`, { headers, cache: 'no-store' }).catch(
        () => null,
      );
      if (answer?.status === 404) closeOrder(business, key);
      if (!answer?.ok) return;
      const order = (await answer.json()) as Running;
      if (order.state === 'done') closeOrder(business, key);
      known.set(key, { etag: answer.headers.get('etag') ?? '', order });
    }),
  );
  draw();
  if (open().length > 0 && !document.hidden) timer = window.setTimeout(() => void ask(), EVERY);
}

function draw(): void {
  const orders = open().flatMap(({ key }) => known.get(key)?.order ?? []);
  // What the diner has to know or to do comes first: an order that ended, which nobody has looked at yet, or that waits for its payment.
  const shown = orders.find(({ state }) => ASKS_FIRST.includes(state)) ?? orders[0];
  if (!shown) return bar.remove();
  bar.href = orderAddress(business, shown.key);
  const line = document.createElement('b');
  const isOneOfSeveral = orders.length > 1 && !ASKS_FIRST.includes(shown.state);
  line.textContent = isOneOfSeveral
    ? words.several(orders.length)
    : words.one(shown.number, words.states[shown.state] ?? '');
  const left = Math.ceil(((shown.readyAt ?? 0) - Date.now()) / 60_000);
  const small = document.createElement('small');
  if (shown.state === 'accepted' && shown.readyAt && left > 0 && left < 720) {
    const zone = document.querySelector<HTMLElement>('main[data-zone]')?.dataset.zone;
    const clock = new Date(shown.readyAt).toLocaleTimeString('es-AR', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    });
    small.textContent = words.ready(clock, left);
  }
  const text = document.createElement('span');
  text.append(line, ...(small.textContent ? [small] : []));
  bar.replaceChildren(drawing(POT), text, drawing(ONWARD));
  if (!bar.isConnected) (document.querySelector('[data-running-place]') ?? document.body).append(bar);
}

document.addEventListener('visibilitychange', () => (document.hidden ? clearTimeout(timer) : void ask()));
window.addEventListener('pageshow', ({ persisted }) => persisted && void ask());
void ask();
