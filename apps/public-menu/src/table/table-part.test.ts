import { within } from '@testing-library/dom';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { keepTable, sayTableChanged, TABLE_CHANGED, tableHere } from '../kept-table.ts';

const TOKEN = 'a1b2c3d4e5';
const REQUEST = 'r'.repeat(21);
const HOUR = 3_600_000;
const TABLE = `/api/public/tables/demo/${TOKEN}`;

/** What the server answers; null for no answer. */
let answers: Record<string, { readonly status: number; readonly body: object } | null>;
const fetched = jest.fn(async (address: string, { method = 'GET', body }: RequestInit = {}) => {
  const answer = answers[`${method} ${address}${typeof body === 'string' ? ` ${body}` : ''}`];
  if (!answer) throw new TypeError('Failed to fetch');
  return { ok: answer.status < 300, status: answer.status, json: async () => answer.body };
});
const asked = (address: string) => fetched.mock.calls.filter(([at]) => at === address).length;
const found = (title: string) => ({ status: 200, body: { title } });
const refused = (status: number, code: string) => ({ status, body: { error: true, code } });
const body = () => within(document.body);
const card = () => document.getElementById('mesa');
const settle = () => jest.advanceTimersByTimeAsync(0);
const isHidden = jest.spyOn(document, 'hidden', 'get');
const changed = jest.fn();

