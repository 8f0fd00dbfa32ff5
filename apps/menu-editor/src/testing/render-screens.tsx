import type { Menu } from '@carta/domain';
import { useRoutes } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { LinkProvider, ScreenContext } from '@carta/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { editorStore } from './editor-store.ts';
import { fakeApi, type Answers } from './fake-api.ts';
import { NeverResized } from './never-resized.ts';

interface RenderOptions {
  /** Components by path. */
  readonly screens: Readonly<Record<string, ComponentType>>;
  readonly at: string;
  readonly locked?: boolean;
  readonly answers?: Answers;
}

/** Renders screens that send commands, at an address; the server accepts every call unless `answers` says otherwise. */
export function renderScreens(menu: Menu, { screens, at, locked = false, answers }: RenderOptions) {
  Object.assign(window, {
    ResizeObserver: NeverResized,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
    scrollBy: () => undefined,
  });
  Element.prototype.scrollIntoView = () => undefined;
  const { api, sent } = fakeApi(menu, answers);
  const store = editorStore(menu, api, { locked });
  const routes = Object.entries(screens).map(([path, Screen]) => ({ path, element: <Screen /> }));
  const Routes = () => useRoutes(routes);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <LinkProvider
          link={({ href, children, ...rest }) => (
            <a {...rest} href={href}>
              {children}
            </a>
          )}
        >
          <ScreenContext value={{ title: 'Pantalla', parent: '/panel/menu' }}>
            <main>
              <Routes />
            </main>
          </ScreenContext>
        </LinkProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { store, sent, user: userEvent.setup() };
}
