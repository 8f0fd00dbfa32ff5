import { OrderHistory } from './order-history.ts';

/** Resolves once the browser has gone back. */
const wentBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => window.history.replaceState(null, '', '/m/demo'));

it('a second tap on what opens a view adds no second history entry', async () => {
  const views = new OrderHistory();
  const before = window.history.length;
  await Promise.all([views.push({ kind: 'cart' }), views.push({ kind: 'cart' })]);
  await views.push({ kind: 'message' });
  expect(window.history.length - before).toBe(2);
  expect(window.history.state).toEqual({ view: { kind: 'message' }, depth: 2 });
});

it('a second tap on what closes a view goes back no further', async () => {
  const views = new OrderHistory();
  await views.push({ kind: 'cart' });
  await views.push({ kind: 'message' });
  const back = wentBack();
  views.back();
  views.back();
  expect(views.isLeaving).toBe(true);
  await back;
  await Promise.resolve();
  expect(views.isLeaving).toBe(false);
  expect(window.history.state).toEqual({ view: { kind: 'cart' }, depth: 1 });
});

it('an entry that is added while the browser goes back is added once it has', async () => {
  const views = new OrderHistory();
  await views.push({ kind: 'item', key: 'flan' }, '/m/demo/p/flan');
  expect(window.location.pathname).toBe('/m/demo/p/flan');
  views.close();
  await views.push({ kind: 'cart' });
  expect(window.location.pathname).toBe('/m/demo');
  expect(window.history.state).toEqual({ view: { kind: 'cart' }, depth: 1 });
});