/** Opens a page whose address had this token; null for none. */
async function open(scanned: string | null, { desk = 'UTC', lang = 'es-AR' } = {}): Promise<void> {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main data-menu="/api/public/menus/demo" ${desk && `data-zone="${desk}"`}>
    <div><header><h1>La Higuera</h1></header></div><div id="menu"></div></main>`;
  if (scanned !== null) keepTable('demo', { token: scanned, title: '', at: Date.now() });
  jest.resetModules();
  await import('./table-part.ts');
  globalThis.cartaShowTable?.(scanned);
  await settle();
}

const press = async (name: string) => {
  body().getByRole('button', { name }).click();
  await settle();
};

/** Listeners of an earlier page would answer for this one. */
let removals: (() => void)[] = [];

function recordListeners(target: Document | Window): void {
  const add = target.addEventListener.bind(target);
  const recorded: EventTarget['addEventListener'] = (type, listener, options) => {
    if (!listener) return;
    removals.push(() => target.removeEventListener(type, listener));
    add(type, listener, options);
  };
  jest.spyOn(target, 'addEventListener').mockImplementation(recorded);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  globalThis.cartaTable = undefined;
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  fetched.mockClear();
  changed.mockReset();
  isHidden.mockReturnValue(false);
  answers = { [`GET ${TABLE}`]: found('Mesa 7') };
  recordListeners(document);
  recordListeners(window);
  document.addEventListener(TABLE_CHANGED, changed);
});

afterEach(() => {
  jest.mocked(document.addEventListener).mockRestore();
  jest.mocked(window.addEventListener).mockRestore();
  for (const remove of removals) remove();
  removals = [];
  jest.useRealTimers();
});

describe('a table that was scanned', () => {
  it('[TABLE-3] stands below the name of the business with its title, and is told to the parts of the page', async () => {
    await open(TOKEN);
    expect(body().getByRole('region', { name: 'Mesa 7' })).toBe(card());
    expect(card()?.previousElementSibling?.textContent).toContain('La Higuera');
    expect(tableHere('demo', Date.now())).toMatchObject({ token: TOKEN, title: 'Mesa 7' });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(document.querySelector('main')?.dataset.orders).toBe('demo');
  });

  it.each([
    [TOKEN, 'a token that the server does not know, or not any more'],
    ['mesa7', 'a text that is no token'],
  ])('[TABLE-3] %s, %s, is said and ignored', async (token) => {
    answers = { [`GET ${TABLE}`]: refused(404, 'not-found') };
    await open(token);
    expect(body().getByRole('status').textContent).toBe(
      'El código de la mesa ya no vale. Escanéalo otra vez en la mesa.',
    );
    expect(body().queryByRole('button')).toBeNull();
    expect(tableHere('demo', Date.now())).toBeNull();
    expect(document.querySelector('main')?.dataset.orders).toBeUndefined();
  });

  it('without a connection is asked for again by hand, or once it is back', async () => {
    answers = {};
    await open(TOKEN);
    expect(body().getByRole('status').textContent).toBe('No hay conexión para saber cuál es tu mesa.');
    await press('Reintentar');
    expect(asked(TABLE)).toBe(2);
    answers = { [`GET ${TABLE}`]: found('Mesa 7') };
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(body().getByText('Mesa 7')).toBeTruthy();
    expect(body().queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('a page of a proxy in the place of our 404 drops no table', async () => {
    answers = { [`GET ${TABLE}`]: { status: 404, body: {} } };
    await open(TOKEN);
    expect(tableHere('demo', Date.now())?.token).toBe(TOKEN);
  });

  it('a business without a desk shows none: nobody would read what its diner sends', async () => {
    await open(TOKEN, { desk: '' });
    expect(card()).toBeNull();
    expect(document.querySelector('main')?.dataset.orders).toBeUndefined();
  });

  it.each([
    ['en', 'Call the waiter', 'Ask for the bill'],
    ['pt-BR', 'Chamar o garçom', 'Pedir a conta'],
  ])('speaks the language of the page: %s', async (lang, ...names) => {
    await open(TOKEN, { lang });
    for (const name of names) expect(body().getByRole('button', { name })).toBeTruthy();
    expect(body().getByText('Mesa 7').lang).toBe('es');
  });
});

describe('a table that is kept', () => {
  const kept = (hours: number) => keepTable('demo', { token: TOKEN, title: 'Mesa 7', at: Date.now() - hours * HOUR });

  it('[TABLE-5] is shown without a connection too', async () => {
    answers = {};
    kept(1);
    await open(null);
    expect(body().getByRole('region', { name: 'Mesa 7' })).toBeTruthy();
  });

  it('[TABLE-5] is dropped 4 hours after it was scanned, and that is said', async () => {
    kept(3);
    await open(null);
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    expect(body().queryByRole('region')).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(body().getByRole('status').textContent).toMatch(/ya no vale/);
    expect(body().queryByRole('button')).toBeNull();
  });

  it('[TABLE-3] whose code was renewed is dropped, and one that was renamed has its new name', async () => {
    kept(1);
    answers = { [`GET ${TABLE}`]: found('Vereda 7') };
    await open(null);
    expect(body().getByRole('region', { name: 'Vereda 7' })).toBeTruthy();
    answers = { [`GET ${TABLE}`]: refused(404, 'not-found') };
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([tableHere('demo', Date.now()), body().queryByRole('region')]).toEqual([null, null]);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('that the order has found to be none is dropped at once', async () => {
    kept(1);
    await open(null);
    keepTable('demo', null);
    sayTableChanged();
    expect(body().getByRole('status').textContent).toMatch(/ya no vale/);
  });

  it('stays where the page is replaced by a newer version, with the focus where it was', async () => {
    kept(1);
    await open(null);
    document.querySelector('main')!.innerHTML = '<div><h1>La Higuera</h1></div><p>Nuevo</p>';
    expect(card()).toBeNull();
    document.dispatchEvent(new Event(MENU_REPLACED));
    expect(card()?.nextElementSibling?.textContent).toBe('Nuevo');
  });
});

describe('what a table asks for', () => {
  const POST = `POST ${TABLE}/requests {"kind":"waiter"}`;
  const BILL = `POST ${TABLE}/requests {"kind":"bill"}`;
  const STATE = `${TABLE}/requests/${REQUEST}`;
  const made = { status: 201, body: { key: REQUEST } };
  const state = (answered: number | null) => ({ status: 200, body: { answered } });

  it('[TABLE-9] the waiter is asked for once, followed every 10 s while the page is seen, and comes', async () => {
    answers = { ...answers, [POST]: made, [`GET ${STATE}`]: state(null) };
    await open(TOKEN);
    expect(asked(STATE)).toBe(0);
    await press('Llamar al mozo');
    const waiter = body().getByRole('button', { name: 'Mozo avisado' });
    expect(waiter.getAttribute('aria-disabled')).toBe('true');
    waiter.click();
    await settle();
    expect(asked(`${TABLE}/requests`)).toBe(1);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(asked(STATE)).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked(STATE)).toBe(1);

    isHidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked(STATE)).toBe(1);
    isHidden.mockReturnValue(false);
    answers[`GET ${STATE}`] = state(Date.now());
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(body().getByRole('button', { name: 'Ya va el mozo' }).closest('[aria-live="polite"]')).not.toBeNull();
    expect(asked(STATE)).toBe(2);

    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked(STATE)).toBe(2);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(body().getByRole('button', { name: 'Llamar al mozo' })).toBeTruthy();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked(STATE)).toBe(2);
  });

  it('[TABLE-9] the bill is asked for beside the waiter, and what waits is followed after the page was loaded again', async () => {
    answers = { ...answers, [BILL]: { status: 200, body: { key: REQUEST } }, [`GET ${STATE}`]: state(null) };
    await open(TOKEN);
    await press('Pedir la cuenta');
    expect(body().getByRole('button', { name: 'Llamar al mozo' })).toBeTruthy();
    await open(null);
    expect(body().getByRole('button', { name: 'Cuenta pedida' })).toBeTruthy();
    answers[`GET ${STATE}`] = state(Date.now());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(body().getByRole('button', { name: 'Ya va el mozo' })).toBeTruthy();
  });

  it.each([
    [refused(429, 'rate-limited'), 'Ya avisaste varias veces. Espera unos minutos.'],
    [null, 'El aviso no llegó. Inténtalo otra vez o llama al mozo.'],
    [{ status: 502, body: {} }, 'El aviso no llegó. Inténtalo otra vez o llama al mozo.'],
    [refused(404, 'not-found'), 'El aviso no llegó. Inténtalo otra vez o llama al mozo.'],
  ])('[TABLE-10] a request that is answered with %j says: %s', async (answer, words) => {
    answers = { ...answers, [POST]: answer };
    await open(TOKEN);
    await press('Llamar al mozo');
    expect(body().getByRole('status').textContent).toBe(words);
    answers = { ...answers, [POST]: made };
    await press('Llamar al mozo');
    expect([body().getByRole('status').textContent, body().queryByText('Mozo avisado')]).toEqual([
      '',
      expect.anything(),
    ]);
  });

  it('[TABLE-3] whose code was renewed meanwhile is not asked for: the diner is told to scan again', async () => {
    await open(TOKEN);
    answers = { [`GET ${TABLE}`]: refused(404, 'not-found'), [POST]: refused(404, 'not-found') };
    await press('Llamar al mozo');
    expect(body().getByRole('status').textContent).toMatch(/ya no vale/);
    expect(body().queryByRole('button')).toBeNull();
  });

  it('a request that nobody knows any more can be made again, and one without an answer is asked for again', async () => {
    answers = { ...answers, [POST]: made };
    await open(TOKEN);
    await press('Llamar al mozo');
    await jest.advanceTimersByTimeAsync(20_000);
    expect([asked(STATE), body().queryByText('Mozo avisado')]).toEqual([2, expect.anything()]);
    answers[`GET ${STATE}`] = refused(404, 'not-found');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(body().getByRole('button', { name: 'Llamar al mozo' })).toBeTruthy();
  });
});
