import { menu } from '@carta/domain/testing';
import { screen } from '@testing-library/react';
import { choose } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Cocina > Entradas: empanadas, Jamón crudo | Cocina > Platos: bife | Postres: flan, jamón dulce');
const rows = () => screen.queryAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const field = () => screen.getByRole('searchbox', { name: 'Buscar en el menú' });

beforeEach(() => sessionStorage.clear());

describe('the search', () => {
  it('[SEARCH-1] [SEARCH-3] leaves the matches with the categories around them, and counts the matches', async () => {
    const { user } = renderEditor(MENU);
    await user.type(field(), 'JAMON');
    expect(rows()).toEqual(['Cocina', 'Entradas', 'Jamón crudo', 'Postres', 'jamón dulce']);
    expect(screen.getByText('2 resultados')).toBeVisible();
    await user.type(field(), ' dulce');
    expect(rows()).toEqual(['Postres', 'jamón dulce']);
    expect(screen.getByText('1 resultado')).toBeVisible();
  });

  it('names a text without matches, and restores the tree when it is cleared', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    await user.type(field(), 'pizza');
    expect(rows()).toEqual([]);
    expect(screen.getByText('No encontramos «pizza» en tu menú')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(rows()).toEqual(['Cocina', 'Postres', 'flan', 'jamón dulce']);
    expect(field()).toHaveFocus();
    await user.type(field(), 'bife{Escape}');
    expect(field()).toHaveValue('');
    expect(rows()).toHaveLength(4);
  });

  it('closes a category among the matches, and leaves it open in the tree', async () => {
    const { user } = renderEditor(MENU);
    await user.type(field(), 'jamon');
    await user.click(screen.getByRole('button', { name: 'Contraer Cocina' }));
    expect(rows()).toEqual(['Cocina', 'Postres', 'jamón dulce']);
    await user.clear(field());
    expect(rows()).toEqual(['Cocina', 'Postres']);
  });

  it('disables moving, since a row does not stand among all of its siblings', async () => {
    const { user } = renderEditor(MENU);
    await user.type(field(), 'bife');
    expect(screen.getByRole('button', { name: 'Mover bife', hidden: true })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Agregar categoría principal' })).not.toBeInTheDocument();
  });

  it('ends when a record is added, so that it is visible', async () => {
    const { user } = renderEditor(MENU);
    await user.type(field(), 'postres');
    await choose(user, 'Postres', 'Agregar producto');
    await user.click(await screen.findByRole('button', { name: 'Agregar' }));
    expect(await screen.findByRole('treeitem', { name: 'Producto sin nombre, no se ve' })).toBeVisible();
    expect(field()).toHaveValue('');
  });
});

describe('all categories', () => {
  it('open and close at once', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Más opciones del menú' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Expandir todo' }));
    expect(rows()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Más opciones del menú' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Contraer todo' }));
    expect(rows()).toEqual(['Cocina', 'Postres']);
  });
});
