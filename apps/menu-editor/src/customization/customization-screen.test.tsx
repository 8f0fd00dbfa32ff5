import { settingsOf, FILL_ONLY_COLOR, IMAGE_UNREADABLE, type Menu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { Provider, selectSnackbars } from '@carta/panel/shell';
import { SettingsStateContext } from '@carta/settings';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { selectSettings } from '../editor-reducer.ts';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi, hold, refusedWith, accepted, type Answers } from '../testing/fake-api.ts';
import { paintImages } from '../testing/painted-images.ts';
import { offeredTypes, pickFile } from '../testing/pick-file.ts';
import { CustomizationScreen } from './customization-screen.tsx';

const STORED = '#1f5b45';
const style = {
  mainColor: STORED,
  backgroundImage: '/files/demo/abc.webp',
  productDefaultImage: '',
  bannerDefaultImage: '',
};
const MENU = menu('Cocina: flan | Postres: helado', { style, logo: { url: '' } });
const withColor = (mainColor: string): Menu => ({ ...MENU, style: { ...style, mainColor } });

const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const code = () => screen.getByRole('textbox', { name: 'Color principal' });
const swatch = () => screen.getByLabelText('Elegir color');
const row = (name: RegExp) => screen.getByRole('button', { name });
const preview = () => screen.getByRole('img', { name: 'Vista previa de tu menú' });
const photo = (bytes: number, name = 'higo.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

beforeEach(() => {
  paintImages();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.querySelector('input[type="file"]')?.remove();
  jest.restoreAllMocks();
});

function show(updateBusiness: Answers = {}, stored = MENU) {
  const { api, sent } = fakeApi(stored, { updateBusiness: () => accepted(settingsOf(stored)), ...updateBusiness });
  const store = editorStore(stored, api);
  render(
    <Provider store={store}>
      <SettingsStateContext value={selectSettings}>
        <MemoryRouter initialEntries={['/panel/menu/customization']}>
          <CustomizationScreen />
        </MemoryRouter>
      </SettingsStateContext>
    </Provider>,
  );
  const user = userEvent.setup();
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  const type = async (text: string) => {
    await user.clear(code());
    if (text) await user.type(code(), text);
  };
  const choose = async (name: RegExp, file: File) => {
    await user.click(row(name));
    await pickFile(user, file);
  };
  const arrives = (next: Menu) => act(() => void store.dispatch(menuReceived({ menu: next, etag: '"2"' })));
  return { user, store, sent, notices, type, choose, arrives };
}

describe('the colour', () => {
  it('[CUST-1] [CUST-2] a typed colour is saved in lower case, and the stored one typed again is no change', async () => {
    const { user, sent, type } = show();
    expect(save()).toBeDisabled();
    await type('#8A1F44');
    expect(save()).toBeEnabled();
    await type('#1F5B45');
    expect(save()).toBeDisabled();
    await type('#8A1F44');
    await user.tab();
    expect(code()).toHaveValue('#8a1f44');
    await user.click(save());
    expect(sent).toMatchObject([{ params: { businessKey: 'demo' }, form: { mainColor: '#8a1f44' } }]);
  });

  it.each(['#8a1f', '8a1f44', 'rojo', ''])(
    '[COLOR-1] the text %p is no colour: it cannot be saved, and the field says so when it loses focus',
    async (text) => {
      const { user, type } = show();
      await type(text);
      expect(save()).toBeDisabled();
      expect(screen.queryByText(/^No es un color/)).not.toBeInTheDocument();
      await user.tab();
      expect(screen.getByText(text === '8a1f44' ? 'No es un color: falta el #' : 'No es un color')).toBeVisible();
      expect(code()).toHaveValue(text);
      expect(swatch()).toHaveValue(STORED);
    },
  );

  it('a picked colour is shown in the preview before it is saved', () => {
    show();
    fireEvent.change(swatch(), { target: { value: '#f2b53a' } });
    expect(code()).toHaveValue('#f2b53a');
    expect(save()).toBeEnabled();
    expect(preview()).toHaveStyle({ '--owner-color': '#f2b53a', '--on-owner': '#1f1b16' });
  });

  it('[THEME-2] a colour that cannot be read on white shows a hint', async () => {
    const { type } = show();
    expect(screen.queryByText(FILL_ONLY_COLOR)).not.toBeInTheDocument();
    await type('#ff0');
    expect(screen.getByText(FILL_ONLY_COLOR)).toBeVisible();
    await type('#00f');
    expect(screen.queryByText(FILL_ONLY_COLOR)).not.toBeInTheDocument();
  });

  it('an unedited colour follows another session’s save, an edited one does not', async () => {
    const { type, arrives } = show();
    arrives(withColor('#8a1f44'));
    expect(code()).toHaveValue('#8a1f44');
    await type('#00f');
    arrives(withColor('#000000'));
    expect(code()).toHaveValue('#00f');
  });
});

describe('a picture', () => {
  it('[IMG-3] the file dialog offers pictures only', async () => {
    const { user } = show();
    await user.click(row(/^Imagen de fondo/));
    expect(offeredTypes()).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
  });

  it.each([
    ['Imagen de fondo', 1_000_000, 'Hasta 1 MB', 'La imagen no puede superar los 1MB'],
    ['Logo', 500_000, 'Hasta 0,5 MB', 'La imagen no puede superar los 0,5MB'],
  ])(
    '[IMG-1] [IMG-2] the picture %s may have up to %d bytes, and is refused if it cannot be made that small',
    async (title, bytes, limit, words) => {
      paintImages({ size: 4000, bytesOf: () => bytes + 1 });
      const { choose, notices } = show();
      const name = new RegExp(`^${title}`);
      expect(row(name)).toHaveTextContent(limit);
      await choose(name, photo(bytes + 1));
      await waitFor(() => expect(notices()).toEqual([words]));
      expect(save()).toBeDisabled();
      await choose(name, photo(bytes));
      await waitFor(() => expect(save()).toBeEnabled());
    },
  );

  it.each([
    ['logo', 'Logo', 7_700_000, 960],
    ['backgroundImage', 'Imagen de fondo', 10_400_000, 1600],
  ])('[IMG-1] [IMG-2] a %s over its limit is scaled down until it fits', async (field, title, bytes, width) => {
    paintImages({ size: 4000, bytesOf: (painted) => painted * 500 });
    const { user, sent, choose, notices } = show();
    await choose(new RegExp(`^${title}`), photo(bytes));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    const { [field]: picture } = (sent[0] as unknown as { form: Record<string, File> }).form;
    expect([picture?.size, picture?.type, picture?.name]).toEqual([width * 500, 'image/webp', 'higo.png']);
    expect(notices()).toEqual([]);
  });

  it('[IMG-2] a picture over its limit that cannot be read is refused with the limit', async () => {
    paintImages({ unreadable: true });
    const { choose, notices } = show();
    await choose(/^Logo/, photo(500_001));
    await waitFor(() => expect(notices()).toEqual(['La imagen no puede superar los 0,5MB']));
  });

  it('[IMG-9] an unreadable picture is refused with a notice', async () => {
    paintImages({ unreadable: true });
    const { choose, notices } = show();
    await choose(/^Logo/, photo(3));
    await waitFor(() => expect(notices()).toEqual([IMAGE_UNREADABLE]));
    expect(save()).toBeDisabled();
    paintImages({});
    await choose(/^Logo/, photo(3));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(notices()).toEqual([]);
  });

  it('[CUST-1] [CUST-2] a chosen picture is previewed, sent alone, and cleared after the save', async () => {
    const { user, sent, choose, arrives } = show();
    const logo = photo(3);
    await choose(/^Logo/, logo);
    await waitFor(() => expect(preview().querySelector('img[src="blob:picture"]')).not.toBeNull());
    await user.click(save());
    expect(sent).toMatchObject([{ form: { logo } }]);
    expect(Object.keys((sent[0] as { form?: object }).form ?? {})).toEqual(['logo']);
    arrives({ ...MENU, logo: { url: '/files/demo/def.webp' } });
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    expect(preview().querySelector('img[src="/files/demo/def-160.webp"]')).not.toBeNull();
    expect(screen.getByText('Guardado')).toBeVisible();
  });
});

describe('[CUST-2] the save button', () => {
  const color = '#8a1f44';
  it.each([
    ['a picture, then a colour that goes back', ['logo', color, STORED], true],
    ['a colour that goes back, then a picture', [color, STORED, 'background'], true],
    ['a colour, a picture, and the colour back', [color, 'logo', STORED], true],
    ['two colours and back', [color, '#000', STORED], false],
    ['a colour, and the stored one in capitals', [color, '#1F5B45'], false],
    ['a colour, and then an invalid one', [color, '#8a1f'], false],
    ['a colour and pictures, and then a discard', ['logo', color, 'background', 'discard'], false],
  ] as const)('is right after %s', async (_order, steps, unsaved) => {
    const { user, type, choose } = show();
    for (const step of steps) {
      if (step === 'discard') await user.click(screen.getByRole('button', { name: 'Descartar cambios' }));
      else if (step === 'logo') await choose(/^Logo/, photo(3));
      else if (step === 'background') await choose(/^Imagen de fondo/, photo(3));
      else await type(step);
      if (step === 'logo' || step === 'background') await waitFor(() => expect(save()).toBeEnabled());
    }
    expect(save().hasAttribute('disabled')).toBe(!unsaved);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(unsaved);
  });
});

describe('a save', () => {
  it('a save blocks the screen and shows the progress of the upload', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { user, sent, type } = show({ updateBusiness: () => answer.answer });
    await type('#8a1f44');
    await user.click(save());
    expect(save().closest('[inert]')).not.toBeNull();
    act(() => (sent[0] as unknown as { onProgress: (share: number) => void }).onProgress(0.4));
    const loader = await within(document.body).findByRole('progressbar');
    expect(loader).toHaveAttribute('aria-valuenow', '40');
    await act(async () => answer.release(refusedWith('network') as never));
    await waitFor(() => expect(save().closest('[inert]')).toBeNull());
  });

  it('a failed save keeps colour and pictures, and shows a notice', async () => {
    const { user, notices, type, choose } = show({ updateBusiness: () => refusedWith('network') });
    await type('#8a1f44');
    await choose(/^Logo/, photo(3));
    await user.click(save());
    await waitFor(() => expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']));
    expect(code()).toHaveValue('#8a1f44');
    expect(row(/^Logo/)).toHaveTextContent('Elegida, sin guardar');
    expect(save()).toBeEnabled();
  });

  it('a save refused as stale shows both sides', async () => {
    const current = settingsOf(withColor('#000000'));
    const { user, type } = show({ updateBusiness: () => refusedWith('conflict', { current }) });
    await type('#8a1f44');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Alguien más guardó cambios aquí' });
    expect(dialog).toHaveTextContent('Lo tuyo #8a1f44');
    expect(dialog).toHaveTextContent('Guardado #000000');
    await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
    expect(code()).toHaveValue('#000000');
  });
});
