import { waitFor } from '@testing-library/react';
import { closeLayers, openLayer } from './back-layers.ts';

const popped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
const untilMarked = () => waitFor(() => expect(history.state).toHaveProperty(['carta:layer'], true));
const untilUnmarked = () => waitFor(() => expect(history.state).not.toHaveProperty(['carta:layer']));

async function pressBack(): Promise<void> {
  const arrived = popped();
  history.back();
  await arrived;
}

beforeEach(() => {
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
  await pressBack();
  await untilMarked();
  expect([closed, location.pathname]).toEqual([['dialog'], '/panel/menu/flat']);
  await pressBack();
  await untilUnmarked();
  expect([closed, location.pathname]).toEqual([['dialog', 'sheet'], '/panel/menu/flat']);
  await pressBack();
  expect(location.pathname).toBe('/panel/menu');
});

it('leaves no entry in the history where a layer was closed otherwise', async () => {
  const close = openLayer(() => undefined);
  const returned = popped();
  close();
  await returned;
  expect(history.state).toEqual({ idx: 2 });
  await pressBack();
  expect(location.pathname).toBe('/panel/menu');
});

it('keeps its one entry where a layer opens in the place of another', async () => {
  const before = history.length;
  const closeFirst = openLayer(() => undefined);
  closeFirst();
  const closeSecond = openLayer(() => closeSecond());
  expect(history.length).toBe(before + 1);
  await pressBack();
  expect([history.state, location.pathname]).toEqual([{ idx: 2 }, '/panel/menu/flat']);
});

it('asks again each time where a layer stays', async () => {
  let asked = 0;
  const close = openLayer(() => asked++);
  await pressBack();
  await untilMarked();
  await pressBack();
  await untilMarked();
  expect([asked, location.pathname]).toEqual([2, '/panel/menu/flat']);
  close();
  await untilUnmarked();
});

it('keeps what the router has written into the entry', async () => {
  const close = openLayer(() => undefined);
  expect(history.state).toMatchObject({ idx: 2 });
  close();
  await untilUnmarked();
});

it('leaves the screen as if nothing had lain over it', async () => {
  openLayer(() => undefined);
  const left = popped();
  closeLayers(() => history.back());
  await left;
  await popped();
  expect(location.pathname).toBe('/panel/menu');
});
