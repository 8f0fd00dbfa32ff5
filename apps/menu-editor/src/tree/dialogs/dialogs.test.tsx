import { menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, accepted } from '../../testing/fake-api.ts';
import { choose } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Cocina > Entradas: empanadas | Postres: flan, helado | Vacía');
const dialog = (name: string) => screen.findByRole('dialog', { name });
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

describe('adding', () => {
  it('[COUNT-1] takes a count from 1 to 10, by its buttons only', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Agregar categoría principal' }));
    const { getByRole } = within(await dialog('Agregar categorías'));
    const count = getByRole('textbox', { name: 'Cantidad' });
    expect(count).toHaveValue('1');
    expect(count).toHaveAttribute('readonly');
    await user.click(getByRole('button', { name: 'Menos' }));
    expect(count).toHaveValue('1');
    for (let presses = 0; presses < 11; presses += 1) await user.click(getByRole('button', { name: 'Más' }));
    expect(count).toHaveValue('10');
  });

  it('happens once on a double click, opens the category and moves the focus to the first new row', async () => {
    const arrival = hold<undefined>();
    const { user, sent } = renderEditor(MENU, {
      answers: {
        createItem: async ({ body }) => {
          await arrival.answer;
          return accepted({ ...body, _id: 'new', version: 0 });
        },
      },
    });
    await choose(user, 'Postres', 'Agregar producto');
    const { getByRole } = within(await dialog('Agregar productos'));
    await user.click(getByRole('button', { name: 'Más' }));
    await user.dblClick(getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opciones de Postres' })).toHaveFocus());
    arrival.release(undefined);
    await waitFor(() =>
      expect(rows()).toEqual([
        'Cocina',
        'Postres',
        'flan',
        'helado',
        'Producto sin nombre, no se ve',
        'Producto sin nombre, no se ve',
        'Vacía, no se ve',
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem', { name: 'Producto sin nombre, no se ve' })[0]).toHaveFocus(),
    );
  });

  it('changes nothing on cancel, and returns the focus', async () => {
    const { user, sent } = renderEditor(MENU);
    await choose(user, 'Postres', 'Agregar producto');
    await user.click(within(await dialog('Agregar productos')).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opciones de Postres' })).toHaveFocus());
  });

  it.each([
    ['Categoría', 'Agregar categorías', 'createCategory'],
    ['Producto', 'Agregar productos', 'createItem'],
  ])('offers %s inside an empty category', async (kind, title, call) => {
    const { user, sent } = renderEditor(MENU);
    await choose(user, 'Vacía', 'Agregar categoría o producto');
    await user.click(await screen.findByRole('button', { name: kind }));
    await user.click(within(await dialog(title)).getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ name: call, body: { parent: MENU.categoriesL1[2]?.key } }));
  });
});

describe('adding to a category that another session deletes', () => {
  it('creates nothing, neither there nor elsewhere', async () => {
    const { user, store, sent } = renderEditor(MENU);
    await choose(user, 'Cocina', 'Agregar categoría');
    act(() => {
      store.dispatch(menuReceived({ menu: menu('Postres: flan, helado | Vacía'), etag: null }));
    });
    await user.click(within(await dialog('Agregar categorías')).getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(rows()).toEqual(['Postres', 'Vacía, no se ve']));
    expect(sent).toEqual([]);
  });
});

describe('removing', () => {
  it('asks before a category is deleted with its contents, and moves the focus to its neighbour', async () => {
    const { user, sent } = renderEditor(MENU);
    await choose(user, 'Postres', 'Eliminar');
    const asking = await dialog('¿Eliminar «Postres»?');
    expect(asking).toHaveTextContent('Se eliminará todo el contenido relacionado');
    await user.click(within(asking).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(rows()).toEqual(['Cocina', 'Vacía, no se ve']));
    expect(sent.map(({ name }) => name)).toEqual(['deleteCategory']);
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Vacía, no se ve' })).toHaveFocus());
  });

  it('deletes nothing on cancel', async () => {
    const { user, sent } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    await choose(user, 'flan', 'Eliminar');
    await user.click(within(await dialog('¿Eliminar «flan»?')).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('treeitem', { name: 'flan' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});
