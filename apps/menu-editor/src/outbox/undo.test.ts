import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { connectionBack, connectionLost, menuReceived } from '@carta/panel';
import { accepted, hold } from '../testing/fake-api.ts';
import { settled } from '../testing/editor-store.ts';
import { selectSnackbars } from '@carta/panel/shell';
import { startEditor } from '../testing/start-editor.ts';
import { undoRequested } from './actions.ts';
import { type Command, commandAction } from './command-action.ts';
import { typedAddition } from './additions.ts';

const MENU = menu('Postres: flan*1, helado*2, budín | Bebidas: agua');
const flan = itemTitled(MENU, 'flan');
const postres = categoryTitled(MENU, 'Postres');

/** Does this, undoes it, and returns the names and bodies of the calls, and the notices. */
async function undone(command: Command, answers: Parameters<typeof startEditor>[1] = {}) {
  const started = startEditor(MENU, answers);
  started.store.dispatch(command);
  await settled();
  started.store.dispatch(undoRequested());
  await settled();
  await settled();
  return started;
}

describe('the offer to undo', () => {
  it('a move takes the place of the move before, which Ctrl+Z still undoes; other offers stay', async () => {
    const { store, sent } = startEditor(MENU, {});
    const offers = () => selectSnackbars(store.getState()).map(({ text }) => text);
    store.dispatch(
      commandAction('menu-editor/removalConfirmed', { kind: 'product', key: itemTitled(MENU, 'agua').key }),
    );
    await settled();
    const [removed] = offers();
    for (const toIndex of [2, 1]) {
      store.dispatch(commandAction('menu/itemMoved', { key: flan.key, toIndex }));
      await settled();
    }
    expect(offers()).toEqual([removed, expect.stringContaining('flan')]);
    for (let nth = 0; nth < 2; nth++) {
      store.dispatch(undoRequested());
      await settled();
      await settled();
    }
    expect(sent.slice(-2).map(({ body }) => body)).toMatchObject([{ order: 2 }, { order: 0 }]);
  });
});

