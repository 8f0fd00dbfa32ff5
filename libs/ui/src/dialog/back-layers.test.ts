import { closeLayers, openLayer } from './back-layers.ts';

/** Steps of the browser, and of ours, are taken one after the other, each in a task of its own. */
const settled = () => new Promise((done) => setTimeout(done, 60));
const popped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));

async function pressBack(): Promise<void> {
  const arrived = popped();
  history.back();
  await arrived;
  await settled();
}

beforeEach(async () => {
  history.pushState({ idx: 1 }, '', '/panel/menu');
  history.pushState({ idx: 2 }, '', '/panel/menu/flat');
});

it('takes the uppermost layer away in place of the screen, and then the screen', async () => {
  const closed: string[] = [];
  const closeSheet = openLayer(() => {
    closed.push('sheet');
    closeSheet();
  });
  const closeDialog = openLayer(() => {
    closed.push('dialog');
    closeDialog();
  });
  await settled();
  await pressBack();
  expect([closed, location.pathname]).toEqual([['dialog'], '/panel/menu/flat']);
  await pressBack();
  expect([closed, location.pathname]).toEqual([['dialog', 'sheet'], '/panel/menu/flat']);
  await pressBack();
  expect(location.pathname).toBe('/panel/menu');
});

it('leaves no entry in the history where a layer was closed otherwise', async () => {
  const close = openLayer(() => undefined);
  await settled();
  close();
  await settled();
  expect(history.state).toEqual({ idx: 2 });
  await pressBack();
  expect(location.pathname).toBe('/panel/menu');
});

it('keeps its one entry where a layer opens in the place of another', async () => {
  const before = history.length;
  const closeFirst = openLayer(() => undefined);
  await settled();
  closeFirst();
  const closeSecond = openLayer(() => closeSecond());
  await settled();
  expect(history.length).toBe(before + 1);
  await pressBack();
  expect([history.state, location.pathname]).toEqual([{ idx: 2 }, '/panel/menu/flat']);
});

it('asks again each time where a layer stays', async () => {
  let asked = 0;
  const close = openLayer(() => asked++);
  await settled();
  await pressBack();
  await pressBack();
  expect([asked, location.pathname]).toEqual([2, '/panel/menu/flat']);
  close();
  await settled();
});

it('keeps what the router has written into the entry', async () => {
  const close = openLayer(() => undefined);
  await settled();
  expect(history.state).toMatchObject({ idx: 2 });
  close();
  await settled();
});

it('leaves the screen as if nothing had lain over it', async () => {
  openLayer(() => undefined);
  await settled();
  const left = popped();
  closeLayers(() => history.back());
  await left;
  await popped();
  await settled();
  expect(location.pathname).toBe('/panel/menu');
});
