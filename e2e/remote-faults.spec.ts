import type { Page } from '@playwright/test';
import { openHome, OWNER } from './testing/panel.ts';
import { replaceRemote, WORKING, type StandIn } from './testing/stand-in-remote.ts';
import { expect, PAGE_FAILED, test } from './testing/test.ts';

const LINKS = { orders: /^Pedidos NUEVO/, 'menu-editor': 'Mi menú', account: 'Cuenta' } as const;
type Remote = keyof typeof LINKS;
const ALL_REMOTES = Object.keys(LINKS) as Remote[];

const NOT_OPENED = 'No se pudo abrir esta sección';
const STOPPED = 'Algo salió mal en esta sección';
const NOTICE = 'Algo salió mal';

interface Fault {
  readonly name: string;
  readonly standIn: StandIn;
  /** Shown in the page once the section is open, or after `provoke`. */
  readonly shows: string;
  readonly provoke?: (page: Page) => Promise<void>;
  /** By default the orders remote alone has the fault. */
  readonly remotes?: readonly Remote[];
}

const press = (page: Page) => page.getByRole('button', { name: 'Provocar' }).click();

const FAULTS: readonly Fault[] = [
  {
    name: 'throws while rendering',
    remotes: ALL_REMOTES,
    shows: NOT_OPENED,
    standIn: () => ({
      Screens: () => {
        throw new Error('broken on purpose');
      },
    }),
  },
  {
    name: 'throws in the cleanup of an effect when it is left',
    remotes: ALL_REMOTES,
    shows: WORKING,
    standIn: (react) => ({
      Screens: () => {
        react.useEffect(
          () => () => {
            throw new Error('broken on purpose');
          },
          [],
        );
        return react.createElement('p', null, 'Sección de prueba');
      },
    }),
  },
  {
    name: 'sets state in an endless loop of layout effects',
    shows: NOT_OPENED,
    standIn: (react) => ({
      Screens: () => {
        const [count, setCount] = react.useState(0);
        react.useLayoutEffect(() => setCount(count + 1), [count]);
        return null;
      },
    }),
  },
  {
    name: 'sets state in an endless loop of effects',
    shows: WORKING,
    standIn: (react) => ({
      Screens: () => {
        const [count, setCount] = react.useState(0);
        react.useEffect(() => setCount(count + 1), [count]);
        return react.createElement('p', null, 'Sección de prueba');
      },
    }),
  },
  {
    name: 'throws while it blocks the screen',
    shows: NOT_OPENED,
    standIn: (react, { useDispatch, screenBlocked }) => ({
      Screens: () => {
        const dispatch = useDispatch();
        const [isBlocked, setBlocked] = react.useState(false);
        react.useEffect(() => {
          dispatch(screenBlocked());
          setBlocked(true);
        }, [dispatch]);
        if (isBlocked) throw new Error('broken on purpose');
        return null;
      },
    }),
  },
  {
    name: 'throws in an event handler after it has blocked the screen',
    shows: NOTICE,
    provoke: press,
    standIn: (react, { useDispatch, screenBlocked }) => ({
      Screens: () => {
        const dispatch = useDispatch();
        const onClick = () => {
          dispatch(screenBlocked());
          throw new Error('broken on purpose');
        };
        return react.createElement('button', { onClick }, 'Provocar');
      },
    }),
  },
  {
    name: 'rejects a promise that nobody handles',
    shows: NOTICE,
    provoke: press,
    standIn: (react) => ({
      Screens: () => {
        const onClick = () => void Promise.reject(new Error('broken on purpose'));
        return react.createElement('button', { onClick }, 'Provocar');
      },
    }),
  },
  {
    name: 'has a modal that throws on closing',
    shows: WORKING,
    provoke: async (page) => {
      await press(page);
      await page.getByRole('button', { name: 'Cerrar modal' }).click();
      await expect(page.getByRole('button', { name: 'Cerrar modal' })).toHaveCount(0);
    },
    standIn: (react, { useDispatch, modalOpened, modalClosed }) => ({
      Screens: () => {
        const dispatch = useDispatch();
        const onClick = () => dispatch(modalOpened({ type: 'lockedEditor', parent: null }));
        return [
          react.createElement('p', { key: 'text' }, 'Sección de prueba'),
          react.createElement('button', { key: 'button', onClick }, 'Provocar'),
        ];
      },
      modals: {
        lockedEditor: () => {
          const dispatch = useDispatch();
          react.useEffect(
            () => () => {
              throw new Error('broken on purpose');
            },
            [],
          );
          return react.createElement('button', { onClick: () => dispatch(modalClosed()) }, 'Cerrar modal');
        },
      },
    }),
  },
  {
    name: 'has a reducer that throws',
    shows: STOPPED,
    standIn: () => ({
      reducer: () => {
        throw new Error('broken on purpose');
      },
    }),
  },
  {
    name: 'has a reducer that returns undefined',
    shows: STOPPED,
    standIn: () => ({ reducer: () => undefined }),
  },
  {
    name: 'has a saga that throws while it saves',
    shows: STOPPED,
    provoke: press,
    standIn: (react, { useDispatch, takeEvery, put, screenBlocked }) => ({
      Screens: () => {
        const dispatch = useDispatch();
        return react.createElement('button', { onClick: () => dispatch({ type: 'test/saved' }) }, 'Provocar');
      },
      *saga() {
        yield* takeEvery('test/saved', function* () {
          yield* put(screenBlocked());
          throw new Error('broken on purpose');
        });
      },
    }),
  },
];

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Inicio' });
const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Carta', exact: true }).click();
  await expect(home(page)).toBeVisible();
};

