import { showFailure } from './show-failure.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => jest.useRealTimers());

const shown = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
const fail = () => showFailure(document.querySelector('main')!, 'No hay conexión');

it('a failure is said once, and goes by itself after some seconds', () => {
  fail();
  jest.advanceTimersByTime(5000);
  fail();
  expect(shown()).toEqual(['No hay conexión']);
  jest.advanceTimersByTime(5000);
  expect(shown()).toEqual(['No hay conexión']);
  jest.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
});

it('a failure goes once the connection is back', () => {
  fail();
  window.dispatchEvent(new Event('online'));
  expect(shown()).toEqual([]);
});
