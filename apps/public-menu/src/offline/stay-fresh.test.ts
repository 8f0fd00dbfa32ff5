import { stayFresh } from './stay-fresh.ts';

afterEach(() => jest.useRealTimers());

it('a connection that does not answer for some seconds counts as none, until it does', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div hidden data-offline-bar data-today="Menú de hoy"><span></span></div><main data-version="1"></main>`;
  document.documentElement.lang = 'es-AR';
  const bar = document.querySelector<HTMLElement>('[data-offline-bar]')!;
  let respond: (answer: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (respond = resolve));
  stayFresh('/m/demo', []);
  document.dispatchEvent(new Event('visibilitychange'));

  await jest.advanceTimersByTimeAsync(3000);
  expect(bar.hidden).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(bar.hidden).toBe(false);
  expect(bar.textContent).toBe('Menú de hoy');

  respond({ ok: false, status: 304 } as Response);
  await jest.advanceTimersByTimeAsync(0);
  expect(bar.hidden).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bar.hidden).toBe(true);
});
