import { itemTitled, menu } from '@carta/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusedWith } from '../../testing/fake-api.ts';
import { extras, size } from '../../testing/groups.ts';
import { choose } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const SIZE = size('Tamaño', 'Chica 9500, Grande 12500');
const OTHER_SIZE = size('Porción', 'Media 5000, Entera 9000');
const EXTRAS = extras('Agregados', 'Cheddar 1800, Panceta 2100', { max: 2 });
const SAUCES = extras('Salsas', 'Pesto 0, Fileto 0', { min: 1 });

function pizzeria() {
  const carta = menu('Pizzas: Napolitana', { optionGroups: [SIZE, OTHER_SIZE, EXTRAS, SAUCES] });
  Object.assign(itemTitled(carta, 'Napolitana'), {
    optionGroups: [SIZE.key, EXTRAS.key],
    allergens: { milk: 'contains' },
    diets: ['vegetarian'],
  });
  return carta;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const groups = () => within(screen.getByRole('list', { name: 'Opciones y tamaños' })).queryAllByRole('listitem');
const bodies = (sent: readonly { name: string; body?: unknown }[], call = 'updateItem') =>
  sent.filter(({ name }) => name === call).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

async function edit(options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(pizzeria(), options);
  Element.prototype.scrollIntoView = () => undefined;
  await rendered.user.click(button('Expandir Pizzas'));
  await choose(rendered.user, 'Napolitana', 'Editar');
  return rendered;
}

describe('the option groups of an item', () => {
  it('[OPT-7] a size gives the price, in the row and in the form', async () => {
    const { user } = renderEditor(pizzeria());
    await user.click(button('Expandir Pizzas'));
    expect(await screen.findByText('desde', { exact: false })).toHaveTextContent('desde $ 9.500,00');
    await choose(user, 'Napolitana', 'Editar');
    expect(screen.getByText('Lo da el tamaño')).toHaveTextContent('desde $ 9.500,00');
    expect(screen.queryByRole('textbox', { name: 'Precio' })).not.toBeInTheDocument();
    await user.click(button('Quitar Tamaño'));
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('99');
  });

  it('are found by the name of an option, moved by keyboard and taken off, and sent as a whole', async () => {
    const { user, sent } = await edit();
    await user.click(button('Agregar grupo'));
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar un grupo' }), 'pesto');
    await user.click(button(/^Salsas/));
    await waitFor(() => expect(groups()).toHaveLength(3));
    button('Mover Salsas').focus();
    await user.keyboard(' {ArrowUp} ');
    await user.click(button('Quitar Agregados'));
    expect(groups().map((row) => row.textContent)).toEqual([
      'TamañoChica, Grande · elegir 1',
      'SalsasPesto, Fileto · elegir 1',
    ]);
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    expect(bodies(sent)[0]).toMatchObject({ optionGroups: [SIZE.key, SAUCES.key] });
  });

  it('a second size cannot be chosen', async () => {
    const { user } = await edit();
    await user.click(button('Agregar grupo'));
    expect(await screen.findByRole('button', { name: /^Porción/ })).toBeDisabled();
    expect(screen.getByText('El producto ya tiene un tamaño')).toBeVisible();
  });

  it('a group is made in place, before the item that uses it is saved', async () => {
    const { user, sent } = await edit();
    await user.click(button('Agregar grupo'));
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar un grupo' }), 'Bebida');
    await user.click(button('Crear «Bebida»'));
    await user.click(await screen.findByRole('button', { name: 'Agregar opción' }));
    await user.keyboard('Agua{Enter}2000');
    await user.click(button('Crear y agregar'));
    await waitFor(() => expect(groups()).toHaveLength(3));
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    expect(sent.map(({ name }) => name)).toEqual(['createOptionGroup', 'updateItem']);
    expect(bodies(sent, 'createOptionGroup')[0]).toMatchObject({ title: 'Bebida', options: [{ title: 'Agua' }] });
    const [{ optionGroups }] = bodies(sent) as [{ optionGroups: string[] }];
    expect(optionGroups).toHaveLength(3);
  });

  it('a change of them is undone by Ctrl+Z', async () => {
    const { user, sent } = await edit();
    await user.click(button('Quitar Tamaño'));
    await user.click(button('Quitar Agregados'));
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toEqual([expect.objectContaining({ optionGroups: [] })]));
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Napolitana' })).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bodies(sent).at(-1)).toMatchObject({ optionGroups: [SIZE.key, EXTRAS.key] }));
    expect(screen.getByRole('treeitem', { name: 'Napolitana' })).toHaveTextContent('desde $ 9.500,00');
  });
});

describe('what an item declares', () => {
  it('[DECL-3] chips and states change what they name, and are sent as wholes', async () => {
    const { user, sent } = await edit();
    await user.click(button('Sin TACC'));
    await user.click(button('Picante'));
    await user.click(button('Más alérgenos'));
    expect(button('Más alérgenos')).toHaveAccessibleDescription('Contiene leche · 12 sin dato');
    const gluten = screen.getByRole('radiogroup', { name: 'Gluten' });
    expect(within(gluten).getByRole('radio', { name: 'Libre' })).toBeChecked();
    await user.click(within(screen.getByRole('radiogroup', { name: 'Soja' })).getByText('Contiene'));
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    expect(bodies(sent)[0]).toMatchObject({
      allergens: { gluten: 'free', milk: 'contains', soy: 'contains' },
      diets: ['vegetarian', 'spicy'],
    });
  });

  it('what was taken back is stored empty, and does not come back', async () => {
    const { user, sent } = await edit();
    await user.click(button('Vegetariano'));
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toEqual([expect.objectContaining({ diets: [] })]));
    await choose(user, 'Napolitana', 'Editar');
    expect(button('Vegetariano')).toHaveAttribute('aria-pressed', 'false');
  });

  it('[DIET-3] nothing vegan that contains milk is sent; the suggestion counts only once it is pressed', async () => {
    const { user, sent } = await edit();
    await user.click(button('Vegano'));
    await user.click(button('Confirmar'));
    expect(screen.getByRole('alert')).toHaveTextContent('Es vegano y contiene leche: no puede ser las dos cosas.');
    expect(sent).toEqual([]);
    await user.click(button('Más alérgenos'));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Leche' })).getByText('Libre'));
    expect(screen.getByText('¿También libre de crustáceos, huevo, pescado y moluscos?')).toBeVisible();
    await user.click(button('Marcar libre'));
    await user.click(button('Confirmar'));
    await waitFor(() => expect(bodies(sent)).toHaveLength(1));
    expect(bodies(sent)[0]).toMatchObject({
      allergens: { milk: 'free', crustaceans: 'free', eggs: 'free', fish: 'free', molluscs: 'free' },
    });
  });

  it('stays in the form with its message when the server refuses it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const issues = [{ path: 'diets', message: 'No puede ser vegano con lo que contiene' }];
    const { user } = await edit({ answers: { updateItem: () => refusedWith('invalid', { issues }) } });
    await user.click(button('Picante'));
    await user.click(button('Confirmar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No puede ser vegano con lo que contiene');
    expect(button('Picante')).toHaveAttribute('aria-pressed', 'true');
  });
});
