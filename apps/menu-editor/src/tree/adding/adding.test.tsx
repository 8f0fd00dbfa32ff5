import { categoryTitled, menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { Provider, selectSnackbars } from '@carta/panel/shell';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hold, refusedWith, type accepted } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { selectAddingPlace, selectLostRows } from '../../tree-state/adding-slice.ts';
import { LostTextsDialog } from '../editing/lost-texts-dialog.tsx';

const MENU = menu('Postres: flan | Cocina > Entradas: empanadas | Vacía');
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

async function add(category: string, what: string, options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(MENU, options);
  await rendered.user.click(button(`Expandir ${category}`));
  // The last one is that of the main categories.
  await rendered.user.click(screen.getAllByRole('button', { name: what })[0]!);
  return rendered;
}

describe('adding by typing', () => {
  it('opens a row with the cursor in the name; Tab goes to the price, Enter saves and opens the next', async () => {
    const { user, sent } = await add('Postres', 'Agregar producto');
    expect(field('Nombre')).toHaveFocus();
    await user.keyboard('Budín de pan{Tab}');
    expect(field('Precio')).toHaveFocus();
    await user.keyboard('4.500{Enter}');
    expect(rows()).toEqual(['Postres', 'flan', 'Budín de pan', 'Cocina', 'Vacía, no se ve']);
    expect(screen.getByRole('treeitem', { name: 'Budín de pan' })).toHaveTextContent('Agregado');
    expect(field('Nombre')).toHaveFocus();
    expect(field('Nombre')).toHaveValue('');
    await user.keyboard('Helado{Enter}');
    expect(screen.getByRole('treeitem', { name: 'Budín de pan' })).not.toHaveTextContent('Agregado');
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([
        { title: 'Budín de pan', price: { big: 4_500, small: '00' }, order: 1 },
        { title: 'Helado', price: { big: 99, small: '00' }, order: 2 },
      ]),
    );
  });

  it('shows the record at once and keeps the cursor while it is saved', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { user } = await add('Postres', 'Agregar producto', { answers: { createItem: () => answer.answer } });
    await user.keyboard('Helado{Enter}Tiramisú');
    expect(rows()).toContain('Helado');
    expect(field('Nombre')).toHaveValue('Tiramisú');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each(['Escape', 'Enter', 'Cancelar'])('leaves nothing behind on %s without a name', async (way) => {
    const { user, sent } = await add('Postres', 'Agregar producto');
    if (way === 'Cancelar') await user.click(button('Cancelar'));
    else await user.keyboard(`{${way}}`);
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    expect(rows()).toEqual(['Postres', 'flan', 'Cocina', 'Vacía, no se ve']);
    expect(button('Agregar producto')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks on Escape after a name was typed, and leaves nothing behind once it is discarded', async () => {
    const { user, sent } = await add('Postres', 'Agregar producto');
    await user.keyboard('Helado{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull());
    expect(rows()).not.toContain('Helado');
    expect(sent).toEqual([]);
  });

  it('says beside the price that it is none, and sends nothing', async () => {
    const { user, sent } = await add('Postres', 'Agregar producto');
    await user.keyboard('Helado{Tab}caro{Enter}');
    expect(field('Precio')).toBeInvalid();
    expect(field('Nombre')).toHaveValue('Helado');
    expect(sent).toEqual([]);
  });

  it('gives a refused record back to its row', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await add('Postres', 'Agregar producto', {
      answers: { createItem: () => refusedWith('invalid') },
    });
    await user.keyboard('Helado{Tab}4500{Enter}');
    await waitFor(() => expect(field('Nombre')).toHaveValue('Helado'));
    expect(field('Precio')).toHaveValue('4500');
    expect(rows()).not.toContain('Helado');
  });

  it('[ADD-1] an empty category opens and offers both kinds', async () => {
    const { user, sent } = await add('Vacía', 'Agregar categoría');
    await user.keyboard('Tintos{Enter}');
    expect(rows()).toEqual(['Postres', 'Cocina', 'Vacía, no se ve', 'Tintos, no se ve']);
    await waitFor(() => expect(sent).toMatchObject([{ name: 'createCategory', body: { title: 'Tintos', level: 2 } }]));
  });

  it('saves what was typed elsewhere before another row opens', async () => {
    const { user, sent } = await add('Postres', 'Agregar producto');
    await user.keyboard('Helado');
    await user.click(screen.getAllByRole('button', { name: 'Agregar categoría' }).at(-1)!);
    expect(rows()).toContain('Helado');
    expect(field('Nombre')).toHaveValue('');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('a locked owner gets the lockedEditor modal', async () => {
    const { sent } = await add('Postres', 'Agregar producto', { locked: true });
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a row whose category another session deletes', () => {
  const without = (title: string) => {
    const { key } = categoryTitled(MENU, title);
    const categoriesL1 = MENU.categoriesL1.filter((category) => category.key !== key);
    return menuReceived({ menu: { ...MENU, categoriesL1, items: [] }, etag: '"2"' });
  };

  it('is shown to be copied', async () => {
    const { store, user } = await add('Postres', 'Agregar producto');
    render(
      <Provider store={store}>
        <LostTextsDialog />
      </Provider>,
    );
    await user.keyboard('Helado{Tab}4500');
    act(() => void store.dispatch(without('Postres')));
    const dialog = await screen.findByRole('dialog', { name: 'Esto no se pudo guardar' });
    expect(dialog).toHaveTextContent(/Producto nuevo.*Nombre.*Helado.*Precio.*4\.500/);
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).toBeNull();
    expect(selectAddingPlace(store.getState())).toBeNull();
  });

  it('is shown with the records that were refused before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = hold<ReturnType<typeof refusedWith>>();
    const { store, user } = await add('Postres', 'Agregar producto', { answers: { createItem: () => answer.answer } });
    await user.keyboard('Helado{Enter}Tiramisú');
    answer.release(refusedWith('not-found'));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Helado' })).toBeNull());
    act(() => void store.dispatch(without('Postres')));
    expect(selectLostRows(store.getState())).toMatchObject([{ title: 'Tiramisú' }, { title: 'Helado' }]);
  });

  it('is shown to be copied where the category gets the other kind', async () => {
    const { store, user } = await add('Vacía', 'Agregar producto');
    await user.keyboard('Helado');
    const { key, business } = categoryTitled(MENU, 'Vacía');
    const [other] = MENU.categoriesL2;
    const theirs = { ...other!, key: 'theirs', business, parent: key };
    const categoriesL2 = [...MENU.categoriesL2, theirs];
    act(() => void store.dispatch(menuReceived({ menu: { ...MENU, categoriesL2 }, etag: '"2"' })));
    expect(selectLostRows(store.getState())).toMatchObject([{ title: 'Helado' }]);
  });

  it('goes with a word where nothing is typed', async () => {
    const { store } = await add('Postres', 'Agregar producto');
    act(() => void store.dispatch(without('Postres')));
    expect(selectLostRows(store.getState())).toEqual([]);
    expect(selectAddingPlace(store.getState())).toBeNull();
    expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual([
      'Ya no está: se eliminó desde otro lugar',
    ]);
  });
});

describe('an empty menu', () => {
  it('gets its first categories by typing; the row stays open', async () => {
    const { user, sent } = renderEditor(menu(''));
    await user.click(button('Agregar categoría'));
    await user.keyboard('Pizzas{Enter}Bebidas{Enter}');
    expect(rows()).toEqual(['Pizzas, no se ve', 'Bebidas, no se ve']);
    expect(field('Nombre')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('Agregar categoría')).toHaveFocus();
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([{ title: 'Pizzas' }, { title: 'Bebidas' }]),
    );
  });
});
