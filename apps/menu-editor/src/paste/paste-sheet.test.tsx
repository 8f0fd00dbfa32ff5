import { menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted, refusedWith } from '../testing/fake-api.ts';
import { choose } from '../testing/open-options.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import './paste-sheet.tsx';

const MENU = menu('Pizzas: muzzarella');
const LIST = 'Napolitana 12.800\nFugazzeta rellena 14.500 / 15.900\nFainá\t2600\n';
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

/** Pastes into the name of a new item of Pizzas. */
async function paste(text: string, options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(MENU, options);
  await rendered.user.click(button('Expandir Pizzas'));
  await rendered.user.click(button('Agregar producto'));
  await rendered.user.paste(text);
  return rendered;
}

describe("'Pegar lista'", () => {
  it('[PASTE-1] [PASTE-3] a pasted list is previewed; a line without a clear price asks for it and waits', async () => {
    const { user, sent } = await paste(LIST);
    const dialog = await screen.findByRole('dialog', { name: 'Pegar lista' });
    expect(dialog).toHaveAccessibleDescription('3 líneas para Pizzas');
    expect(within(dialog).getByText('¿14.500 o 15.900?')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Fugazzeta rellena espera su precio y no se agrega.');
    await user.click(button('Agregar 2 productos'));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([
        { title: 'Napolitana', price: { big: 12_800 }, order: 1 },
        { title: 'Fainá', price: { big: 2_600 }, order: 2 },
      ]),
    );
    expect(screen.getByRole('treeitem', { name: 'Fainá' })).toBeVisible();
  });

  it('a price that is typed makes its line ready; another text is refused with a word', async () => {
    const { user, sent } = await paste(LIST);
    await screen.findByRole('dialog', { name: 'Pegar lista' });
    const price = within(screen.getByRole('group', { name: 'Fugazzeta rellena' })).getByRole('textbox');
    await user.type(price, 'caro');
    expect(price).toHaveAccessibleDescription('Escribe el precio sólo con números');
    await user.clear(price);
    await user.type(price, '15.900');
    await user.click(button('Agregar 3 productos'));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ title: 'Fugazzeta rellena', price: { big: 15_900 } }));
  });

  it('the text can be edited before anything is made', async () => {
    const { user, sent } = await paste(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar texto' }));
    await user.clear(field('Lista'));
    await user.click(button('Ver productos'));
    expect(field('Lista')).toHaveAccessibleDescription('Pega o escribe una lista');
    await user.type(field('Lista'), 'Calabresa 13200');
    await user.click(button('Ver productos'));
    expect(button('Agregar 1 producto')).toBeEnabled();
    await user.click(button('Cancelar'));
    expect(sent).toEqual([]);
  });

  it('[PASTE-4] a longer list is refused with a word', async () => {
    await paste('Flan 100\n'.repeat(201));
    await screen.findByRole('dialog', { name: 'Pegar lista' });
    expect(field('Lista')).toHaveAccessibleDescription('Hasta 200 líneas; esta lista tiene 201');
  });

  it('opens from the menu of a category', async () => {
    const { user } = renderEditor(MENU);
    await choose(user, 'Pizzas', 'Pegar lista');
    expect(await screen.findByRole('textbox', { name: 'Lista' })).toHaveValue('');
  });

  it('a refused list is there again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await paste('Napolitana 12.800\nFainá 2600', {
      answers: { createItem: () => refusedWith('invalid') },
    });
    await user.click(await screen.findByRole('button', { name: 'Agregar 2 productos' }));
    expect(await screen.findByRole('button', { name: 'Agregar 2 productos' })).toBeEnabled();
    expect(screen.queryByRole('treeitem', { name: 'Fainá' })).toBeNull();
  });

  it('only the lines that were not created are there again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await paste('Napolitana 12.800\nFainá 2600\nFugazza 3000', {
      answers: {
        createItem: ({ body }) =>
          body.title === 'Fainá' ? refusedWith('invalid') : accepted({ ...body, _id: String(body.key), version: 0 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Agregar 3 productos' }));
    expect(await screen.findByRole('button', { name: 'Agregar 1 producto' })).toBeEnabled();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('1 línea para Pizzas');
  });

  it('a single line is pasted as a name', async () => {
    await paste('Napolitana');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Nombre')).toHaveValue('Napolitana');
  });
});

describe("'Pegar lista' on an empty menu", () => {
  it('makes a category with the products of the list', async () => {
    const { user, sent } = renderEditor(menu(''));
    await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre de la categoría' }), ' Pizzas ');
    await user.click(field('Lista'));
    await user.paste('Muzzarella 9500\nFainá 2600');
    await user.click(button('Ver productos'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('2 líneas para Pizzas');
    await user.click(button('Agregar 2 productos'));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'createCategory', body: { title: 'Pizzas' } },
        { name: 'createItem', body: { title: 'Muzzarella' } },
        { name: 'createItem', body: { title: 'Fainá' } },
        { name: 'updateCategory', body: { toLevel: 3 } },
      ]),
    );
    expect(await screen.findByRole('treeitem', { name: 'Fainá' })).toBeVisible();
  });

  it('a list whose category another session deletes asks for a category of its own', async () => {
    const { store } = await paste('Napolitana 12.800\nFainá\t2600');
    await screen.findByText('Napolitana');
    act(() => void store.dispatch(menuReceived({ menu: menu('Postres: flan'), etag: '"2"' })));
    expect(field('Nombre de la categoría')).toHaveValue('');
    expect(field('Lista')).toHaveValue('Napolitana 12.800\nFainá\t2600');
  });

  it('a category needs a name', async () => {
    const { user, sent } = renderEditor(menu(''));
    await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
    await user.click(await screen.findByRole('textbox', { name: 'Lista' }));
    await user.paste('Muzzarella 9500');
    await user.click(button('Ver productos'));
    expect(field('Nombre de la categoría')).toHaveAccessibleDescription('Escribe el nombre de la categoría');
    expect(sent).toEqual([]);
  });

  it('a locked owner reads why nothing is pasted', async () => {
    const { user } = renderEditor(menu(''), { locked: true });
    await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
    expect(await screen.findByRole('dialog', { name: /^Editor bloqueado/ })).toBeVisible();
  });
});
