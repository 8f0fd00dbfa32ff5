import { settingsOf } from '@carta/domain';
import { businessReceived, menuRefreshRequested, selectMenu } from '@carta/panel';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { menuRefreshSaga } from './menu-refresh-saga.ts';

const MENU = ownerState.menu!;

/** A page whose menu requests are answered by the test. */
function start() {
  const store = createShellStore(ownerState);
  const requests: { etag: unknown; answer: (value: object) => Promise<void> }[] = [];
  const menu = ({ etag }: { etag: unknown }) =>
    new Promise((resolve) => {
      const answer = async (value: object) => {
        resolve({ ok: true, value: { ...MENU, ...value }, etag: 'W/"2"', unchanged: false });
        await new Promise((passed) => setTimeout(passed));
      };
      requests.push({ etag, answer });
    });
  store.runSaga(menuRefreshSaga({ menu } as unknown as Parameters<typeof menuRefreshSaga>[0]));
  return { store, requests, shown: () => selectMenu(store.getState()) };
}

describe('menuRefreshSaga', () => {
  it('a refresh shows the server’s menu', async () => {
    const { store, requests, shown } = start();
    store.dispatch(menuRefreshRequested());
    expect(requests.map(({ etag }) => etag)).toEqual([ownerState.menuEtag]);
    await requests[0]?.answer({ name: 'Otra' });
    expect(shown()?.name).toBe('Otra');
  });

  it.each([{ items: null }, { categoriesL1: {} }, { categoriesL2: undefined }, { optionGroups: 'x' }])(
    'a refresh whose answer is of another shape leaves the menu as it is: %j',
    async (broken) => {
      const { store, requests, shown } = start();
      store.dispatch(menuRefreshRequested());
      await requests[0]?.answer(broken);
      expect(shown()).toEqual(MENU);
      store.dispatch(menuRefreshRequested());
      await requests[1]?.answer({ name: 'Otra' });
      expect(shown()?.name).toBe('Otra');
    },
  );

  it('a refresh during a save is repeated, so that an older menu does not restore the former settings', async () => {
    const { store, requests, shown } = start();
    store.dispatch(menuRefreshRequested());
    const saved = { ...settingsOf(MENU), deliveryTime: '40 minutos', version: MENU.version + 1 };
    store.dispatch(businessReceived(saved));
    await requests[0]?.answer({});
    expect(shown()?.deliveryTime).toBe('40 minutos');
    await requests[1]?.answer({ ...saved, name: 'Otra' });
    expect([requests.length, shown()?.name, shown()?.deliveryTime]).toEqual([2, 'Otra', '40 minutos']);
  });
});
