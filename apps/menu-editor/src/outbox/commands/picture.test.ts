import { COVER_NOT_SAVED, COVER_SAVED } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { menuReceived, selectModal } from '@carta/panel';
import { sessionResumed } from '@carta/panel/shell';
import { selectCoverQueued, selectSentShare } from '../outbox-slice.ts';
import { selectCropping, pictureChosen } from '../../pictures/pictures-slice.ts';
import { settled } from '../../testing/editor-store.ts';
import { hold, refusedWith, accepted, type Answers } from '../../testing/fake-api.ts';
import { startEditor } from '../../testing/start-editor.ts';
import { uploadCancelled } from '../actions.ts';
import { commandAction } from '../command-action.ts';

const MENU = menu('Postres: flan*1, helado | Bebidas: agua');
const postres = categoryTitled(MENU, 'Postres');
const flan = itemTitled(MENU, 'flan');
const picture = new Blob(['picture'], { type: 'image/webp' });
const image = { url: '/files/demo/abc.webp' };

interface Uploading {
  readonly form: Record<string, unknown>;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

function start(answers: Record<string, (input: never) => unknown> = {}) {
  const started = startEditor(MENU, {
    uploadCover: () => accepted({ ...postres, image, version: 1 }),
    ...(answers as Answers),
  });
  const uploads = () => started.sent as unknown as (Uploading & { name: string })[];
  return { ...started, uploads };
}

const crop = pictureChosen({ purpose: 'cover', key: postres.key, url: 'blob:picture' });
const saveCover = commandAction('menu-editor/coverConfirmed', { key: postres.key, picture });
const changes = { title: 'Flan mixto' };
const saveFlan = commandAction('menu-editor/editConfirmed', { kind: 'product', base: flan, changes, picture });

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('the cover command', () => {
  it('[MSG-3] a cover is sent as a form and shown, and the owner sees a notice', async () => {
    const { store, shown, notices, uploads } = start();
    store.dispatch(crop);
    store.dispatch(saveCover);
    expect(selectCoverQueued(store.getState())).toBe(true);
    await settled();
    expect(uploads()[0]?.form).toEqual({ business: 'demo', level: '1', key: postres.key, _file: picture });
    expect(categoryTitled(shown(), 'Postres').image).toEqual(image);
    expect(notices()).toEqual([COVER_SAVED]);
    expect([selectCoverQueued(store.getState()), selectCropping(store.getState())]).toEqual([false, null]);
  });

  it('the progress of an upload is shown, and the next one starts at 0', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store, uploads } = start({ uploadCover: () => answer.answer });
    store.dispatch(saveCover);
    await settled();
    uploads()[0]?.onProgress(0.25);
    uploads()[0]?.onProgress(0.5);
    await settled();
    expect(selectSentShare(store.getState())).toBe(0.5);
    answer.release(accepted({ ...postres, image }));
    await settled();
    store.dispatch(saveCover);
    expect(selectSentShare(store.getState())).toBe(0);
  });

  it.each([
    ['network', 0, COVER_NOT_SAVED],
    ['unexpected', 502, COVER_NOT_SAVED],
    ['unavailable', 503, COVER_NOT_SAVED],
    ['conflict', 409, COVER_NOT_SAVED],
    ['too-large', 413, 'refused: too-large'],
    ['unsupported', 415, 'refused: unsupported'],
  ] as const)(
    '[MSG-3] a refused cover (%s) leaves the old one, and stays in the dialog',
    async (code, status, words) => {
      const { store, shown, notices, sent } = start({ uploadCover: () => refusedWith(code, { status }) });
      store.dispatch(crop);
      store.dispatch(saveCover);
      await settled();
      expect([notices(), shown()]).toEqual([[words], MENU]);
      expect(errors).toHaveBeenCalledWith('Unexpected error while trying update cover');
      expect([selectCoverQueued(store.getState()), selectCropping(store.getState())]).toEqual([false, crop.payload]);
      expect(sent).toHaveLength(1);
    },
  );

