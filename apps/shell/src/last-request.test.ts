import { watchLastRequest } from './last-request.ts';

it('the id of the last call is that of its Server-Timing; files have none', () => {
  let tell: (entries: object[]) => void = () => {};
  const observed: object[] = [];
  class Observer {
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      tell = (entries) => callback({ getEntries: () => entries });
    }
    observe(options: object) {
      observed.push(options);
    }
  }
  const lastRequest = watchLastRequest({ PerformanceObserver: Observer as never });
  expect([lastRequest(), observed]).toEqual([null, [{ type: 'resource', buffered: true }]]);
  tell([{ serverTiming: [{ name: 'request', description: 'first-call' }] }, { serverTiming: [] }]);
  expect(lastRequest()).toBe('first-call');
  tell([
    {
      serverTiming: [
        { name: 'db', description: '1' },
        { name: 'request', description: 'second-call' },
      ],
    },
  ]);
  expect(lastRequest()).toBe('second-call');
});
