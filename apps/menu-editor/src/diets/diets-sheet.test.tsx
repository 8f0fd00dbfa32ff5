import { itemTitled, menu } from '@carta/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '../testing/fake-api.ts';
import { choose } from '../testing/open-options.ts';
import { renderEditor } from '../testing/render-editor.tsx';

function carta() {
  const shown = menu('Postres: flan, helado, budín | Bebidas: agua');
  Object.assign(itemTitled(shown, 'flan'), { allergens: { milk: 'contains' } });
  Object.assign(itemTitled(shown, 'budín'), { allergens: { gluten: 'contains' } });
  return shown;
}

const MENU = carta();
const [FLAN, HELADO, BUDIN] = ['flan', 'helado', 'budín'].map((title) => itemTitled(MENU, title).key);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

async function open() {
  const rendered = renderEditor(carta(), {
    answers: {
      updateSeveralItems: ({ body }) => {
        const { keys, set } = body as { keys: string[]; set: object };
        const items = MENU.items.filter(({ key }) => keys.includes(key));
        return accepted({ items: items.map((item) => ({ ...item, ...set })) });
      },
    },
  });
  await choose(rendered.user, 'Postres', 'Alérgenos y dietas');
  await screen.findByRole('dialog', { name: 'Alérgenos y dietas' });
  return rendered;
}

describe('the allergens and diets of a category', () => {
  it('the preview has what is chosen until the sheet is closed', async () => {
    const { user, store } = await open();
    const shown = () => store.getState()['menu-editor'].preview.records?.changes;
    await user.click(button('Picante'));
    expect(shown()).toMatchObject([FLAN, HELADO, BUDIN].map((key) => ({ key, diets: ['spicy'] })));
    await user.click(button('Cancelar'));
    expect(shown()).toBeUndefined();
  });

  it('[DECL-3] what one product already declares stays, and all that end up alike share one call', async () => {
    const { user, sent, store } = await open();
    await user.click(button('Sin TACC'));
    await user.click(button('Más alérgenos'));
    const gluten = screen.getByRole('radiogroup', { name: 'Gluten' });
    expect(within(gluten).getByRole('radio', { name: 'Libre' })).toBeChecked();
    await user.click(button('Vegetariano'));
    await user.click(button('Aplicar a 3 productos'));
    await waitFor(() => expect(sent).toHaveLength(2));
    const diets = ['vegetarian'];
    expect(sent.map(({ body }) => body)).toEqual([
      { keys: [FLAN], set: { allergens: { gluten: 'free', milk: 'contains' }, diets } },
      { keys: [HELADO, BUDIN], set: { allergens: { gluten: 'free' }, diets } },
    ]);
    await waitFor(() =>
      expect(store.getState().overlays.snackbars.at(-1)).toMatchObject({
        text: '3 productos cambiados',
        action: { label: 'Deshacer' },
      }),
    );
    const undo = store.getState().overlays.snackbars.at(-1)?.action?.dispatches;
    act(() => void store.dispatch(undo!));
    await waitFor(() => expect(sent).toHaveLength(5));
    expect(sent.slice(2).map(({ body }) => (body as { set: object }).set)).toEqual([
      { allergens: { milk: 'contains' }, diets: [] },
      { allergens: {}, diets: [] },
      { allergens: { gluten: 'contains' }, diets: [] },
    ]);
  });

  it('[DECL-4] says what differs from product to product', async () => {
    const { user } = await open();
    expect(button('Más alérgenos')).toHaveAccessibleDescription('Distinto según el producto: gluten y leche');
    await user.click(button('Más alérgenos'));
    const milk = screen.getByRole('radiogroup', { name: 'Leche' });
    for (const radio of within(milk).getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  });

  it('[DIET-3] names the product that cannot be vegan, and sends nothing', async () => {
    const { user, sent } = await open();
    await user.click(button('Vegano'));
    expect(screen.getByRole('alert')).toHaveTextContent('flan no puede ser vegano: contiene leche.');
    expect(button('Aplicar a 3 productos')).toBeDisabled();
    expect(sent).toEqual([]);
  });
});

it('[SEARCH-4] the menu of the tree finds what states nothing of gluten', async () => {
  const { user } = renderEditor(carta());
  await user.click(button('Más opciones del menú'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sin datos de TACC' }));
  const rows = screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
  expect(rows).toEqual(['Postres', 'flan', 'helado', 'Bebidas', 'agua']);
  await user.click(button('Borrar búsqueda'));
  expect(screen.getAllByRole('treeitem')).toHaveLength(2);
});
