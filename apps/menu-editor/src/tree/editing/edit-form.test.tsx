import { parsePrice, PRICE_PROBLEMS, priceInCents } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { hold, refusedWith, accepted } from '../../testing/fake-api.ts';
import { choose } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado | Bebidas: agua');
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

async function edit(title: string, options: Parameters<typeof renderEditor>[1] = {}) {
  const rendered = renderEditor(MENU, options);
  await rendered.user.click(button('Expandir Postres'));
  await choose(rendered.user, title, 'Editar');
  return rendered;
}

describe('editing an item', () => {
  it('starts with the stored values and the focus in the name', async () => {
    await edit('flan');
    expect(
      [field('Nombre'), field('Descripción'), field('Precio'), field('Centavos')].map(
        (input) => (input as HTMLInputElement).value,
      ),
    ).toEqual(['flan', '', '99', '00']);
    expect(field('Nombre')).toHaveFocus();
  });

  it('starts by a tap on the row; its handle and its menu keep theirs', async () => {
    const { user } = renderEditor(MENU);
    await user.click(button('Expandir Postres'));
    await user.click(button('Mover flan'));
    await user.click(button('Opciones de flan'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByText('flan'));
    expect(field('Nombre')).toHaveValue('flan');
  });

  it('sends the changed fields and shows them', async () => {
    const { user, sent } = await edit('flan');
    await user.clear(field('Nombre'));
    await user.type(field('Nombre'), 'Flan mixto');
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '12500');
    expect(field('Precio')).toHaveValue('12.500');
    await user.clear(field('Centavos'));
    await user.type(field('Centavos'), '5');
    await user.click(button('Confirmar'));
    const row = await screen.findByRole('treeitem', { name: 'Flan mixto' });
    expect(row).toHaveTextContent('$ 12.500,05');
    expect(sent[0]?.body).toMatchObject({ title: 'Flan mixto', price: { currency: '$', big: 12_500, small: '05' } });
    expect(sent[0]?.body).not.toHaveProperty('description');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Flan mixto' })).toHaveFocus());
  });

  it('keeps the caret behind a digit inserted into the price', async () => {
    const { user } = await edit('flan');
    const price = field('Precio') as HTMLInputElement;
    await user.clear(price);
    await user.type(price, '12500');
    await user.type(price, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([price.value, price.selectionStart]).toEqual(['172.500', 2]);
  });

  it.each([
    ['12,5', '12', '50'],
    ['12500.5', '12.500', '50'],
    ['12.500', '12.500', '00'],
    ['1,05', '1', '05'],
  ])('[PRICE-7] moves the decimals of the typed %j to «Centavos» on leaving the field', async (keys, pesos, cents) => {
    const { user } = await edit('flan');
    await user.clear(field('Precio'));
    await user.type(field('Precio'), keys);
    await user.tab();
    expect([field('Precio'), field('Centavos')].map((input) => (input as HTMLInputElement).value)).toEqual([
      pesos,
      cents,
    ]);
  });

  it('[PRICE-7] reads a pasted price at once, and a typed one when Enter confirms', async () => {
    const { user, sent } = await edit('flan');
    await user.clear(field('Precio'));
    await user.paste('$ 12.500,50');
    expect([field('Precio'), field('Centavos')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '12.500',
      '50',
    ]);
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '7.5{Enter}');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ price: { big: 7, small: '50' } }));
  });

  it.each([
    ['-5', 'Un precio no puede ser negativo'],
    ['12 mil', 'Escribe el precio sólo con números'],
    ['999999999', 'Hasta $ 99.999.999,99'],
  ])('[PRICE-7] refuses %j with a word while it is typed, and drops nothing', async (keys, word) => {
    const { user, sent } = await edit('flan');
    await user.clear(field('Precio'));
    await user.type(field('Precio'), keys);
    expect(field('Precio')).toHaveAccessibleDescription(word);
    await user.click(button('Confirmar'));
    expect(field('Precio')).toBeInvalid();
    expect((field('Precio') as HTMLInputElement).value.replaceAll('.', '')).toBe(keys);
    expect(sent).toEqual([]);
  });

  it.each(['1.5000', '1.500.5', '12500.500'])(
    '[PRICE-7] the keys %j in turn are no price, which the field says as soon as more keys cannot make one',
    async (keys) => {
      const { user, sent } = await edit('flan');
      await user.clear(field('Precio'));
      await user.type(field('Precio'), keys);
      await user.click(button('Confirmar'));
      expect(field('Precio')).toHaveAccessibleDescription(PRICE_PROBLEMS.unclear);
      expect(sent).toEqual([]);
    },
  );

  it('[PRICE-7] a price that is left half typed is said to be unclear, and not before', async () => {
    const { user } = await edit('flan');
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '1.500.5');
    expect(field('Precio')).toBeValid();
    await user.tab();
    expect(field('Precio')).toHaveAccessibleDescription(PRICE_PROBLEMS.unclear);
  });

  it.each([
    ['{Backspace}', 3, '1.500', 2],
    ['{Delete}', 2, '1.200', 3],
  ])('the key %s at a dot of the field deletes the digit behind the dot', async (key, start, text, place) => {
    const { user } = await edit('flan');
    const price = field('Precio') as HTMLInputElement;
    await user.clear(price);
    await user.type(price, '12500');
    await user.type(price, key, { initialSelectionStart: start, initialSelectionEnd: start });
    expect([price.value, price.selectionStart]).toEqual([text, place]);
  });

  it('[PRICE-7] whatever is typed, pasted and replaced, the saved price is what field and cents read as, or the field says that it cannot be read', async () => {
    const keys = fc.constantFrom(
      ...'0123456789..,',
      '{Backspace}',
      '{Delete}',
      '{ArrowLeft}',
      '{ArrowRight}',
      '{Home}',
    );
    const step = fc.oneof(
      { weight: 8, arbitrary: keys },
      fc.record({ paste: fc.constantFrom('1.500', '1500', '1.5', '2,50', '1.5000', '75'), over: fc.boolean() }),
      fc.record({ from: fc.nat(8), to: fc.nat(8) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        sessionStorage.clear();
        const { user, sent } = await edit('flan');
        const [price, cents] = [field('Precio') as HTMLInputElement, field('Centavos') as HTMLInputElement];
        await user.clear(price);
        for (const done of steps) {
          if (typeof done === 'string') await user.keyboard(done);
          else if ('from' in done) price.setSelectionRange(Math.min(done.from, done.to), Math.max(done.from, done.to));
          else {
            if (done.over) price.select();
            await user.paste(done.paste);
          }
        }
        const read = parsePrice(price.value, cents.value);
        await user.keyboard('{Enter}');
        if (read.ok) {
          await waitFor(() => expect(price).not.toBeInTheDocument());
          const saved = sent.map(({ body }) => (body as { price: unknown }).price);
          expect(saved).toEqual(priceInCents(read.value) === 99_00 ? [] : [read.value]);
        } else {
          expect(price).toHaveAccessibleDescription(PRICE_PROBLEMS[read.reason]);
          expect(sent).toEqual([]);
        }
        cleanup();
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('[PRICE-7] refuses cents that are none with a word', async () => {
    const { user } = await edit('flan');
    await user.clear(field('Centavos'));
    await user.type(field('Centavos'), '5a');
    expect(field('Centavos')).toHaveValue('5a');
    expect(field('Centavos')).toHaveAccessibleDescription('De 00 a 99');
  });

  it('sends nothing if nothing changed', async () => {
    const { user, sent } = await edit('flan');
    await user.click(button('Confirmar'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each(['Cancelar', 'Escape'])('asks on %s, and restores the stored values', async (way) => {
    const { user, sent } = await edit('flan');
    await user.type(field('Nombre'), ' mixto');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button(way));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.getByRole('treeitem', { name: 'flan' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('treeitem', { name: 'flan' })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('Escape asks before it loses what was typed, and not where nothing was', async () => {
    const { user } = await edit('flan');
    await user.type(field('Nombre'), ' mixto{Escape}');
    const question = await screen.findByRole('dialog', { name: '¿Descartar lo que escribiste?' });
    await user.click(button('Seguir editando'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(field('Nombre')).toHaveValue('flan mixto');
    await user.clear(field('Nombre'));
    await user.type(field('Nombre'), 'flan{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a broken rule beside its field and sends nothing', async () => {
    const { user, sent } = await edit('flan');
    await user.clear(field('Precio'));
    await user.click(button('Confirmar'));
    expect(field('Precio')).toHaveAccessibleDescription('Escribe un precio');
    expect(field('Precio')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('sends one call, however often it is confirmed', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { user, sent } = await edit('flan', { answers: { updateItem: () => answer.answer } });
    await user.type(field('Nombre'), ' mixto');
    await user.dblClick(button('Confirmar'));
    await user.type(field('Nombre'), '{Enter}');
    expect(button('Confirmar')).toHaveAttribute('aria-busy', 'true');
    answer.release(accepted({ ...MENU.items[0], title: 'flan mixto', version: 1 }));
    await screen.findByText('Guardado');
    expect(sent).toHaveLength(1);
  });

  it('keeps the typed text after a failed save', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await edit('flan', { answers: { updateItem: () => refusedWith('network') } });
    await user.type(field('Nombre'), ' mixto');
    await user.click(button('Confirmar'));
    await waitFor(() => expect(button('Confirmar')).not.toHaveAttribute('aria-busy'));
    expect(field('Nombre')).toHaveValue('flan mixto');
  });

  it('makes the rest of the screen inert', async () => {
    await edit('flan');
    expect(screen.getByRole('treeitem', { name: 'helado' })).toHaveAttribute('inert');
    expect(button('Agregar categoría principal').closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('treeitem', { name: 'flan' }).closest('[inert]')).toBeNull();
  });
});

describe('editing a record that another session deletes', () => {
  it('leaves a usable screen', async () => {
    const { store } = await edit('flan');
    act(() => {
      const items = MENU.items.filter(({ title }) => title !== 'flan');
      store.dispatch(menuReceived({ menu: { ...MENU, items }, etag: null }));
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('treeitem', { name: 'helado' })).not.toHaveAttribute('inert');
    expect(button('Agregar categoría principal').closest('[inert]')).toBeNull();
  });
});

describe('editing a category', () => {
  it('shows the name only, which Enter confirms', async () => {
    const { user, sent } = await edit('Postres');
    expect(screen.getAllByRole('textbox')).toEqual([field('Nombre')]);
    await user.clear(field('Nombre'));
    await user.type(field('Nombre'), 'Dulces{Enter}');
    expect(await screen.findByRole('treeitem', { name: 'Dulces' })).toBeVisible();
    expect(sent[0]).toMatchObject({ name: 'updateCategory', body: { title: 'Dulces', version: 0 } });
  });
});
