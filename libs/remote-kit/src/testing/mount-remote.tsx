import type { RemoteModule, Screen } from '@carta/contract';
import type { Menu, User } from '@carta/domain';
import { menuReducer } from '@carta/panel';
import {
  connectionSlice,
  notificationsSlice,
  overlaysSlice,
  Provider,
  screensSlice,
  selectSnackbars,
  sessionSlice,
} from '@carta/panel/shell';
import { combineReducers, configureStore, type Action, type Reducer, type Store } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { fakeAnswer, fakeMenu, fakeOwner, type FakeAnswer, type FakeRequest } from '../fake-api.ts';

export type { FakeAnswer, FakeRequest };

export interface MountOptions {
  /** Name of the remote, under which its state lies in the store. */
  readonly name: string;
  /** What the remote's `src/screens.ts` declares. */
  readonly screens: readonly Screen[];
  /** Address that is opened; that of the first screen if absent. */
  readonly path?: string;
  /** The owner's menu; `menu()` of `@carta/domain/testing` makes one. A category with one product if absent. */
  readonly menu?: Menu;
  /** Changes of the signed-in owner. */
  readonly user?: Partial<User>;
  /** Answers instead of the fake API where it returns one. */
  readonly answer?: (request: FakeRequest) => FakeAnswer | undefined;
}

export interface MountedRemote extends Omit<RenderResult, 'rerender'> {
  /** Clicks and types as a person does. */
  readonly user: UserEvent;
  /** What the remote has asked of the API, in order. */
  readonly requests: readonly FakeRequest[];
  readonly store: Store;
  /** Texts of the snackbars that are shown. */
  readonly notices: () => string[];
}

/**
 * Renders a remote's screens as the shell does, with its reducer and saga, for a signed-in owner and on a fake API that is made from the contract.
 * Takes the place of `fetch` in the test's document. A call that the contract does not have is rejected.
 */
export function mountRemote(remote: RemoteModule, options: MountOptions): MountedRemote {
  const { name, screens, path = screens[0]?.path ?? '/panel', menu = fakeMenu(), user, answer } = options;
  const owner = fakeOwner(menu);
  const requests: FakeRequest[] = [];
  globalThis.fetch = (input, init) => answered(requestOf(input, init), { menu, requests, answer });

  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ ...SHELL_REDUCERS, ...(remote.reducer && { [name]: remote.reducer as Reducer }) }),
    preloadedState: {
      session: {
        user: owner.user && { ...owner.user, ...user },
        development: false,
        businessKey: menu.key,
        ended: false,
      },
      menu: { menu, etag: owner.menuEtag },
      screens: screens.map((screen) => ({ ...screen, remote: name })),
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  }) as unknown as Store<ShellState, Action>;
  if (remote.saga) sagas.run(remote.saga as Saga);
  const { Screens } = remote;
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </Provider>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    requests,
    store,
    notices: () => selectSnackbars(store.getState()).map(({ text }) => text),
  };
}

const SHELL_REDUCERS = {
  session: sessionSlice.reducer,
  menu: menuReducer,
  overlays: overlaysSlice.reducer,
  notifications: notificationsSlice.reducer,
  connection: connectionSlice.reducer,
  screens: screensSlice.reducer,
};
type ShellState = { [Name in keyof typeof SHELL_REDUCERS]: ReturnType<(typeof SHELL_REDUCERS)[Name]> };

function requestOf(input: RequestInfo | URL, init: RequestInit = {}): FakeRequest {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  const method = init.method ?? (input instanceof Request ? input.method : 'GET');
  return { method, path: pathname, ...(typeof init.body === 'string' && { body: JSON.parse(init.body) as unknown }) };
}

interface Answering extends Pick<MountOptions, 'answer'> {
  readonly menu: Menu;
  readonly requests: FakeRequest[];
}

async function answered(request: FakeRequest, { menu, requests, answer }: Answering): Promise<Response> {
  requests.push(request);
  const fake = answer?.(request) ?? fakeAnswer(request, menu);
  if (!fake) throw new Error(`The API has no ${request.method} ${request.path}`);
  const body = fake.body === undefined ? null : JSON.stringify(fake.body);
  return new Response(body, { status: fake.status, headers: { 'content-type': 'application/json' } });
}
