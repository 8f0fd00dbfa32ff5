import { soldOutMoment, type Item, type SoldOut } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Postres: flan, ~helado, budín | Cocina > Platos: bife, locro | Bebidas: agua');
const box = (title: string) => screen.getByRole('checkbox', { name: `Seleccionar ${title}` });
const bar = () => screen.findByRole('region', { name: 'Selección' });
const counted = (words: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${words}$`)));
const press = async (name: string) => within(await bar()).getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

const items = (keys: unknown) => MENU.items.filter(({ key }) => (keys as string[]).includes(key));

const changed = (item: Item, { soldOut, ...set }: Partial<Item> & { soldOut?: SoldOut }) => ({
  ...item,
  ...set,
  ...(soldOut !== undefined && {
    soldOutUntil: soldOutMoment(soldOut, 'America/Argentina/Buenos_Aires', Date.now()),
  }),
});

async function open(options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(MENU, {
    answers: {
      updateSeveralItems: ({ body }) =>
        body.delete
          ? accepted({ deleted: { categories: 0, items: 1 } })
          : accepted({
              items: items(body.keys).map((item) => changed(item, body.set as Parameters<typeof changed>[1])),
            }),
      updateSeveralCategories: () => accepted({ categories: [] }),
    },
    ...options,
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
  await screen.findByRole('checkbox', { name: 'Seleccionar flan' });
  return rendered;
}

/** Renders the tree, and loads the code of selecting by a first interaction. */
async function openLoaded() {
  renderEditor(MENU);
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body, { key: 'Shift' });
  await screen.findByRole('checkbox', { name: 'Seleccionar Postres' });
}

describe('the selection in the tree', () => {
  it('a box starts it, a tap on a row goes on, and a category is mixed while not all of it is selected', async () => {
    const { user } = await open();
    await user.click(box('flan'));
    await counted('1 producto');
    expect(screen.queryByRole('button', { name: 'Mover flan' })).toBeNull();
    await user.click(screen.getByText('budín'));
    await counted('2 productos');
    expect(box('Postres')).toBePartiallyChecked();
    await user.click(box('Postres'));
    await counted('1 categoría');
    expect(box('helado')).toBeChecked();
    await user.click(box('helado'));
    expect(box('Postres')).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mover flan' })).toBeVisible();
  });

  it('with a search, «Todo» takes categories with what they hold, and keeps what was selected before', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Expandir Bebidas' }));
    await user.click(box('agua'));
    await counted('1 producto');
    await user.type(screen.getByRole('searchbox'), 'postres');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Cocina' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Todo' }));
    await counted('1 producto y 1 categoría');
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('treeitem', { name: 'Cocina' });
    for (const title of ['flan', 'budín', 'agua']) expect(box(title)).toBeChecked();
  });

  it('a long press starts it and opens no edit', async () => {
    await openLoaded();
    jest.useFakeTimers();
    try {
      const row = screen.getByText('Postres');
      fireEvent.touchStart(row, { touches: [{ clientX: 5, clientY: 5 }] });
      act(() => jest.advanceTimersByTime(600));
      fireEvent.touchEnd(row);
      fireEvent.click(row);
    } finally {
      jest.useRealTimers();
    }
    await counted('1 categoría');
    expect(screen.getAllByRole('treeitem')).toHaveLength(3);
  });

  it('a finger that moves selects nothing', async () => {
    await openLoaded();
    jest.useFakeTimers();
    try {
      const row = screen.getByText('Postres');
      fireEvent.touchStart(row, { touches: [{ clientX: 5, clientY: 5 }] });
      fireEvent.touchMove(row, { touches: [{ clientX: 5, clientY: 30 }] });
      jest.advanceTimersByTime(600);
    } finally {
      jest.useRealTimers();
    }
    expect(box('Postres')).not.toBeChecked();
  });

  it('the keyboard starts it by Ctrl + Space on any control of a row', async () => {
    const { user } = await open();
    act(() => screen.getByRole('button', { name: 'Opciones de flan' }).focus());
    await user.keyboard('{Control>} {/Control}');
    await counted('1 producto');
    expect(box('flan')).toBeChecked();
  });

  it('[SHOW-1] what is shown among the selected records is hidden by one call, and the selection ends', async () => {
    const { user, sent } = await open();
    for (const title of ['flan', 'helado', 'budín']) await user.click(box(title));
    await user.click(await press('Ocultar'));
    expect(screen.getByRole('treeitem', { name: 'flan, oculta' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(items((sent[0]?.body as { keys: string[] }).keys).map(({ title }) => title)).toEqual(['flan', 'budín']);
  });

  it('a category that is selected is hidden itself, not what it holds; it cannot be moved', async () => {
    const { user, sent } = await open();
    await user.click(box('Cocina'));
    expect(within(await bar()).queryByRole('button', { name: 'Mover' })).toBeNull();
    await user.click(await press('Ocultar'));
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['updateSeveralCategories']));
    expect(sent[0]?.body).toEqual({ keys: [MENU.categoriesL1[1]?.key], set: { show: false } });
  });

  it('[SOLD-1] selected products are sold out, and sold again if all of them are', async () => {
    const { user, sent } = await open();
    await user.click(box('flan'));
    await user.click(await press('Agotado hoy'));
    expect(within(screen.getByRole('treeitem', { name: 'flan' })).getByText('Agotado')).toBeVisible();
    await user.click(box('flan'));
    expect(await press('Volver a vender')).toBeVisible();
    await waitFor(() => expect(sent.map(({ body }) => (body as { set: object }).set)).toEqual([{ soldOut: true }]));
  });

  it('[SOLD-5] selected products are sold out until they are put back on sale, those of today too', async () => {
    const { user, sent } = await open();
    await user.click(box('flan'));
    await user.click(await press('Agotado hoy'));
    await user.click(box('flan'));
    await user.click(box('budín'));
    await user.click(await press('Más'));
    await user.click(await screen.findByRole('menuitem', { name: 'Agotado sin fecha' }));
    expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull();
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ set: { soldOut: 'until-back' } }));
    expect(items((sent[1]?.body as { keys: string[] }).keys).map(({ title }) => title)).toEqual(['flan', 'budín']);
    await user.click(box('flan'));
    await press('Volver a vender');
    await user.click(await press('Más'));
    expect(await screen.findByRole('menuitem', { name: 'Alérgenos y dietas' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Agotado sin fecha' })).toBeNull();
  });

  it('[MOVE-4] selected products move to a category in the sequence of the tree', async () => {
    const { user, sent } = await open();
    for (const title of ['budín', 'flan']) await user.click(box(title));
    await user.click(await press('Mover'));
    const sheet = await screen.findByRole('dialog', { name: 'Mover a otra categoría' });
    expect(sheet).toHaveTextContent('2 productos');
    await user.click(within(sheet).getByRole('button', { name: /Bebidas/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { keys, set } = sent[0]?.body as { keys: string[]; set: object };
    const titles = keys.map((key) => items([key])[0]?.title);
    expect([titles, set]).toEqual([['flan', 'budín'], { parent: MENU.items.at(-1)?.parent }]);
  });

  it('a deletion asks and names what goes', async () => {
    const { user, sent } = await open();
    await user.click(box('flan'));
    await user.click(box('Cocina'));
    await user.click(await press('Eliminar'));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar 1 categoría y 1 producto?' });
    expect(dialog).toHaveTextContent('Se eliminará todo el contenido relacionado');
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(sent.map(({ name }) => name)).toEqual(['updateSeveralItems', 'updateSeveralCategories']),
    );
  });

  it('[LOCK-1] a locked owner gets the lockedEditor modal', async () => {
    const { user, sent } = await open({ locked: true });
    await user.click(box('flan'));
    await user.click(await press('Ocultar'));
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});
