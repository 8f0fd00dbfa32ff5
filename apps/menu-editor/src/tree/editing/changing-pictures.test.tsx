import { COVER_NOT_SAVED, IMAGE_UNREADABLE, IMAGE_UNSUPPORTED, type Item } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { connectionLost } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold, refusedWith, accepted } from '../../testing/fake-api.ts';
import { choose } from '../../testing/open-options.ts';
import { paintImages } from '../../testing/painted-images.ts';
import { offeredTypes, pickFile } from '../../testing/pick-file.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado | Bebidas > Vinos: tinto');
const postres = categoryTitled(MENU, 'Postres');
const flan = itemTitled(MENU, 'flan');
const photo = (bytes = 3, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'foto.jpg', { type });
const button = (name: string) => screen.getByRole('button', { name });
const NEEDS_CONNECTION = /^Para subir una imagen hace falta conexión/;

beforeEach(() => {
  sessionStorage.clear();
  paintImages();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.querySelector('input[type="file"]')?.remove();
  jest.restoreAllMocks();
});

function start(options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(MENU, options);
  const notices = () => selectSnackbars(rendered.store.getState()).map(({ text }) => text);
  return { ...rendered, notices };
}
type Started = ReturnType<typeof start>;

/** The picture has come to rest in its frame. */
async function cropped(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  fireEvent.load(await waitFor(() => dialog.querySelector('img') ?? Promise.reject(new Error('no picture'))));
  return dialog;
}

async function cropCover({ user }: Started, file = photo()): Promise<HTMLElement> {
  await choose(user, 'Postres', 'Cambiar portada');
  await pickFile(user, file);
  return cropped('Cambiar portada');
}

async function editFlan({ user }: Started): Promise<void> {
  await user.click(button('Expandir Postres'));
  await choose(user, 'flan', 'Editar');
}

