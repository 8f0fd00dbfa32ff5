import { moveWithin, newKey, type Category, type Item, type Menu } from '@carta/domain';
import { testPicture } from './test-picture.ts';
import { RefusedRequest, type OwnerClient } from './owner-client.ts';

/** Within so many ms a change reaches every server. */
export const FRESHNESS = 1000;

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/**
 * Concurrent writers on the menu 'Tapas: bife | Orden: a, b, … | Viejos: p0, p1, …', which record what was answered: an
 * answered change must be in the menu later, a change that was only sent may be.
 */
export class Writers {
  readonly #client: OwnerClient;
  readonly #created = new Set<string>();
  readonly #deleted = new Set<string>();
  readonly #uploaded = new Set<string>();
  #price: { answered: number; sent: number } | undefined;
  #order: { answered: string; sent: string } | undefined;
  #pictures = 0;

  readonly #uploads: boolean;

  constructor(client: OwnerClient, { uploads = true } = {}) {
    this.#client = client;
    this.#uploads = uploads;
  }

  /** Writes until that many changes and uploads were answered, then runs `then`, which ends the server, while writing. */
  async write(
    url: string,
    { until, then }: { until: { answers: number; uploads: number }; then: () => Promise<void> },
  ): Promise<void> {
    const menu = await this.#client.menu(url);
    const missing = { ...until };
    let ending: Promise<void> | undefined;
    const send: Send = async (method, path, body) => {
      const answer = await this.#client.send(url, method, path, body);
      missing.answers -= 1;
      if (body instanceof FormData) missing.uploads -= 1;
      if (missing.answers <= 0 && missing.uploads <= 0) ending ??= then();
      return answer;
    };
    const changes = [this.#create, this.#edit, this.#delete, this.#move, ...(this.#uploads ? [this.#upload] : [])];
    const writers = changes.map((writer) => writer(menu, send));
    for (const { reason } of (await Promise.allSettled(writers)) as { reason?: unknown }[]) {
      if (reason instanceof RefusedRequest) throw reason;
    }
    await ending;
  }

  /** Returns the answered changes that the menu lacks once `within` ms have passed, in which a server may hear of another one's. */
  async missing(url: string, { within = 0 } = {}): Promise<string[]> {
    const end = performance.now() + within;
    for (;;) {
      const missing = await this.#missingNow(url);
      if (missing.length === 0 || performance.now() >= end) return missing;
    }
  }

  async #missingNow(url: string): Promise<string[]> {
    const menu = await this.#client.menu(url);
    const keys = new Set(menu.items.map(({ key }) => key));
    const { big } = titled(menu, 'bife').price;
    const order = titlesOf(inOrder(menu));
    return [
      ...[...this.#created].filter((key) => !keys.has(key)).map((key) => `created ${key}`),
      ...[...this.#deleted].filter((key) => keys.has(key)).map((key) => `deleted ${key}`),
      ...neither('price', this.#price, big),
      ...neither('order', this.#order, order),
      ...(await missingPictures(url, [...this.#uploaded, ...coversOf(menu)])),
    ];
  }

  readonly #create = async ({ key: business, categoriesL1 }: Menu, send: Send): Promise<void> => {
    const parent = categoriesL1.find(({ title }) => title === 'Tapas')?.key;
    for (;;) {
      const key = newKey();
      const price = { currency: '$', big: 1, small: '00' };
      const body = { key, business, parent, level: 2, order: 0, title: key, price };
      await send('POST', `/api/items/${business}/${key}`, body);
      this.#created.add(key);
    }
  };

  readonly #edit = async (menu: Menu, send: Send): Promise<void> => {
    const { key, parent, price: now } = titled(menu, 'bife');
    this.#price = { answered: now.big, sent: now.big };
    for (let big = now.big + 1; ; big += 1) {
      this.#price.sent = big;
      const price = { currency: '$', big, small: '00' };
      await send('PUT', '/api/items', { business: menu.key, key, parent, price });
      this.#price.answered = big;
    }
  };

  readonly #delete = async ({ key: business, items }: Menu, send: Send): Promise<void> => {
    for (const { key } of items.filter(({ title }) => /^p\d+$/.test(title))) {
      await send('DELETE', `/api/items/${business}/${key}`);
      this.#deleted.add(key);
    }
  };

  readonly #move = async (menu: Menu, send: Send): Promise<void> => {
    let siblings = inOrder(menu);
    for (let nth = 0; ; nth += 1) {
      const [{ key, _id }] = siblings as [Item];
      const to = 1 + (nth % (siblings.length - 1));
      const moved = moveWithin(siblings, key, to);
      if (!moved.ok) throw new Error(moved.reason);
      this.#order = { answered: titlesOf(siblings), sent: titlesOf(moved.value) };
      await send('PUT', `/api/products/sort/${menu.key}/${_id}`, { order: to });
      siblings = moved.value;
      this.#order.answered = titlesOf(siblings);
    }
  };

  readonly #upload = async ({ key: business, categoriesL1 }: Menu, send: Send): Promise<void> => {
    const key = categoriesL1.find(({ title }) => title === 'Tapas')?.key ?? '';
    for (;;) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ business, key, level: '1' })) form.append(name, value);
      const picture = await testPicture({ width: 20 + (this.#pictures += 1) })
        .png()
        .toBuffer();
      form.append('_file', new Blob([new Uint8Array(picture)]), 'foto.png');
      const { image } = (await send('PUT', '/api/categories', form)) as Category;
      if (image) this.#uploaded.add(image.url);
    }
  };
}

function titled({ items }: Menu, title: string): Item {
  const item = items.find((candidate) => candidate.title === title);
  if (!item) throw new Error(`nothing is called '${title}'`);
  return item;
}

function inOrder({ items, categoriesL1 }: Menu): Item[] {
  const parent = categoriesL1.find(({ title }) => title === 'Orden')?.key;
  return items.filter((item) => item.parent === parent).sort((a, b) => a.order - b.order);
}

const titlesOf = (items: readonly Item[]) => items.map(({ title }) => title).join('');

/** Returns a line if `value` is neither the last answered nor the last sent one. */
function neither<T>(what: string, known: { answered: T; sent: T } | undefined, value: T): string[] {
  if (!known || value === known.answered || value === known.sent) return [];
  return [`${what} ${String(known.answered)} or ${String(known.sent)}, not ${String(value)}`];
}

const coversOf = ({ categoriesL1 }: Menu) =>
  categoriesL1.flatMap(({ image }) => image?.url ?? []).filter((url) => url.startsWith('/files/'));

async function missingPictures(url: string, pictures: readonly string[]): Promise<string[]> {
  const answers = pictures.map(async (picture) => {
    const { status } = await fetch(url + picture, { method: 'HEAD' });
    return status === 200 ? [] : [`picture ${picture}: ${status}`];
  });
  return (await Promise.all(answers)).flat();
}