  it('[LOCK-1] a cover of an owner who was locked meanwhile opens the lockedEditor modal', async () => {
    const { store, notices } = start({ uploadCover: () => refusedWith('locked') });
    store.dispatch(crop);
    store.dispatch(saveCover);
    await settled();
    expect(selectModal(store.getState())).toMatchObject({ type: 'lockedEditor', show: true });
    expect([notices(), selectCropping(store.getState())]).toEqual([[], null]);
  });

  it('an upload that the owner cancels is aborted without a notice', async () => {
    const { store, shown, notices, uploads } = start({ uploadCover: () => hold<never>().answer });
    store.dispatch(crop);
    store.dispatch(saveCover);
    await settled();
    expect(uploads()[0]?.signal.aborted).toBe(false);
    store.dispatch(uploadCancelled());
    await settled();
    expect(uploads()[0]?.signal.aborted).toBe(true);
    expect([notices(), shown(), selectCropping(store.getState())]).toEqual([[], MENU, null]);
    expect([selectCoverQueued(store.getState()), errors.mock.calls]).toEqual([false, []]);
  });

  it('a cover that was cancelled in the queue is never sent', async () => {
    const before = hold<ReturnType<typeof accepted>>();
    const { store, sent } = start({ updateCategory: () => before.answer });
    store.dispatch(commandAction('menu/categoryChanged', { key: postres.key, changes: { show: false } }));
    store.dispatch(crop);
    store.dispatch(saveCover);
    store.dispatch(uploadCancelled());
    before.release(accepted({ ...postres, show: false, version: 1 }));
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['updateCategory']);
  });

  it('a cover of an ended session is sent again after the owner has signed in', async () => {
    const answers = [refusedWith('unauthenticated'), accepted({ ...postres, image })];
    const { store, notices, sent } = start({ uploadCover: () => answers.shift() });
    store.dispatch(saveCover);
    await settled();
    store.dispatch(sessionResumed());
    await settled();
    expect([sent.length, notices()]).toEqual([2, [COVER_SAVED]]);
  });
});

describe('the edit command with a picture', () => {
  const updated = { ...flan, ...changes, image, version: 1 };

  it('the whole item is sent as one form, its objects as JSON', async () => {
    const { store, shown, uploads, sent } = start({ updateItem: () => accepted(updated) });
    store.dispatch(saveFlan);
    await settled();
    expect(sent).toHaveLength(1);
    expect(uploads()[0]?.form).toEqual({
      form: 'true',
      _id: flan._id,
      business: 'demo',
      key: flan.key,
      parent: flan.parent,
      level: '2',
      title: 'Flan mixto',
      description: '',
      price: '{"currency":"$","big":99,"small":"00"}',
      image: JSON.stringify(flan.image),
      order: '0',
      show: 'true',
      featured: '1',
      soldOutUntil: 'null',
      version: '0',
      _file: picture,
    });
    expect(itemTitled(shown(), 'Flan mixto').image).toEqual(image);
  });

  it('the edit names the version that the owner saw if another session changed the picture', async () => {
    const { store, uploads } = start({ updateItem: () => accepted(updated) });
    const items = MENU.items.map((item) => (item.key === flan.key ? { ...flan, image, version: 4 } : item));
    store.dispatch(menuReceived({ menu: { ...MENU, items }, etag: null }));
    store.dispatch(saveFlan);
    await settled();
    expect(uploads()[0]?.form.version).toBe('0');
  });

  it('the edit sends the current value of a field that another session changed', async () => {
    const { store, uploads } = start({ updateItem: () => accepted(updated) });
    const items = MENU.items.map((item) =>
      item.key === flan.key ? { ...flan, description: 'Con crema', version: 4 } : item,
    );
    store.dispatch(menuReceived({ menu: { ...MENU, items }, etag: null }));
    store.dispatch(saveFlan);
    await settled();
    expect(uploads()[0]?.form).toMatchObject({ description: 'Con crema', version: '4' });
  });
});
