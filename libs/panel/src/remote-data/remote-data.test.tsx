import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { sessionResumed, sessionSlice } from '../session/session-slice.ts';
import { asList } from './as-list.ts';
import { remoteDataOf, useRemoteData } from './remote-data.ts';

interface Api {
  salads?: () => Promise<Answer>;
  readonly soups: (asked: object) => Promise<{ ok: true; value: unknown } | { ok: false; error: { code: string } }>;
}
type Answer = Awaited<ReturnType<Api['soups']>>;

const kitchen = remoteDataOf<Api>('kitchen');
const soups = kitchen.declare(
  'soups',
  (api, { businessKey, user: { email } }, day: string) =>
    api.soups({ businessKey, email, day }) as Promise<Answer & { value: { soups: string[] } }>,
  ({ soups }) => asList(soups),
);

const salads = kitchen.declare(
  'salads',
  (api, _owner, _day: string) => api.salads!(),
  () => ['tabule'],
);

const USER = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false };
const LOCRO = { ok: true, value: { soups: ['locro'] } } as const;
const NONE = { ok: true, value: { soups: [] } } as const;
const FAILED = { ok: false, error: { code: 'network' } } as const;
const ENDED = { ok: false, error: { code: 'unauthenticated' } } as const;

/** A screen that shows the soups of a day. Each request is answered by `answer`, in order. */
function start() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, kitchen: combineReducers({ data: kitchen.reducer }) },
    preloadedState: {
      session: { user: USER, development: false, businessKey: 'demo', ended: false },
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const requests: object[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const api: Api = {
    soups: (asked) => {
      requests.push(asked);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  sagas.run(kitchen.saga(api));
  let retry: () => void = () => undefined;
  const drawn: unknown[] = [];
  function Screen(asking: { input: string; again?: unknown; paused?: boolean }) {
    const data = useRemoteData(soups, asking);
    retry = data.retry;
    drawn.push(data.status);
    return null;
  }
  const screen = (asking: Partial<Parameters<typeof Screen>[0]> = {}) => (
    <Provider store={store}>
      <Screen input="lunes" {...asking} />
    </Provider>
  );
  let shown: ReturnType<typeof render> | null = null;
  return {
    api,
    store,
    requests,
    drawn,
    state: () => soups.select(store.getState() as never),
    show: (asking?: Parameters<typeof screen>[0]) =>
      shown ? shown.rerender(screen(asking)) : (shown = render(screen(asking))),
    leave: () => {
      shown?.unmount();
      shown = null;
    },
    retry: () => act(() => retry()),
    signInAgain: () => act(async () => void store.dispatch(sessionResumed())),
    answer: (answer: Answer, request = waiting.length - 1) => act(async () => waiting[request]?.(answer)),
  };
}

type Kitchen = ReturnType<typeof start>;

describe('remoteData', () => {
  it.each<[string, (kitchen: Kitchen) => unknown, ReturnType<Kitchen['state']>]>([
    ['absent before a screen opens', () => undefined, undefined],
    ['loading once a screen opens', ({ show }) => show(), { status: 'loading', value: undefined }],
    [
      'shown once they are received',
      async ({ show, answer }) => {
        show();
        await answer(LOCRO);
      },
      { status: 'shown', value: ['locro'] },
    ],
    [
      'shown where there are none',
      async ({ show, answer }) => {
        show();
        await answer(NONE);
      },
      { status: 'shown', value: [] },
    ],
    [
      'failed after a refusal',
      async ({ show, answer }) => {
        show();
        await answer(FAILED);
      },
      { status: 'failed', value: undefined },
    ],
    [
      'loading again after a retry',
      async ({ show, answer, retry }) => {
        show();
        await answer(FAILED);
        retry();
      },
      { status: 'loading', value: undefined },
    ],
    [
      'shown after a retry that succeeds',
      async ({ show, answer, retry }) => {
        show();
        await answer(FAILED);
        retry();
        await answer(LOCRO);
      },
      { status: 'shown', value: ['locro'] },
    ],
    [
      'loading with the last value when the screen opens again',
      async ({ show, answer, leave }) => {
        show();
        await answer(LOCRO);
        leave();
        show();
      },
      { status: 'loading', value: ['locro'] },
    ],
    [
      'failed with the last value when they cannot be fetched again',
      async ({ show, answer, retry }) => {
        show();
        await answer(LOCRO);
        retry();
        await answer(FAILED);
      },
      { status: 'failed', value: ['locro'] },
    ],
    [
      'loading while the session has ended',
      async ({ show, answer }) => {
        show();
        await answer(ENDED);
      },
      { status: 'loading', value: undefined },
    ],
    [
      'shown once the owner has signed in again',
      async ({ show, answer, signInAgain }) => {
        show();
        await answer(ENDED);
        await signInAgain();
        await answer(LOCRO);
      },
      { status: 'shown', value: ['locro'] },
    ],
    [
      'the newer ones where the older answer comes late',
      async ({ show, answer }) => {
        show({ input: 'lunes' });
        show({ input: 'martes' });
        await answer(NONE, 1);
        await answer(LOCRO, 0);
      },
      { status: 'shown', value: [] },
    ],
    [
      'still loading where only the older request has failed',
      async ({ show, answer }) => {
        show({ input: 'lunes' });
        show({ input: 'martes' });
        await answer(FAILED, 0);
      },
      { status: 'loading', value: undefined },
    ],
  ])('the data are %s', async (_, act, expected) => {
    const started = start();
    await act(started);
    expect(started.state()).toEqual(expected);
  });

  it.each([null, 'soups', 7, true, [], {}, { soups: null }, { soups: 'locro' }, { soups: { 0: 'locro', length: 1 } }])(
    'a body of another shape counts as failed and can be retried: %j',
    async (value) => {
      const { show, answer, retry, state } = start();
      show();
      await answer({ ok: true, value });
      expect(state()).toEqual({ status: 'failed', value: undefined });
      retry();
      await answer(LOCRO);
      expect(state()).toEqual({ status: 'shown', value: ['locro'] });
    },
  );
});

it.each([
  ['throws', undefined],
  ['rejects', () => Promise.reject(new TypeError('no such call'))],
])('a request that %s has failed, is written to the console, and ends no other', async (_, call) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { show, answer, state, store, api } = start();
  if (call) api.salads = call;
  await act(async () => void store.dispatch(salads.requested('lunes')));
  expect(salads.select(store.getState() as never)).toEqual({ status: 'failed' });
  expect(errors).toHaveBeenCalledWith(expect.any(TypeError));
  errors.mockRestore();
  show();
  await answer(LOCRO);
  expect(state()).toEqual({ status: 'shown', value: ['locro'] });
  api.salads = async () => LOCRO;
  await act(async () => void store.dispatch(salads.requested('lunes')));
  expect(salads.select(store.getState() as never)).toEqual({ status: 'shown', value: ['tabule'] });
});

describe('useRemoteData', () => {
  const of = (day: string) => ({ businessKey: 'demo', email: USER.email, day });

  it('a screen sees its data idle, loading and shown', async () => {
    const { show, answer, drawn } = start();
    show();
    await answer(LOCRO);
    expect(drawn).toEqual(['idle', 'loading', 'shown']);
  });

  it.each<[string, Parameters<Kitchen['show']>[0][], string[]]>([
    ['once while it is open', [{}, {}], ['lunes']],
    ['again for another input', [{ input: 'lunes' }, { input: 'martes' }], ['lunes', 'martes']],
    ['again when `again` changes', [{ again: 1 }, { again: 1 }, { again: 2 }], ['lunes', 'lunes']],
    ['not while it is paused', [{ paused: true }, { paused: true, again: 2 }], []],
    ['when it is not paused any more', [{ paused: true }, { paused: false }, { paused: true }], ['lunes']],
  ])('a screen fetches its data %s', (_, shown, days) => {
    const { show, requests } = start();
    shown.forEach((asking) => show(asking));
    expect(requests).toEqual(days.map(of));
  });

  it('a retry fetches the data of the same input', () => {
    const { show, retry, requests } = start();
    show({ input: 'martes' });
    retry();
    expect(requests).toEqual([of('martes'), of('martes')]);
  });
});