/** Leaves the broken section, opens another one, and signs out. */
async function expectPanelToWork(page: Page, broken: Remote): Promise<void> {
  await goHome(page);
  await expect(page.getByText(NOT_OPENED)).toHaveCount(0);
  // Screens that request nothing: a request that the sign-out overtakes would be refused.
  const [name, title] = broken === 'account' ? [LINKS.orders, 'Pedidos'] : ['Soporte técnico', 'Soporte técnico'];
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
}

test.beforeEach(({ server }) => server.allow(PAGE_FAILED));

for (const remote of ALL_REMOTES)
  test(`the panel works on at each fault of the ${remote} remote`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/broken on purpose|returned undefined|Minified React error #185/);
    for (const { name, standIn, shows, provoke, remotes = ['orders'] } of FAULTS)
      if (remotes.includes(remote))
        await test.step(`the panel works on when the ${remote} remote ${name}`, async () => {
          await openHome(page, OWNER);
          await replaceRemote(page, remote, standIn);
          await page.getByRole('link', { name: LINKS[remote] }).click();
          await provoke?.(page);
          await expect(page.getByText(shows, { exact: true })).toBeVisible();
          await page.unrouteAll();
          await expectPanelToWork(page, remote);
        });
  });

const FETCH_FAILED = /ERR_FAILED|Remote |RUNTIME-|Failed to load|already registered/;

test('the panel works on when the entry of a remote is missing', async ({ page, consoleGuard }) => {
  consoleGuard.allow(FETCH_FAILED);
  consoleGuard.allow(/status of 404/);
  for (const remote of ALL_REMOTES)
    await test.step(`the panel works on when the entry of the ${remote} remote is missing`, async () => {
      await openHome(page, OWNER);
      await page.route(`**/remotes/${remote}/**`, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: LINKS[remote] }).click();
      await expect(page.getByText(NOT_OPENED)).toBeVisible();
      await expect(page.getByText('Esta sección no funciona en este momento.', { exact: false })).toBeVisible();
      await page.unrouteAll();
      await expectPanelToWork(page, remote);
    });
});

