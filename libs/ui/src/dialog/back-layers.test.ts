import { waitFor } from '@testing-library/react';
import { closeLayers, openLayer } from './back-layers.ts';

const nextPopState = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
const untilMarked = () => waitFor(() => expect(history.state).toHaveProperty(['carta:layer'], true));
const untilUnmarked = () => waitFor(() => expect(history.state).not.toHaveProperty(['carta:layer']));

async function pressBack(): Promise<void> {
  const arrived = nextPopState();
  history.back();
  await arrived;
}

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '/panel/menu');
  history.pushState({ idx: 2 }, '', '/panel/menu/flat');
});

it('the back button closes one layer after another and then leaves the screen', async () => {
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

it('a layer that is closed without the back button leaves no history entry', async () => {
  const close = openLayer(() => undefined);
  const returned = nextPopState();
  close();
  await returned;
  expect(history.state).toEqual({ idx: 2 });
  await pressBack();
  expect(location.pathname).toBe('/panel/menu');
});

it('a layer that replaces another keeps the history entry', async () => {
  const before = history.length;
  const closeFirst = openLayer(() => undefined);
  closeFirst();
  const closeSecond = openLayer(() => closeSecond());
  expect(history.length).toBe(before + 1);
  await pressBack();
  expect([history.state, location.pathname]).toEqual([{ idx: 2 }, '/panel/menu/flat']);
});

it('a layer that stays open is asked again on every back step', async () => {
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

it('the history entry of a layer keeps the router’s state', async () => {
  const close = openLayer(() => undefined);
  expect(history.state).toMatchObject({ idx: 2 });
  close();
  await untilUnmarked();
});

it('an entry that a link left behind between two screens is passed in the same step back', async () => {
  const close = openLayer(() => undefined);
  history.pushState({ idx: 3 }, '', '/panel/menu/wifi');
  close();
  await pressBack();
  await nextPopState();
  expect([history.state, location.pathname]).toEqual([{ idx: 2 }, '/panel/menu/flat']);
});

it('closeLayers removes the history entry before it leaves the screen', async () => {
  openLayer(() => undefined);
  const left = nextPopState();
  closeLayers(() => history.back());
  await left;
  await nextPopState();
  expect(location.pathname).toBe('/panel/menu');
});