describe('Ctrl+Z', () => {
  it.each<[string, Command, object[]]>([
    ['a move of an item', commandAction('menu/itemMoved', { key: flan.key, toIndex: 2 }), [{ order: 2 }, { order: 0 }]],
    [
      'a move of a category',
      commandAction('menu/categoryMoved', { key: postres.key, toIndex: 1 }),
      [{ order: 1 }, { order: 0 }],
    ],
    [
      'hiding',
      commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }),
      [{ show: false }, { show: true }],
    ],
    [
      'featuring',
      commandAction('menu/itemFeatured', { key: itemTitled(MENU, 'budín').key }),
      [{ featured: 3 }, { featured: false }],
    ],
    [
      'a featured move',
      commandAction('menu/featuredMoved', { key: flan.key, toIndex: 1 }),
      [{ order: 1 }, { order: 0 }],
    ],
    [
      'taking out of the featured ones',
      commandAction('menu/itemUnfeatured', { key: flan.key }),
      [{ featured: false }, { featured: 3 }, { order: 0 }],
    ],
    [
      'an edit',
      commandAction('menu-editor/editConfirmed', { kind: 'product', base: flan, changes: { title: 'Flan mixto' } }),
      [{ title: 'Flan mixto' }, { title: 'flan' }],
    ],
  ])('undoes %s', async (_what, command, bodies) => {
    const { sent } = await undone(command);
    expect(sent.map(({ body }) => body)).toMatchObject(bodies);
  });

  it('undoes an addition of several records', async () => {
    const typed = [{ title: 'Mousse' }, { title: 'Torta' }];
    const { names, shown } = await undone(typedAddition({ kind: 'product', parent: postres.key, typed }));
    expect(names()).toEqual(['createItem', 'createItem', 'deleteItem', 'deleteItem']);
    expect(shown().items).toHaveLength(MENU.items.length);
  });

  it('undoes a copy', async () => {
    const copy = { ...flan, key: 'copy-of-flan', title: 'flan (copia)' };
    const { names } = await undone(
      commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: flan.key }),
      {
        copyItem: () => ({
          ok: true,
          value: { categories: [], items: [copy], order: [flan.key, copy.key] },
          etag: null,
          unchanged: false,
        }),
      },
    );
    expect(names()).toEqual(['copyItem', 'deleteItem']);
  });

  it('undoes a copy, and nothing that another session added while it was sent', async () => {
    const copy = { ...flan, key: 'copy-of-flan', title: 'flan (copia)' };
    const theirs = { ...flan, key: 'added-elsewhere', title: 'budín de pan' };
    const copied = hold<ReturnType<typeof accepted>>();
    const { store, sent } = startEditor(MENU, { copyItem: () => copied.answer });
    store.dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: flan.key }));
    store.dispatch(menuReceived({ menu: { ...MENU, items: [...MENU.items, theirs] }, etag: '"2"' }));
    copied.release(accepted({ categories: [], items: [copy], order: [] }));
    await settled();
    store.dispatch(undoRequested());
    await settled();
    expect(sent.at(-1)).toMatchObject({ name: 'deleteItem', params: { itemKey: copy.key } });
  });

  it('undoes of a record only what the owner changed, whatever else the server answers', async () => {
    const { sent } = await undone(commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }), {
      updateItem: ({ body }) => accepted({ ...flan, title: 'Flan casero', show: body.show, version: 7 }),
    });
    expect(sent.map(({ body }) => Object.keys(body as object).sort())).toEqual(
      Array(2).fill(['business', 'key', 'parent', 'show']),
    );
  });

  it('undoes a deletion, once', async () => {
    const { names, store } = await undone(
      commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key }),
      {
        restore: () => ({
          ok: true,
          value: { categories: [], items: [flan], groups: [] },
          etag: null,
          unchanged: false,
        }),
      },
    );
    store.dispatch(undoRequested());
    await settled();
    expect(names()).toEqual(['deleteItem', 'restore']);
  });

  it('undoes an import by what the server answered, as the snackbar offers it', async () => {
    const effect = { added: ['bebidas'.padEnd(21, '_')], removed: [postres.key] };
    const file = { currency: '$' as const, categories: [] };
    const { store, sent, notices } = startEditor(MENU, {
      importMenu: () => accepted({ categories: 1, items: 2, effect }),
      undoImport: () => accepted({ categories: 1, items: 3 }),
    });
    store.dispatch(commandAction('menu-editor/importConfirmed', { file, mode: 'replace', revision: 7 }));
    await settled();
    const offer = expect.stringMatching(/^2 productos importados\. Se puede deshacer hasta el \d+ \p{L}+$/u) as string;
    expect(notices()).toContainEqual(offer);
    store.dispatch(undoRequested());
    await settled();
    await settled();
    expect(sent.map(({ name, body }) => [name, body])).toEqual([
      ['importMenu', { file, mode: 'replace', revision: 7 }],
      ['undoImport', effect],
    ]);
    expect(notices()).not.toContainEqual(offer);
    expect(notices()).toContain('Volvió el menú de antes');
  });

  it('undoes an import by its recorded change, where the server has one', async () => {
    const file = { currency: '$' as const, categories: [] };
    const { sent, notices } = await undone(commandAction('menu-editor/importConfirmed', { file, replace: true }), {
      importMenu: () => accepted({ categories: 1, items: 2, effect: { added: [], removed: [] }, change: 'the-change' }),
      undoChange: () => accepted({ categories: [], items: [], groups: [], removed: [] }),
    });
    expect(sent.at(-1)).toMatchObject({ name: 'undoChange', params: { businessKey: 'demo', key: 'the-change' } });
    expect(notices()).toContain('Volvió el menú de antes');
  });

  it('says that a picture cannot be undone, and that there is nothing left', async () => {
    const cover = commandAction('menu-editor/coverConfirmed', { key: postres.key, picture: new Blob(['cover']) });
    const { store, notices, names } = await undone(cover, {
      uploadCover: () => ({ ok: true, value: postres, etag: null, unchanged: false }),
    });
    expect(notices()).toContain('El último cambio no se puede deshacer');
    store.dispatch(undoRequested());
    await settled();
    expect(notices()).toContain('No hay cambios para deshacer');
    expect(names()).toEqual(['uploadCover']);
  });

  it('undoes changes from the last to the first, each once', async () => {
    const { store, sent } = startEditor(MENU);
    store.dispatch(commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }));
    store.dispatch(commandAction('menu/itemMoved', { key: flan.key, toIndex: 1 }));
    await settled();
    for (let times = 0; times < 3; times += 1) {
      store.dispatch(undoRequested());
      await settled();
    }
    expect(sent.map(({ body }) => body)).toMatchObject([{ show: false }, { order: 1 }, { order: 0 }, { show: true }]);
  });

  it('waits for changes that are on their way', async () => {
    const { store, sent } = startEditor(MENU);
    store.dispatch(commandAction('menu/itemMoved', { key: flan.key, toIndex: 1 }));
    store.dispatch(undoRequested());
    await settled();
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([{ order: 1 }, { order: 0 }]);
  });

  it('the snackbar’s undo takes the change out of the history', async () => {
    const { store, names } = startEditor(MENU, {
      restore: () => ({ ok: true, value: { categories: [], items: [flan], groups: [] }, etag: null, unchanged: false }),
    });
    store.dispatch(commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key }));
    await settled();
    const [notice] = store.getState().overlays.snackbars;
    store.dispatch(notice?.action?.dispatches ?? { type: 'none' });
    await settled();
    store.dispatch(undoRequested());
    await settled();
    expect(names()).toEqual(['deleteItem', 'restore']);
  });
});

