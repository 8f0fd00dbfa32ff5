import { stayFresh } from './stay-fresh.ts';

const PAGE = '<main data-version="1" data-visits="/api/visits/demo">old</main>';
const newer = (content: string) =>
  `<html><body><main data-version="2" data-visits="/api/visits/demo">${content}</main></body></html>`;

let answers: ((answer: unknown) => void)[];
let added: jest.SpiedFunction<typeof document.addEventListener>;
const bar = () => document.querySelector<HTMLElement>('[data-offline-bar]')!;
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const page = (html: string, status = 200) => ({ ok: status === 200, status, text: () => Promise.resolve(html) });

async function respond(answer: object): Promise<void> {
  answers.at(-1)?.(answer);
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div hidden data-offline-bar data-today="Menú de hoy"><span></span></div>${PAGE}`;
  document.documentElement.lang = 'es-AR';
  document.elementsFromPoint = () => [];
  window.scrollBy = () => undefined;
  answers = [];
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((resolve, reject) => {
      answers.push(resolve as (answer: unknown) => void);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  added = jest.spyOn(document, 'addEventListener');
  stayFresh('/m/demo', []);
});
afterEach(() => {
  jest.useRealTimers();
  // The document is that of the next test too.
  for (const [type, listener] of added.mock.calls) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

it('a connection that does not answer for some seconds counts as none, until it does', async () => {
  comeBack();
  await jest.advanceTimersByTimeAsync(3000);
  expect(bar().hidden).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(bar().hidden).toBe(false);
  expect(bar().textContent).toBe('Menú de hoy');

  await respond({ ok: false, status: 304 });
  expect(bar().hidden).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bar().hidden).toBe(true);
});

it('a question that is never answered is asked again', async () => {
  comeBack();
  await jest.advanceTimersByTimeAsync(24_000);
  expect(answers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(answers).toHaveLength(2);
  await respond(page(newer('new')));
  expect([bar().hidden, document.querySelector('main')?.textContent]).toEqual([true, 'new']);
});

it.each([
  [
    'a page that breaks off as it arrives',
    { ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) },
  ],
  ['half a page', page(newer('new').slice(0, -20))],
  ['a page without a mark', page('<html><main>Volvemos pronto</main></html>')],
  ['an empty page', page('')],
  ['a 404 of somebody else', page('<main>404</main>', 404)],
  ['a refusal of somebody else', page('<main>403</main>', 403)],
])('%s counts as no connection, and leaves the open page as it is', async (_, answer) => {
  comeBack();
  await respond(answer);
  expect([bar().hidden, document.querySelector('main')?.textContent]).toEqual([false, 'old']);
});

it('an answer that comes after the page was asked for again changes nothing', async () => {
  comeBack();
  const late = answers.at(-1);
  comeBack();
  await respond(page(newer('new')));
  late?.(page(newer('older')));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('main')?.textContent).toBe('new');
});
