import type { RemoteModule } from '@carta/contract';
import { runSaga, type Saga } from 'redux-saga';
import type { Action, Reducer, Store } from 'redux';
import type { ShellStore } from '../store.ts';

/** Returns the store as a remote sees it: every action that the remote dispatches has its name in `meta.remote`. */
export function remoteStore<S extends Store>(store: S, remote: string): S {
  const dispatch = (action: Action) => store.dispatch(withSender(action, remote));
  return { ...store, dispatch };
}

/** Copies hidden properties too: redux-saga marks its actions with one. */
function withSender(action: Action, remote: string): Action {
  const meta = { ...(action as { meta?: object }).meta, remote };
  return Object.defineProperties<Action>({} as Action, {
    ...Object.getOwnPropertyDescriptors(action),
    meta: { value: meta, enumerable: true },
  });
}

type OnFailure = (phase: 'reducer' | 'saga', error: unknown) => void;

/** Adds a remote's reducer to the state and runs its saga. Neither can throw into the store; `onFailure` learns of what they throw. */
export function injectRemote(
  store: ShellStore,
  name: string,
  { reducer, saga }: RemoteModule,
  onFailure: OnFailure,
): void {
  const onReducerFailure = (error: unknown) => onFailure('reducer', error);
  store.addReducer(name, reducer ? guardedReducer(reducer, onReducerFailure) : (state: unknown = null) => state);
  if (!saga) return;
  const { dispatch, getState, channel } = remoteStore(store, name);
  const onError = (error: unknown) => onFailure('saga', error);
  runSaga({ channel, dispatch, getState, onError }, saga as Saga);
}

/** A reducer that throws or returns undefined is called no more; its state stays. */
function guardedReducer(reducer: NonNullable<RemoteModule['reducer']>, onFailure: (error: unknown) => void): Reducer {
  let hasFailed = false;
  return (state: unknown, action: Action) => {
    if (hasFailed) return state ?? null;
    try {
      const next = reducer(state, action);
      if (next !== undefined) return next;
      throw new Error(`The reducer returned undefined for ${action.type}`);
    } catch (error) {
      hasFailed = true;
      onFailure(error);
      return state ?? null;
    }
  };
}