describe('the snackbar after a change', () => {
  const offers = ({ store }: Pick<ReturnType<typeof startEditor>, 'store'>) =>
    selectSnackbars(store.getState()).flatMap(({ text, action }) => (action ? [text] : []));

  it.each<[string, Command]>([
    ['a deletion', commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key })],
    ['hiding', commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } })],
    [
      'changed prices',
      commandAction('menu/pricesChanged', [{ key: flan.key, from: flan.price, to: { ...flan.price, big: 120 } }]),
    ],
  ])('goes when Ctrl+Z undoes %s', async (_what, command) => {
    const started = startEditor(MENU, {
      restore: () => accepted({ categories: [], items: [flan], groups: [] }),
      updatePrices: () => accepted({ items: [], groups: [] }),
    });
    started.store.dispatch(command);
    await settled();
    expect(offers(started)).toHaveLength(1);
    started.store.dispatch(undoRequested());
    await settled();
    await settled();
    expect(offers(started)).toEqual([]);
    expect(started.notices()).toContain('Cambio deshecho');
  });

  it.each<[string, (started: ReturnType<typeof startEditor>) => void]>([
    [
      'from the trash by hand',
      ({ store }) => store.dispatch(commandAction('menu-editor/restorationConfirmed', { deleted: [flan.key] })),
    ],
    ['elsewhere', ({ store }) => store.dispatch(menuReceived({ menu: MENU, etag: '"2"' }))],
  ])('goes when what was deleted is restored %s, and Ctrl+Z does not restore it again', async (_where, restore) => {
    const started = startEditor(MENU, { restore: () => accepted({ categories: [], items: [flan], groups: [] }) });
    started.store.dispatch(commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key }));
    await settled();
    expect(offers(started)).toEqual(['Producto eliminado: flan']);
    restore(started);
    await settled();
    expect(offers(started)).not.toContain('Producto eliminado: flan');
    const before = started.names().filter((name) => name === 'restore').length;
    started.store.dispatch(undoRequested());
    await settled();
    await settled();
    expect(started.names().filter((name) => name === 'restore')).toHaveLength(before);
  });

  it('stays when a menu arrives while the deletion waits for the connection', async () => {
    const started = startEditor(MENU);
    started.store.dispatch(connectionLost());
    started.store.dispatch(commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key }));
    started.store.dispatch(menuReceived({ menu: MENU, etag: '"2"' }));
    started.store.dispatch(connectionBack());
    await settled();
    expect(offers(started)).toEqual(['Producto eliminado: flan']);
  });

  it('does not come for a change that was undone before it could be sent', async () => {
    const started = startEditor(MENU);
    started.store.dispatch(connectionLost());
    started.store.dispatch(commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }));
    started.store.dispatch(undoRequested());
    await settled();
    started.store.dispatch(connectionBack());
    await settled();
    await settled();
    expect(started.sent.map(({ body }) => body)).toMatchObject([{ show: false }, { show: true }]);
    expect(offers(started)).toEqual([]);
    started.store.dispatch(undoRequested());
    await settled();
    expect(started.notices()).toContain('No hay cambios para deshacer');
  });

  it.each<[string, Command, object[]]>([
    [
      'flan pasó al lugar 3',
      commandAction('menu/itemMoved', { key: flan.key, toIndex: 2 }),
      [{ order: 2 }, { order: 0 }],
    ],
    [
      'Postres pasó al lugar 2',
      commandAction('menu/categoryMoved', { key: postres.key, toIndex: 1 }),
      [{ order: 1 }, { order: 0 }],
    ],
    [
      'flan: oculto',
      commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }),
      [{ show: false }, { show: true }],
    ],
    [
      'flan: agotado hoy',
      commandAction('menu/itemChanged', { key: flan.key, changes: { soldOutUntil: Number.MAX_SAFE_INTEGER } }),
      [{ soldOut: true }, { soldOut: false }],
    ],
    [
      'Postres: oculta',
      commandAction('menu/categoryChanged', { key: postres.key, changes: { show: false } }),
      [{ show: false }, { show: true }],
    ],
    [
      'budín: destacado',
      commandAction('menu/itemFeatured', { key: itemTitled(MENU, 'budín').key }),
      [{ featured: 3 }, { featured: false }],
    ],
    [
      'flan: ya no es destacado',
      commandAction('menu/itemUnfeatured', { key: flan.key }),
      [{ featured: false }, { featured: 3 }, { order: 0 }],
    ],
    [
      'flan pasó al lugar 2',
      commandAction('menu/featuredMoved', { key: flan.key, toIndex: 1 }),
      [{ order: 1 }, { order: 0 }],
    ],
  ])('says «%s» and undoes it', async (words, command, bodies) => {
    const { store, sent } = startEditor(MENU);
    store.dispatch(command);
    await settled();
    const snackbar = selectSnackbars(store.getState()).at(-1);
    expect([snackbar?.text, snackbar?.action?.label]).toEqual([words, 'Deshacer']);
    store.dispatch(snackbar!.action!.dispatches);
    await settled();
    await settled();
    expect(sent.map(({ body }) => body)).toMatchObject(bodies);

    store.dispatch(undoRequested());
    await settled();
    expect(selectSnackbars(store.getState()).at(-1)?.text).toBe('No hay cambios para deshacer');
  });
});
