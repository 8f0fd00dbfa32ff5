import { startFinding } from './start-finding.ts';

const answer = (event: 'load' | 'error') => {
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event(event));
  return new Promise((resolve) => setTimeout(resolve));
};

it('a filter whose code cannot be loaded is off again, and the next press loads it', async () => {
  document.body.innerHTML = ['vegan', 'glutenFree']
    .map((mark) => `<button aria-pressed="false" data-marks="${mark}">${mark}</button>`)
    .join('');
  const filters = [...document.querySelectorAll('button')];
  const pressed = () => filters.map((filter) => filter.getAttribute('aria-pressed'));
  const onFailure = jest.fn();
  globalThis.cartaFind = jest.fn();
  startFinding(['/find.js'], onFailure);

  for (const filter of filters) filter.click();
  expect(pressed()).toEqual(['true', 'true']);
  await answer('error');
  expect(pressed()).toEqual(['false', 'false']);
  expect(onFailure).toHaveBeenCalled();

  filters[0]?.click();
  await answer('load');
  expect(pressed()).toEqual(['true', 'false']);
  expect(globalThis.cartaFind).toHaveBeenCalledTimes(1);
});
