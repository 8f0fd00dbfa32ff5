import { settingsOf, NOT_SAVED, sortByOrder, type Menu } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { businessReceived, menuReceived, menuRefreshRequested, selectModal, selectSessionEnded } from '@carta/panel';
import { sessionResumed } from '@carta/panel/shell';
import { commandAction } from './command-action.ts';
import { selectJustSaved, selectSaving } from './outbox-slice.ts';
import { settled } from '../testing/editor-store.ts';
import { hold, refusedWith, accepted, type Answers } from '../testing/fake-api.ts';
import { startEditor } from '../testing/start-editor.ts';

const MENU = menu('Tapas: croquetas, bravas, tortilla | Postres: flan*1, helado');

const tapas = ({ items }: Menu) =>
  sortByOrder(items.filter(({ parent }) => parent === categoryTitled(MENU, 'Tapas').key)).map(({ title }) => title);
const move = (title: string, toIndex: number) =>
  commandAction('menu/itemMoved', { key: itemTitled(MENU, title).key, toIndex });

function start(answers: Answers = {}) {
  const started = startEditor(MENU, answers);
  const refreshes = () => started.store.dispatched.filter((type) => type === menuRefreshRequested.type).length;
  return { ...started, refreshes };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('the queue', () => {
  it('[ORD-4] a move shows at once, and its target index is sent', async () => {
    const { store, sent, shown } = start();
    store.dispatch(move('tortilla', 0));
    expect(tapas(shown())).toEqual(['tortilla', 'croquetas', 'bravas']);
    await settled();
    const productId = itemTitled(MENU, 'tortilla')._id;
    expect(sent).toEqual([{ name: 'sortItem', params: { menuKey: 'demo', productId }, body: { order: 0 } }]);
  });

  it('settings that are saved while a move is sent stay as they were saved', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store, shown } = start({ sortItem: () => answer.answer });
    store.dispatch(move('tortilla', 0));
    store.dispatch(businessReceived({ ...settingsOf(MENU), deliveryTime: '40 minutos', version: 1 }));
    answer.release(accepted({ order: [] }));
    await settled();
    expect(shown().deliveryTime).toBe('40 minutos');
    expect(tapas(shown())).toEqual(['tortilla', 'croquetas', 'bravas']);
  });

  it('[ORD-4] a moved category is sent with its level', async () => {
    const { store, sent } = start();
    const { key, _id } = categoryTitled(MENU, 'Postres');
    store.dispatch(commandAction('menu/categoryMoved', { key, toIndex: 0 }));
    await settled();
    expect(sent).toEqual([
      { name: 'sortCategory', params: { menuKey: 'demo', level: '1', categoryId: _id }, body: { order: 0 } },
    ]);
  });

  it('quick commands are sent one at a time and in order, and the menu is refreshed once the queue is empty', async () => {
    const first = hold<ReturnType<typeof accepted>>();
    const answers = [first.answer, accepted({ order: [] })];
    const { store, sent, refreshes } = start({ sortItem: () => answers.shift() ?? accepted({ order: [] }) });
    store.dispatch(move('tortilla', 0));
    store.dispatch(move('croquetas', 2));
    await settled();
    expect([sent.length, refreshes(), selectSaving(store.getState())]).toEqual([1, 0, true]);
    first.release(accepted({ order: [] }));
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([{ order: 0 }, { order: 2 }]);
    expect([refreshes(), selectSaving(store.getState()), selectJustSaved(store.getState())]).toEqual([1, false, true]);
  });

  it('[SHOW-1] [FEAT-1] a command sends only the changed field, with business, key and parent', async () => {
    const { store, sent } = start();
    const { key, parent } = itemTitled(MENU, 'croquetas');
    const category = categoryTitled(MENU, 'Tapas');
    store.dispatch(commandAction('menu/itemChanged', { key, changes: { show: false } }));
    store.dispatch(commandAction('menu/itemFeatured', { key }));
    store.dispatch(commandAction('menu/categoryChanged', { key: category.key, changes: { show: false } }));
    await settled();
    store.dispatch(commandAction('menu/itemUnfeatured', { key }));
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([
      { show: false, business: 'demo', key, parent },
      { featured: 2, business: 'demo', key, parent },
      { show: false, business: 'demo', key: category.key },
      { featured: false, business: 'demo', key, parent },
    ]);
  });

  it('a menu that arrives shows with the queued commands', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store, shown } = start({ sortItem: () => answer.answer });
    store.dispatch(move('tortilla', 0));
    store.dispatch(menuReceived({ menu: { ...MENU, name: 'Otra' }, etag: '"2"' }));
    expect([shown().name, ...tapas(shown())]).toEqual(['Otra', 'tortilla', 'croquetas', 'bravas']);
  });
});

