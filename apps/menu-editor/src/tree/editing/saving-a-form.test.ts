import { NOT_SAVED } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { selectMenu, selectModal } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { itemPictureCropped } from '../../pictures/pictures-slice.ts';
import { uploadCancelled } from '../../outbox/actions.ts';
import { commandAction } from '../../outbox/command-action.ts';
import { selectConflict, conflictSettled } from '../../outbox/outbox-slice.ts';
import { editorStore, settled } from '../../testing/editor-store.ts';
import { fakeApi, hold, refusedWith, accepted, type Answers } from '../../testing/fake-api.ts';
import { selectDraft, selectRowToReveal, editStarted, fieldTyped } from '../../tree-state/tree-slice.ts';

const MENU = menu('Postres: flan | Vacía');
const flan = itemTitled(MENU, 'flan');
const rename = commandAction('menu-editor/editConfirmed', {
  kind: 'product',
  base: flan,
  changes: { title: 'Flan mixto' },
});

function editing(title: string, answers: Answers = {}) {
  const { api, sent } = fakeApi(MENU, answers);
  const store = editorStore(MENU, api);
  store.dispatch(editStarted({ kind: 'product', base: flan }));
  store.dispatch(fieldTyped({ field: 'title', text: title }));
  const shown = () => selectMenu(store.getState()) ?? MENU;
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  return { store, sent, shown, notices };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('saving a form', () => {
  it('sends the changed fields with the version of their record, shows them and closes the form', async () => {
    const { store, sent, shown } = editing('Flan mixto');
    store.dispatch(rename);
    expect(selectDraft(store.getState())?.saving).toBe(true);
    await settled();
    expect(sent[0]?.body).toEqual({
      title: 'Flan mixto',
      business: 'demo',
      key: flan.key,
      parent: flan.parent,
      version: 0,
    });
    expect(itemTitled(shown(), 'Flan mixto').version).toBe(1);
    expect([selectDraft(store.getState()), selectRowToReveal(store.getState())]).toEqual([null, flan.key]);
  });

  it('keeps the typed text after a conflict if the owner edits on, based on the current record', async () => {
    const current = { ...flan, title: 'Flan casero', version: 4 };
    const { store, notices } = editing('Flan mixto', { updateItem: () => refusedWith('conflict', { current }) });
    store.dispatch(rename);
    await settled();
    expect(selectConflict(store.getState())).toMatchObject({ current, fields: ['title'] });
    store.dispatch(conflictSettled({ mine: null }));
    await settled();
    expect(selectDraft(store.getState())).toMatchObject({
      base: current,
      typed: { title: 'Flan mixto' },
      saving: false,
    });
    expect([selectConflict(store.getState()), notices()]).toEqual([null, []]);
  });

  it('shows the server’s message beside its field', async () => {
    const { store } = editing('Flan mixto', {
      updateItem: () => refusedWith('invalid', { issues: [{ path: 'price.small', message: 'Dos cifras' }] }),
    });
    store.dispatch(rename);
    await settled();
    expect(selectDraft(store.getState())?.errors).toEqual({ small: 'Dos cifras' });
  });

  const hide = commandAction('menu/categoryChanged', {
    key: categoryTitled(MENU, 'Postres').key,
    changes: { show: false },
  });

  it('goes on after an earlier command was refused', async () => {
    const { store, sent, notices } = editing('Flan mixto', { updateCategory: () => refusedWith('unavailable') });
    store.dispatch(hide);
    store.dispatch(rename);
    await settled();
    expect([sent.map(({ name }) => name), notices()]).toEqual([['updateCategory', 'updateItem'], [NOT_SAVED]]);
    expect(selectDraft(store.getState())).toBeNull();
  });

  it('reopens the form, unsent, if an earlier command found the owner locked', async () => {
    const { store, sent } = editing('Flan mixto', { updateCategory: () => refusedWith('locked') });
    store.dispatch(hide);
    store.dispatch(rename);
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['updateCategory']);
    expect(selectDraft(store.getState())).toMatchObject({ typed: { title: 'Flan mixto' }, saving: false });
    expect(selectModal(store.getState())).toMatchObject({ type: 'lockedEditor', show: true });
  });
});

describe('saving a form with a new picture', () => {
  const picture = new Blob(['picture'], { type: 'image/webp' });
  const form = commandAction('menu-editor/editConfirmed', {
    kind: 'product',
    base: flan,
    changes: { title: 'Flan mixto' },
    picture,
  });
  const saving = (answers: Answers) => {
    const started = editing('Flan mixto', answers);
    started.store.dispatch(itemPictureCropped({ key: flan.key, picture }));
    started.store.dispatch(form);
    return started;
  };

  it('closes the form once the server has accepted it', async () => {
    const { store, shown } = saving({ updateItem: () => accepted({ ...flan, title: 'Flan mixto', version: 1 }) });
    await settled();
    expect([selectDraft(store.getState()), itemTitled(shown(), 'Flan mixto').version]).toEqual([null, 1]);
  });

  it.each(['network', 'unavailable'] as const)('keeps the form and its draft on %s', async (code) => {
    const { store, notices, sent } = saving({ updateItem: () => refusedWith(code) });
    await settled();
    expect([notices(), sent.length]).toEqual([[NOT_SAVED], 1]);
    expect(selectDraft(store.getState())).toMatchObject({ saving: false, picture, typed: { title: 'Flan mixto' } });
  });

  it('reopens the form without a notice if the owner cancels', async () => {
    const { store, shown, notices, sent } = saving({ updateItem: () => hold<never>().answer });
    await settled();
    store.dispatch(uploadCancelled());
    await settled();
    expect(selectDraft(store.getState())).toMatchObject({ saving: false, picture, typed: { title: 'Flan mixto' } });
    expect([(sent[0] as { signal?: AbortSignal }).signal?.aborted, notices(), shown()]).toEqual([true, [], MENU]);
  });
});
