import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Action, Reducer } from 'redux';
import { put, select, takeEvery } from 'typed-redux-saga';
import type { User } from '@carta/domain';
import { inSession } from '../session/in-session.ts';
import type { SessionState } from '../session/session-slice.ts';

/** `value` is the last one received; it stays while another is loading, and after a failure. */
interface RemoteDataState<Value> {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly value?: Value;
}

/** Data of the server that a screen fetches when it opens. */
export interface RemoteData<Value, Input = void> {
  /** Fetches the data, also where they are shown already. */
  readonly requested: (input: Input) => Action;
  readonly select: (state: never) => RemoteDataState<Value> | undefined;
}

interface Owner {
  readonly businessKey: string;
  readonly user: User;
}

type Answer<Body> =
  | { readonly ok: true; readonly value: Body }
  | { readonly ok: false; readonly error: { readonly code: string } };

interface Declared<Api, Body, Value, Input> {
  readonly fetch: (api: Api, owner: Owner, input: Input) => Promise<Answer<Body>>;
  readonly read: (body: Body, input: Input) => Value | undefined;
}

/** What a remote combines, spawns and declares its data with. */
export interface RemoteDataOwner<Api> {
  readonly reducer: Reducer<Record<string, RemoteDataState<unknown>>>;
  readonly saga: (api: Api) => () => Generator;
  /**
   * Declares what a screen fetches. `read` returns what is shown of the body of an answer;
   * the request has failed if it throws or returns undefined, and if `fetch` throws or rejects.
   */
  readonly declare: <Body, Value, Input = void>(
    name: string,
    fetch: Declared<Api, Body, Value, Input>['fetch'],
    read: Declared<Api, Body, Value, Input>['read'],
  ) => RemoteData<Value, Input>;
}

/**
 * Returns the state and the saga of what a remote's screens fetch, and the function that declares it.
 * The remote combines `reducer` into its own under `data`, and spawns `saga`.
 */
export function remoteDataOf<Api>(remote: string): RemoteDataOwner<Api> {
  const initialState: Record<string, RemoteDataState<unknown>> = {};
  const { reducer, actions } = createSlice({
    name: remote,
    initialState,
    reducers: {
      dataRequested(state, { payload: { name } }: PayloadAction<{ name: string; input: unknown }>) {
        state[name] = { ...state[name], status: 'loading' };
      },
      /** `value` is undefined after a failure. */
      dataAnswered(state, { payload: { name, value } }: PayloadAction<{ name: string; value: unknown }>) {
        state[name] = value === undefined ? { ...state[name], status: 'failed' } : { status: 'shown', value };
      },
    },
  });

  const declared: Record<string, unknown> = {};

  return {
    reducer,
    saga: (api: Api) =>
      function* watchRequests() {
        const latest: Record<string, unknown> = {};
        yield* takeEvery(actions.dataRequested, function* (action) {
          const { name, input } = action.payload;
          const { fetch, read } = declared[name] as Declared<Api, unknown, unknown, unknown>;
          latest[name] = action;
          const { session } = yield* select((state: { session: SessionState }) => state);
          const answer = yield* inSession(() => answerOf(async () => fetch(api, session as Owner, input)));
          // Answers may arrive in another order.
          if (latest[name] !== action) return;
          yield* put(actions.dataAnswered({ name, value: readAnswer(answer, (body) => read(body, input)) }));
        });
      },
    declare: <Body, Value, Input = void>(
      name: string,
      fetch: Declared<Api, Body, Value, Input>['fetch'],
      read: Declared<Api, Body, Value, Input>['read'],
    ): RemoteData<Value, Input> => {
      declared[name] = { fetch, read };
      return {
        requested: (input) => actions.dataRequested({ name, input }),
        select: (state: Record<string, { data: Record<string, RemoteDataState<Value>> }>) => state[remote]?.data[name],
      };
    },
  };
}

/** Returns a failure where the request throws: an error in one saga would end those of all data. */
async function answerOf(request: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  try {
    return await request();
  } catch (error) {
    console.error(error);
    return { ok: false, error: { code: 'unexpected' } };
  }
}

/** Returns undefined for a failure, and for a body that lacks what the contract promises. */
function readAnswer(answer: Answer<unknown>, read: (body: unknown) => unknown): unknown {
  try {
    return answer.ok ? read(answer.value) : undefined;
  } catch {
    return undefined;
  }
}

interface Asking {
  /** Fetches again when it changes. */
  readonly again?: unknown;
  /** Fetches nothing yet. */
  readonly paused?: boolean;
}

/** What a screen gets of its data. */
export interface ShownData<Value> extends RemoteDataState<Value> {
  /** Fetches again. */
  readonly retry: () => void;
}

/**
 * Fetches `data` when the screen opens, and again when `again` changes; nothing while `paused`. Returns the last answer, which stays while another
 * is loading and after a failure, with its status ('idle' before the first request) and `retry`.
 */
export function useRemoteData<Value>(data: RemoteData<Value>, asking?: Asking): ShownData<Value>;
/** As above, of data that depend on an `input`: fetches them again when it changes, by identity. `retry` fetches those of the input now. */
export function useRemoteData<Value, Input>(
  data: RemoteData<Value, Input>,
  asking: Asking & { readonly input: Input },
): ShownData<Value>;
export function useRemoteData<Value, Input>(
  data: RemoteData<Value, Input | undefined>,
  { input, again, paused }: Asking & { readonly input?: Input } = {},
): ShownData<Value> {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!paused) dispatch(data.requested(input));
  }, [dispatch, data, input, again, paused]);
  return { status: 'idle', ...useSelector(data.select), retry: () => void dispatch(data.requested(input)) };
}
