import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { inSession } from './in-session.ts';
import { selectSessionEnded, sessionResumed, sessionSlice } from './session-slice.ts';

const USER = { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false };
const ENDED = { ok: false, error: { code: 'unauthenticated' } } as const;
const FORBIDDEN = { ok: false, error: { code: 'forbidden' } } as const;
const REFUSED = { ok: false, error: { code: 'locked' } } as const;
const DONE = { ok: true, value: 7 } as const;

function run(answers: (typeof ENDED | typeof FORBIDDEN | typeof REFUSED | typeof DONE)[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    preloadedState: { session: { user: USER, development: false, businessKey: 'demo', ended: false } },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const request = jest.fn(() => Promise.resolve(answers.shift() ?? DONE));
  const task = sagas.run(() => inSession(request));
  return { store, request, result: task.toPromise<unknown>() };
}

describe('inSession', () => {
  it.each([DONE, REFUSED])(
    'an answer other than `unauthenticated` and `forbidden` is returned as it is: %j',
    async (answer) => {
      const { request, result } = run([answer]);
      expect(await result).toBe(answer);
      expect(request).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['in an ended session', ENDED],
    ['with the cookie of another owner', FORBIDDEN],
  ])('a request %s waits for a new sign-in and is then sent again', async (_, refusal) => {
    const { store, request, result } = run([refusal, DONE]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(selectSessionEnded(store.getState())).toBe(true);
    expect(request).toHaveBeenCalledTimes(1);
    store.dispatch(sessionResumed());
    expect(await result).toBe(DONE);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('a request that is forbidden after the sign-in too is returned, and asks for no password again', async () => {
    const { store, request, result } = run([FORBIDDEN, ENDED, FORBIDDEN]);
    for (let asked = 0; asked < 2; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      expect(selectSessionEnded(store.getState())).toBe(true);
      store.dispatch(sessionResumed());
    }
    expect(await result).toBe(FORBIDDEN);
    expect(request).toHaveBeenCalledTimes(3);
    expect(selectSessionEnded(store.getState())).toBe(false);
  });
});