test.describe('«Reintentar»', () => {
  /** Changes what the server answers to a page that is read anew, or to the page itself. */
  const changePage = (page: Page, kind: 'fetch' | 'document', change: (html: string) => string) =>
    page.route(/\/panel(\/|$)/, async (route) => {
      if (route.request().resourceType() !== kind) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    });
  const registerNewVersion = (html: string) =>
    html
      .replaceAll(/\/remotes\/orders\/[^/]+\//g, '/remotes/orders/9.0.0/')
      .replace(/("orders":\{"version":)"[^"]+"/, '$1"9.0.0"');
  const openOrders = (page: Page) => page.getByRole('link', { name: LINKS.orders }).click();
  const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

  test('«Reintentar» and «Recargar» open a section that could not be opened', async ({ page, consoleGuard }) => {
    consoleGuard.allow(FETCH_FAILED);
    consoleGuard.allow(/broken on purpose/);

    await test.step('«Reintentar» loads a newer version that was published meanwhile', async () => {
      await openHome(page, OWNER);
      await page.route('**/remotes/orders/**', (route) => route.abort());
      await openOrders(page);
      await expect(retry(page)).toBeVisible();
      await changePage(page, 'fetch', registerNewVersion);
      await replaceRemote(page, 'orders', () => ({}), '9.0.0');
      await retry(page).click();
      await expect(page.getByText(WORKING)).toBeVisible();
      await page.unrouteAll();
    });

    await test.step('«Reintentar» reloads the page for a newer version of a section that has run already', async () => {
      await openHome(page, OWNER);
      await replaceRemote(page, 'orders', () => ({
        Screens: () => {
          throw new Error('broken on purpose');
        },
      }));
      await openOrders(page);
      await expect(retry(page)).toBeVisible();
      await page.unrouteAll();
      await changePage(page, 'fetch', registerNewVersion);
      await retry(page).click();
      await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
      await page.unrouteAll();
    });

    await test.step('a section says that the connection is lost, and opens once it is back', async () => {
      await openHome(page, OWNER);
      await page.route(/\/remotes\/orders\/|\/panel$/, (route) => route.abort());
      await openOrders(page);
      await expect(page.getByText('Revisa tu conexión e inténtalo otra vez.')).toBeVisible();
      await page.unrouteAll();
      await retry(page).click();
      await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
    });

    await test.step('a section for another panel says that it needs a newer version', async () => {
      await changePage(page, 'document', (html) => html.replace(/"panel":"\^1\.[^"]*"/g, '"panel":"^2.0.0"'));
      await page.goto('/panel/orders');
      await expect(page.getByText('Esta sección necesita una versión más nueva')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled();
      await page.unrouteAll();
      await retry(page).click();
      await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
    });

    await test.step('a section in a page that is too old offers «Recargar»', async () => {
      await openHome(page, OWNER);
      await page.route('**/remotes/orders/**', (route) => route.abort());
      await changePage(page, 'fetch', (html) =>
        html.replaceAll('/assets/shell/owner.', '/assets/shell/owner-of-today.'),
      );
      await openOrders(page);
      await expect(page.getByText('Hay una versión nueva de Carta')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Recargar' }).click();
      await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
    });
  });
});

test('an error in an event handler shows a notice, and `carta errors` names its line in the sources', async ({
  page,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/broken on purpose/);
  await openHome(page, OWNER);
  const failed = page.waitForResponse('**/api/client-errors');
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/owner."]')?.src;
    const error = new Error('broken on purpose');
    error.stack = `Error: broken on purpose\n    at submit (${script}:2:5000)`;
    setTimeout(() => {
      throw error;
    });
  });
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect((await failed).status()).toBe(200);
  const { out } = await server.carta(['errors']);
  expect(out).toMatch(/^1 vez {2}shell {2}event {2}\S+ {2}\/panel\n {2}broken on purpose\n/);
  expect(out).toMatch(/at submit \((?:apps|libs|node_modules)\/[\w./@-]+:\d+:\d+\)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
});
