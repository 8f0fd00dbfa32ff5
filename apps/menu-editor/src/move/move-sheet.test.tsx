import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { itemRemoved } from '@carta/panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectTool } from '../tools/tools-slice.ts';
import { choose } from '../testing/open-options.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { accepted } from '../testing/fake-api.ts';

const MENU = menu('Cocina > Entradas: rabas | Cocina > Platos: bife | Postres: flan, helado | Vinos');
const flan = itemTitled(MENU, 'flan');
const category = (title: string) => categoryTitled(MENU, title);
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

async function open(written = MENU) {
  const rendered = renderEditor(written, {
    answers: { moveItem: ({ body }) => accepted({ item: { ...flan, level: 3, ...body }, order: [] }) },
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
  await choose(rendered.user, 'flan', 'Mover a otra categoría');
  const sheet = await screen.findByRole('dialog', { name: 'Mover a otra categoría' });
  return { ...rendered, sheet, target: (name: RegExp) => within(sheet).getByRole('button', { name }) };
}

beforeEach(() => sessionStorage.clear());

describe('moving an item by its menu', () => {
  it('[MOVE-3] offers the categories that can hold the item, each with its contents', async () => {
    const { sheet } = await open();
    expect(sheet).toHaveAccessibleDescription('flan');
    const offered = within(sheet)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(offered).toEqual(['Entradas 1 producto', 'Platos 1 producto', 'Vinos Sin contenido']);
    expect(within(sheet).getByRole('list', { name: 'Cocina' }).children).toHaveLength(2);
    expect(within(sheet).queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('[MOVE-1] takes a tap: the new category opens, and the item has the focus', async () => {
    const { user, sent, target } = await open();
    await user.click(target(/^Platos/));
    await waitFor(() =>
      expect(rows()).toEqual(['Cocina', 'Entradas', 'Platos', 'bife', 'flan', 'Postres', 'helado', 'Vinos, no se ve']),
    );
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'flan' })).toHaveFocus());
    const params = { menuKey: 'demo', itemId: flan._id };
    expect(sent).toEqual([{ name: 'moveItem', params, body: { parent: category('Platos').key } }]);
  });

  it('ends a search that would hide the moved item', async () => {
    const { user } = renderEditor(MENU, {
      answers: { moveItem: ({ body }) => accepted({ item: { ...flan, ...body }, order: [] }) },
    });
    await user.type(screen.getByRole('searchbox'), 'postres');
    await choose(user, 'flan', 'Mover a otra categoría');
    await user.click(await screen.findByRole('button', { name: /^Vinos/ }));
    await waitFor(() => expect(rows()).toEqual(['Cocina', 'Postres', 'Vinos', 'flan']));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[SEARCH-1] offers a search if there are many categories', async () => {
    const many = menu(`Postres: flan | ${Array.from({ length: 9 }, (_, nth) => `Carta ${nth}`).join(' | ')}`);
    const { user, sheet } = await open(many);
    await user.type(within(sheet).getByRole('searchbox', { name: 'Buscar una categoría' }), 'cárta 7');
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(1);
    await user.type(within(sheet).getByRole('searchbox'), '7');
    expect(within(sheet).getByText('No encontramos «cárta 77»')).toBeVisible();
  });

  it('explains what to do if no category can hold the item', async () => {
    const { sheet } = await open(menu('Postres: flan'));
    expect(within(sheet).getByRole('heading', { name: 'No hay otra categoría' })).toBeVisible();
  });

  it('ends if another session deletes the item', async () => {
    const { store } = await open();
    act(() => void store.dispatch(itemRemoved({ key: flan.key })));
    await waitFor(() => expect(selectTool(store.getState())).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[LOCK-2] opens the lockedEditor modal for a locked owner', async () => {
    const { user } = renderEditor(MENU, { locked: true });
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    await choose(user, 'flan', 'Mover a otra categoría');
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
  });
});