describe('the cover of a category', () => {
  it('[IMG-3] is chosen from picture files only', async () => {
    const { user } = start();
    await choose(user, 'Postres', 'Cambiar portada');
    expect(offeredTypes()).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
  });

  it('[LOCK-1] cannot be chosen by a locked owner', async () => {
    const { user } = start({ locked: true });
    await choose(user, 'Postres', 'Cambiar portada');
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
    expect(offeredTypes()).toBeNull();
  });

  it('is offered for main categories only', async () => {
    const { user } = start();
    await user.click(button('Expandir Bebidas'));
    await user.click(button('Opciones de Vinos'));
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Cambiar portada' })).toBeNull();
  });

  it('is shown and cropped before it is sent, and sent once', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const started = start({ answers: { uploadCover: () => answer.answer } });
    const dialog = await cropCover(started);
    expect(dialog).toHaveAccessibleDescription('Postres');
    const slider = within(dialog).getByRole('slider', { name: 'Acercar' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(slider).toHaveAttribute('aria-valuetext', '200 %');
    expect(started.sent).toEqual([]);
    await started.user.dblClick(button('Guardar'));
    expect(await within(dialog).findByRole('progressbar', { name: 'Subiendo imagen' })).toHaveTextContent('');
    expect(within(dialog).getByText('Subiendo 0 %')).toBeVisible();
    answer.release(accepted({ ...postres, image: { url: '/files/demo/abc.webp' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(started.sent.map(({ name }) => name)).toEqual(['uploadCover']);
    expect(document.querySelector('img[src="/files/demo/abc-160.webp"]')).not.toBeNull();
    expect(started.notices()).toEqual(['Portada actualizada con éxito']);
  });

  it.each([
    ['[IMG-1] [IMG-2]', photo(10_000_000), true, 'La imagen no puede superar los 10MB'],
    ['[IMG-3]', photo(3, 'image/heic'), false, IMAGE_UNSUPPORTED],
  ])('%s is refused with a message if the file is not allowed', async (_rules, file, unreadable, words) => {
    paintImages({ unreadable });
    const { user, notices } = start();
    await choose(user, 'Postres', 'Cambiar portada');
    // The system's choice lets other files be chosen all the same.
    document.querySelector('input[type="file"]')?.removeAttribute('accept');
    await pickFile(user, file);
    await waitFor(() => expect(notices()).toEqual([words]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[IMG-1] [IMG-2] is cropped from a file over the limit too, and the smaller picture is sent', async () => {
    const started = start({ answers: { uploadCover: () => accepted(postres) } });
    await cropCover(started, photo(10_400_000));
    await started.user.click(button('Guardar'));
    await waitFor(() => expect(started.sent).toHaveLength(1));
    const { form } = started.sent[0] as unknown as { form: { _file: Blob } };
    expect(form._file.size).toBe(7);
  });

  it('[IMG-9] is refused with a message if it cannot be read', async () => {
    paintImages({ unreadable: true });
    const { user, notices } = start();
    await choose(user, 'Postres', 'Cambiar portada');
    await pickFile(user, photo());
    await waitFor(() => expect(notices()).toEqual([IMAGE_UNREADABLE]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('once a picture is opened, the notice that another one was refused is gone', async () => {
    paintImages({ unreadable: true });
    const started = start({ answers: { uploadCover: () => accepted(postres) } });
    await choose(started.user, 'Postres', 'Cambiar portada');
    await pickFile(started.user, photo());
    await waitFor(() => expect(started.notices()).toEqual([IMAGE_UNREADABLE]));
    paintImages({});
    await cropCover(started);
    expect(started.notices()).toEqual([]);
  });

  it('stays the same after Cancelar and after Escape', async () => {
    const started = start();
    await cropCover(started);
    await started.user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await cropCover(started);
    await started.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(started.sent).toEqual([]);
  });

  it('stops uploading on Cancelar, not on Escape', async () => {
    const started = start({ answers: { uploadCover: () => hold<never>().answer } });
    await cropCover(started);
    await started.user.click(button('Guardar'));
    await screen.findByRole('progressbar');
    await started.user.keyboard('{Escape}');
    expect(screen.getByRole('progressbar')).toBeVisible();
    await started.user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((started.sent[0] as { signal?: AbortSignal }).signal?.aborted).toBe(true);
    expect(started.notices()).toEqual([]);
  });

  it('can be sent again from the same dialog after a failure', async () => {
    const answers = [refusedWith('unavailable'), accepted({ ...postres, version: 1 })];
    const started = start({ answers: { uploadCover: () => answers.shift() ?? refusedWith('network') } });
    await cropCover(started);
    await started.user.click(button('Guardar'));
    await waitFor(() => expect(started.notices()).toEqual([COVER_NOT_SAVED]));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await started.user.click(button('Guardar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(started.sent).toHaveLength(2);
  });

  it('waits for a connection in its dialog', async () => {
    const started = start();
    await cropCover(started);
    act(() => void started.store.dispatch(connectionLost()));
    await started.user.click(button('Guardar'));
    expect(started.notices()).toEqual([expect.stringMatching(NEEDS_CONNECTION)]);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(started.sent).toEqual([]);
  });
});

describe('the picture of an item', () => {
  const changed: Item = { ...flan, image: { url: '/files/demo/abc.webp' }, version: 1 };
  const newPicture = () => button('Cambiar imagen').querySelector('img[src="blob:picture"]');

  async function cropPicture(started: Started): Promise<void> {
    await started.user.click(button('Cambiar imagen'));
    await pickFile(started.user, photo());
    await cropped('Cambiar imagen');
    await started.user.click(button('Usar imagen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('is shown in the form and saved with the other fields in one call', async () => {
    const started = start({ answers: { updateItem: () => accepted({ ...changed, title: 'Flan mixto' }) } });
    await editFlan(started);
    await started.user.type(screen.getByRole('textbox', { name: 'Nombre' }), ' mixto');
    await cropPicture(started);
    expect(newPicture()).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('flan mixto');
    expect(started.sent).toEqual([]);
    await started.user.dblClick(button('Confirmar'));
    await screen.findByRole('treeitem', { name: 'Flan mixto' });
    expect(started.sent).toEqual([expect.objectContaining({ name: 'updateItem' })]);
    expect(started.sent[0]).toMatchObject({ form: { title: 'flan mixto', _file: expect.any(Blob) as Blob } });
  });

  it('can be saved alone; an edit without a picture is sent as JSON', async () => {
    const started = start({ answers: { updateItem: () => accepted(changed) } });
    await editFlan(started);
    await cropPicture(started);
    await started.user.click(button('Confirmar'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull());
    expect(started.sent[0]).toHaveProperty('form');
    await choose(started.user, 'flan', 'Editar');
    await started.user.type(screen.getByRole('textbox', { name: 'Nombre' }), ' mixto');
    await started.user.click(button('Confirmar'));
    await waitFor(() => expect(started.sent).toHaveLength(2));
    expect(started.sent[1]).toHaveProperty('body.title', 'flan mixto');
  });

  it('is dropped when the form is cancelled', async () => {
    const started = start();
    await editFlan(started);
    await cropPicture(started);
    await started.user.click(button('Cancelar'));
    await started.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await choose(started.user, 'flan', 'Editar');
    expect(newPicture()).toBeNull();
    expect(started.sent).toEqual([]);
  });

  it('leaves the form open after Escape in its dialog', async () => {
    const started = start();
    await editFlan(started);
    await started.user.click(button('Cambiar imagen'));
    await pickFile(started.user, photo());
    await cropped('Cambiar imagen');
    await started.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('flan');
  });

  it('stops uploading on Cancelar, which leaves the form as it is', async () => {
    const started = start({ answers: { updateItem: () => hold<never>().answer } });
    await editFlan(started);
    await cropPicture(started);
    await started.user.click(button('Confirmar'));
    expect(await screen.findByRole('progressbar', { name: 'Subiendo imagen' })).toBeVisible();
    await started.user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(newPicture()).not.toBeNull();
    expect((started.sent[0] as { signal?: AbortSignal }).signal?.aborted).toBe(true);
  });

  it('waits for a connection in its form', async () => {
    const started = start();
    await editFlan(started);
    await cropPicture(started);
    act(() => void started.store.dispatch(connectionLost()));
    await started.user.click(button('Confirmar'));
    expect(started.notices()).toEqual([expect.stringMatching(NEEDS_CONNECTION)]);
    expect([newPicture() !== null, started.sent]).toEqual([true, []]);
  });
});
