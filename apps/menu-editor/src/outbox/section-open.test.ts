import { NOT_SAVED } from '@carta/domain';
import { itemTitled, menu } from '@carta/domain/testing';
import { fakePersistence } from '../testing/fake-persistence.ts';
import { accepted, refusedWith, type Answers } from '../testing/fake-api.ts';
import { startEditor } from '../testing/start-editor.ts';
import { selectDraft } from '../tree-state/tree-slice.ts';
import { sectionOpened } from './actions.ts';
import { commandAction } from './command-action.ts';
import { selectConflict } from './outbox-slice.ts';
import { isSectionOpen } from './section-open.ts';

const MENU = menu('Tapas: croquetas | Postres: flan');
const croquetas = itemTitled(MENU, 'croquetas');
const flan = itemTitled(MENU, 'flan');
const rename = commandAction('menu-editor/editConfirmed', {
  kind: 'product',
  base: flan,
  changes: { title: 'Flan mixto' },
});
const hide = commandAction('menu/itemChanged', { key: croquetas.key, changes: { show: false } });
const REVIEW = 'Un cambio del menú no se guardó. Abre Mi menú para revisarlo.';

/** The editor while another section is open; `open` opens its own. */
function startElsewhere(answers: Answers) {
  let isOpen = false;
  const persistence = fakePersistence();
  const started = startEditor(MENU, answers, { persistence, isSectionOpen: () => isOpen });
  const pass = () => jest.advanceTimersByTimeAsync(1_000);
  const open = () => {
    isOpen = true;
    started.store.dispatch(sectionOpened());
    return pass();
  };
  return { ...started, persistence, open, pass };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('while another section is open', () => {
  it('a refused edit waits with what comes after it, and is sent again once the section is open', async () => {
    const { store, names, notices, persistence, open, pass } = startElsewhere({
      updateItem: ({ body }) => ('title' in body ? refusedWith('unavailable') : accepted(croquetas)),
    });
    store.dispatch(rename);
    store.dispatch(hide);
    await pass();
    expect([names(), notices(), persistence.persisted()]).toEqual([['updateItem'], [REVIEW], [rename, hide]]);
    await open();
    expect(names()).toEqual(['updateItem', 'updateItem', 'updateItem']);
    expect(notices()).toContain(NOT_SAVED);
    expect(notices()).not.toContain(REVIEW);
    expect(selectDraft(store.getState())?.typed).toEqual({ title: 'Flan mixto' });
    expect(persistence.persisted()).toEqual([]);
  });

  it('a conflict waits, and the owner is asked once the section is open', async () => {
    const current = { ...flan, title: 'Flan casero', version: 1 };
    const { store, notices, open, pass } = startElsewhere({ updateItem: () => refusedWith('conflict', { current }) });
    store.dispatch(rename);
    await pass();
    expect([selectConflict(store.getState()), notices()]).toEqual([null, [REVIEW]]);
    await open();
    expect(selectConflict(store.getState())?.fields).toEqual(['title']);
  });

  it('what cannot be sent again is refused at once', async () => {
    const { store, notices, pass } = startElsewhere({ duplicateItem: () => refusedWith('unavailable') });
    store.dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: flan.key }));
    await pass();
    expect(notices()).toEqual([NOT_SAVED]);
  });
});

it.each([
  ['/panel/menu', true],
  ['/panel/menu/flat', true],
  ['/panel', false],
  ['/panel/menus', false],
  ['/panel/orders', false],
])('the section is open at %s: %s', (address, isOpen) => {
  history.replaceState(null, '', address);
  expect(isSectionOpen()).toBe(isOpen);
});
