import type { RemoteModule } from '@carta/contract';
import type { Page } from '@playwright/test';
import type * as React from 'react';

/** The part of `@carta/panel` that stand-ins use. */
interface Panel {
  readonly useDispatch: () => (action: object) => void;
  readonly screenBlocked: () => object;
  readonly modalOpened: (modal: { type: string; parent: null }) => object;
  readonly modalClosed: () => object;
  readonly put: (action: object) => Iterable<unknown>;
  readonly takeEvery: (type: string, worker: () => Iterable<unknown>) => Iterable<unknown>;
}

/** Runs in the page: it may use nothing but its arguments. Returns the parts of a remote that differ from one that works. */
export type StandIn = (react: typeof React, panel: Panel) => Partial<RemoteModule>;

export const WORKING = 'Sección de prueba';

/** Replaces a remote's code by a stand-in; of one version only if `version` is given. */
export async function replaceRemote(page: Page, name: string, standIn: StandIn, version = '*'): Promise<void> {
  const container = name.replaceAll('-', '_');
  const body = `var ${container} = (() => {
    let shared;
    const moduleOf = (request) => Object.values(shared[request])[0].lib();
    return {
      init: (scope) => void (shared = scope),
      get: async () => {
        const react = moduleOf('react');
        const Screens = () => react.createElement('p', null, '${WORKING}');
        const parts = (${String(standIn)})(react, moduleOf('@carta/panel'));
        return () => ({ remote: { contractVersion: 1, Screens, ...parts } });
      },
    };
  })();`;
  await page.route(`**/remotes/${name}/${version}/*.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
