import { settingsOf } from '@carta/domain';
import { businessReceived, menuRefreshRequested, selectMenu } from '@carta/panel';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { menuRefreshSaga } from './menu-refresh-saga.ts';

const MENU = ownerState.menu!;

/** A page whose refreshes the test answers by hand. */
function start() {
  const store = createShellStore(ownerState);
  const asked: { etag: unknown; answer: (value: object) => Promise<void> }[] = [];
  const menu = ({ etag }: { etag: unknown }) =>
    new Promise((resolve) => {
      const answer = async (value: object) => {
        resolve({ ok: true, value: { ...MENU, ...value }, etag: 'W/"2"', unchanged: false });
        await new Promise((passed) => setTimeout(passed));
      };
      asked.push({ etag, answer });
    });
  store.runSaga(menuRefreshSaga({ menu } as unknown as Parameters<typeof menuRefreshSaga>[0]));
  return { store, asked, shown: () => selectMenu(store.getState()) };
}

describe('menuRefreshSaga', () => {
  it('shows the menu that the server has', async () => {
    const { store, asked, shown } = start();
    store.dispatch(menuRefreshRequested());
    expect(asked.map(({ etag }) => etag)).toEqual([ownerState.menuEtag]);
    await asked[0]?.answer({ name: 'Otra' });
    expect(shown()?.name).toBe('Otra');
  });

  it('reads the menu again where settings were saved meanwhile, so that an older menu does not bring the former ones back', async () => {
    const { store, asked, shown } = start();
    store.dispatch(menuRefreshRequested());
    const saved = { ...settingsOf(MENU), deliveryTime: '40 minutos', version: MENU.version + 1 };
    store.dispatch(businessReceived(saved));
    await asked[0]?.answer({});
    expect(shown()?.deliveryTime).toBe('40 minutos');
    await asked[1]?.answer({ ...saved, name: 'Otra' });
    expect([asked.length, shown()?.name, shown()?.deliveryTime]).toEqual([2, 'Otra', '40 minutos']);
  });
});
