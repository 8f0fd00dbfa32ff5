import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { TreeScreen } from './tree-screen.tsx';

const MENU = menu(
  'Cocina > Entradas: empanadas, provoleta, ~papas | Cocina > ~Platos: bife*1 | Postres: flan, helado | Vacía',
);
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the tree', () => {
  it('starts closed, and opens and closes level by level', async () => {
    const { user } = renderEditor(MENU);
    expect(rows()).toEqual(['Cocina', 'Postres', 'Vacía, no se ve']);
    await user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    expect(rows()).toEqual(['Cocina', 'Entradas', 'Platos, oculta', 'Postres', 'Vacía, no se ve']);
    await user.click(screen.getByRole('button', { name: 'Expandir Entradas' }));
    expect(rows()).toEqual([
      'Cocina',
      'Entradas',
      'empanadas',
      'provoleta',
      'papas, oculta',
      'Platos, oculta',
      'Postres',
      'Vacía, no se ve',
    ]);
    await user.click(screen.getByRole('button', { name: 'Contraer Cocina' }));
    expect(rows()).toEqual(['Cocina', 'Postres', 'Vacía, no se ve']);
  });

  it('has its rows in the first render, which may be interrupted, and not only once the window is measured', () => {
    const store = editorStore(MENU, fakeApi(MENU).api);
    const firstRender = renderToString(
      <Provider store={store}>
        <MemoryRouter>
          <TreeScreen />
        </MemoryRouter>
      </Provider>,
    );
    expect(firstRender).toContain('aria-label="Postres"');
  });

  it('remembers the open categories as long as the tab lives', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    cleanup();
    renderEditor(MENU);
    expect(rows()).toEqual(['Cocina', 'Postres', 'flan', 'helado', 'Vacía, no se ve']);
  });

  it('gives each row its level, position and state', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    expect(screen.getByRole('tree')).toHaveAccessibleName('Categorías y productos');
    const entradas = screen.getByRole('treeitem', { name: 'Entradas', expanded: false });
    expect(entradas).toHaveAttribute('aria-level', '2');
    expect(entradas).toHaveAttribute('aria-posinset', '1');
    expect(entradas).toHaveAttribute('aria-setsize', '2');
    expect(screen.getByRole('treeitem', { name: 'Cocina', expanded: true })).toHaveAttribute('aria-level', '1');
    expect(screen.getByRole('treeitem', { name: 'Vacía, no se ve' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('treeitem', { name: 'Platos, oculta' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows counts and prices, and marks hidden and featured records', async () => {
    const { user } = renderEditor(MENU);
    expect(screen.getByRole('treeitem', { name: 'Cocina' })).toHaveTextContent('2 categorías');
    expect(screen.getByRole('treeitem', { name: 'Postres' })).toHaveTextContent('2 productos');
    await user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    await user.click(screen.getByRole('button', { name: 'Expandir Entradas' }));
    await user.click(screen.getByRole('button', { name: 'Expandir Platos' }));
    expect(screen.getByRole('treeitem', { name: 'empanadas' })).toHaveTextContent('$ 99,00');
    expect(screen.getByRole('treeitem', { name: 'papas, oculta' })).toHaveTextContent('Oculto');
    expect(
      within(screen.getByRole('treeitem', { name: 'bife' })).getByRole('img', { name: 'Destacado' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('treeitem', { name: 'empanadas' })).queryByRole('img', { name: 'Destacado' }),
    ).toBeNull();
  });

  it('[DONE-2] [DONE-3] tags what is shown and not public; a hidden row is only hidden', async () => {
    const { user } = renderEditor({
      ...menu('Postres: flan, ~helado | Cocina > Platos: bife | Vacía | ~Oculta'),
      items: menu('Postres: flan, ~helado').items.map((item) => ({ ...item, title: '' })),
    });
    await user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    const tagsOf = (name: string) =>
      ['Sin nombre', 'Vacía', 'Oculto'].filter((tag) =>
        within(screen.getByRole('treeitem', { name })).queryByText(new RegExp(`(^|· )${tag}$`), {
          selector: 'span, p:not(:first-child)',
        }),
      );
    expect(tagsOf('Postres, no se ve')).toEqual(['Vacía']);
    expect(tagsOf('Producto sin nombre, no se ve')).toEqual(['Sin nombre']);
    expect(tagsOf('Producto sin nombre, oculta')).toEqual(['Oculto']);
    expect(tagsOf('Platos, no se ve')).toEqual(['Vacía']);
    expect(tagsOf('Oculta, oculta')).toEqual(['Oculto']);
  });

  it('[TITLE-1] [TITLE-2] [TITLE-3] shows the fallback titles and description', async () => {
    const nameless = {
      ...MENU,
      categoriesL1: [{ ...MENU.categoriesL1[1]!, title: '' }],
      items: MENU.items.map((item) => ({ ...item, title: '', description: '' })),
    };
    const { user } = renderEditor(nameless);
    await user.click(screen.getByRole('button', { name: 'Expandir Categoría sin nombre' }));
    expect(rows()).toEqual([
      'Categoría sin nombre, no se ve',
      'Producto sin nombre, no se ve',
      'Producto sin nombre, no se ve',
    ]);
    expect(screen.getAllByText('Sin descripción')).toHaveLength(2);
  });

  it('shows a skeleton until the menu is loaded', () => {
    renderEditor(null);
    expect(screen.getByRole('main').querySelector('[aria-busy]')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
  });
});

describe('an empty menu', () => {
  it('gets its first categories by the button on the plate', async () => {
    const { user, sent } = renderEditor(menu(''));
    expect(await screen.findByRole('heading', { name: 'Categorías principales' })).toBeVisible();
    expect(
      screen.getByText('Parece que no tienes información aún, presiona el círculo para cargar tus primeras categorías'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar categoría principal' }));
    const dialog = screen.getByRole('dialog', { name: 'Agregar categorías' });
    await user.click(within(dialog).getByRole('button', { name: 'Más' }));
    await user.click(within(dialog).getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(rows()).toEqual(['Categoría sin nombre, no se ve', 'Categoría sin nombre, no se ve']));
    expect(sent.map(({ name }) => name)).toEqual(['createCategory', 'createCategory']);
  });
});
