import pino from 'pino';
import { VisitCounter } from './visit-counter.ts';
import type { BusinessVisits } from './business-visits.ts';

const visit = (changes: Partial<BusinessVisits> = {}): BusinessVisits => ({
  business: 'higuera',
  day: '2026-11-21',
  hour: 13,
  kind: 'page',
  key: 'qr',
  count: 1,
  ...changes,
});

let written: (readonly BusinessVisits[])[];
let refuse: Error | null;
let lines: string[];
let counter: VisitCounter;

beforeEach(() => {
  jest.useFakeTimers();
  [written, refuse, lines] = [[], null, []];
  const add = async (visits: readonly BusinessVisits[]) => {
    if (refuse) throw refuse;
    written.push(visits);
  };
  counter = new VisitCounter({ store: { add }, log: pino({}, { write: (line) => void lines.push(line) }) });
});
afterEach(async () => {
  await counter.close();
  jest.useRealTimers();
});

const fiveSeconds = () => jest.advanceTimersByTimeAsync(5000);

it('counts are written together five seconds after the first visit', async () => {
  counter.count([visit(), visit({ key: 'direct' }), visit()]);
  await jest.advanceTimersByTimeAsync(4999);
  counter.count([visit(), visit({ business: 'otra' })]);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[visit({ key: 'direct' }), visit({ count: 3 }), visit({ business: 'otra' })]]);
});

it('a counter without visits writes nothing', async () => {
  counter.count([]);
  expect(jest.getTimerCount()).toBe(0);
  counter.count([visit()]);
  await fiveSeconds();
  expect(jest.getTimerCount()).toBe(0);
  await fiveSeconds();
  expect(written).toHaveLength(1);
});

it('flush and close write the counts at once', async () => {
  counter.count([visit()]);
  await counter.flush();
  counter.count([visit({ key: 'direct' })]);
  await counter.close();
  expect(written).toEqual([[visit()], [visit({ key: 'direct' })]]);
  expect(jest.getTimerCount()).toBe(0);
});

it('counts that cannot be written are kept and written with the next ones', async () => {
  refuse = new Error('the disk is full');
  counter.count([visit()]);
  await fiveSeconds();
  expect(lines.join()).toContain('visits could not be written');
  counter.count([visit()]);
  refuse = null;
  await fiveSeconds();
  expect(written).toEqual([[visit({ count: 2 })]]);
});

it('the number of counts that wait to be written is limited', async () => {
  refuse = new Error('the disk is full');
  counter.count(Array.from({ length: 100_500 }, (_, index) => visit({ key: String(index) })));
  counter.count([visit({ key: '7' })]);
  refuse = null;
  await counter.flush();
  expect(written[0]).toHaveLength(100_000);
  expect(written[0]?.find(({ key }) => key === '7')?.count).toBe(2);
});