describe('a refused command', () => {
  it('a refused move leaves the server’s order, drops the moves behind it, and shows the server’s message', async () => {
    const { store, sent, shown, refreshes, notices } = start({ sortItem: () => refusedWith('conflict') });
    store.dispatch(move('tortilla', 0));
    store.dispatch(move('croquetas', 2));
    await settled();
    expect(tapas(shown())).toEqual(['croquetas', 'bravas', 'tortilla']);
    expect([sent.length, refreshes(), notices()]).toEqual([1, 1, ['refused: conflict']]);
    expect([selectSaving(store.getState()), selectJustSaved(store.getState())]).toEqual([false, false]);
  });

  it('a refused move keeps the moves that were saved before it', async () => {
    const answers = [accepted({ order: [] }), refusedWith('network')];
    const { store, shown } = start({ sortItem: () => answers.shift() ?? refusedWith('network') });
    store.dispatch(move('tortilla', 0));
    store.dispatch(move('bravas', 0));
    await settled();
    expect(tapas(shown())).toEqual(['tortilla', 'croquetas', 'bravas']);
  });

  it.each(['network', 'unexpected', 'unavailable'] as const)(
    'a command that fails with %s asks the owner to try again',
    async (code) => {
      const { store, notices } = start({ sortItem: () => refusedWith(code) });
      store.dispatch(move('tortilla', 0));
      await settled();
      expect(notices()).toEqual([NOT_SAVED]);
      expect(errors).toHaveBeenCalledWith('Unexpected error while trying sort item');
    },
  );

  it('a command of an owner who was locked meanwhile opens the lockedEditor modal', async () => {
    const { store, notices } = start({ sortItem: () => refusedWith('locked') });
    store.dispatch(move('tortilla', 0));
    await settled();
    expect(selectModal(store.getState())).toMatchObject({ type: 'lockedEditor', show: true });
    expect(notices()).toEqual([]);
  });

  it('the queue continues after a command that throws', async () => {
    const { store, sent, notices } = start({
      sortItem: () => {
        throw new Error('broken');
      },
    });
    store.dispatch(move('tortilla', 0));
    await settled();
    expect(notices()).toEqual([NOT_SAVED]);
    store.dispatch(commandAction('menu/itemChanged', { key: itemTitled(MENU, 'flan').key, changes: { show: false } }));
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['sortItem', 'updateItem']);
  });

  it.each([
    ['of an ended session', 'unauthenticated'],
    ['with the cookie of another owner', 'forbidden'],
  ] as const)('a command %s is sent again after the owner has signed in', async (_, code) => {
    const answers = [refusedWith(code), accepted({ order: [] })];
    const { store, sent, notices } = start({ sortItem: () => answers.shift() ?? accepted({ order: [] }) });
    store.dispatch(move('tortilla', 0));
    await settled();
    expect([sent.length, selectSessionEnded(store.getState())]).toEqual([1, true]);
    store.dispatch(sessionResumed());
    await settled();
    expect([sent.length, notices(), selectSaving(store.getState())]).toEqual([2, ['tortilla pasó al lugar 1'], false]);
  });
});
