import { menu } from '@carta/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { choose, openOptions } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Cocina > Entradas: empanadas*1, ~papas | Postres: flan | Vacía | ~Bar: agua');

beforeEach(() => sessionStorage.clear());

describe('the options of a category', () => {
  it.each([
    ['Cocina', ['Agregar categoría'], ['Cambiar precios', 'Alérgenos y dietas']],
    ['Postres', ['Agregar producto', 'Pegar lista'], ['Cambiar precios', 'Alérgenos y dietas']],
    ['Vacía', ['Agregar categoría o producto', 'Pegar lista'], []],
  ])('[ADD-1] named %s start with %j; an empty category has no prices or allergens', async (title, adds, prices) => {
    const { user } = renderEditor(MENU);
    expect(await openOptions(user, title)).toEqual([
      ...adds,
      'Cambiar portada',
      'Ocultar',
      'Editar',
      'Cuándo se vende',
      'Duplicar',
      ...prices,
      'Eliminar',
    ]);
  });

  it('[ADD-1] of level 2 offer items only', async () => {
    const { user } = renderEditor(MENU);
    await user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    expect(await openOptions(user, 'Entradas')).toEqual([
      'Agregar producto',
      'Pegar lista',
      'Ocultar',
      'Editar',
      'Cuándo se vende',
      'Duplicar',
      'Cambiar precios',
      'Alérgenos y dietas',
      'Eliminar',
    ]);
  });

  it('[SHOW-1] hide it, and show it again', async () => {
    const { user, sent } = renderEditor(MENU);
    await choose(user, 'Postres', 'Ocultar');
    expect(screen.getByRole('treeitem', { name: 'Postres, oculta' })).toHaveTextContent('Oculto');
    await choose(user, 'Bar', 'Mostrar');
    expect(screen.getByRole('treeitem', { name: 'Bar' })).toBeVisible();
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ show: false }, { show: true }]));
  });
});

describe('the options of an item', () => {
  const openEntradas = async () => {
    const rendered = renderEditor(MENU);
    await rendered.user.click(screen.getByRole('button', { name: 'Expandir Cocina' }));
    await rendered.user.click(screen.getByRole('button', { name: 'Expandir Entradas' }));
    return rendered;
  };

  it('[FEAT-1] remove it from the featured items, and feature it with the next rank', async () => {
    const { user, sent } = await openEntradas();
    expect(await openOptions(user, 'empanadas')).toEqual([
      'Quitar de destacados',
      'Ocultar',
      expect.stringMatching(/^Agotado hoyhasta (hoy|mañana) a las 05:00$/),
      'Agotado sin fechahasta que lo reactives',
      'Editar',
      'Duplicar',
      'Mover a otra categoría',
      'Eliminar',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Quitar de destacados' }));
    expect(screen.queryByRole('img', { name: 'Destacado' })).toBeNull();
    await choose(user, 'papas', 'Destacar');
    expect(screen.getByRole('img', { name: 'Destacado' })).toBeVisible();
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ featured: false }, { featured: 1 }]));
  });

  it('[SHOW-1] show it again', async () => {
    const { user, sent } = await openEntradas();
    expect(await openOptions(user, 'papas')).toEqual([
      'Destacar',
      'Mostrar',
      expect.stringMatching(/^Agotado hoyhasta (hoy|mañana) a las 05:00$/),
      'Agotado sin fechahasta que lo reactives',
      'Editar',
      'Duplicar',
      'Mover a otra categoría',
      'Eliminar',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Mostrar' }));
    expect(screen.getByRole('treeitem', { name: 'papas' })).toBeVisible();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ show: true }));
  });

  it('[SOLD-1] [SOLD-2] mark it as sold out today, and put it back on sale', async () => {
    const { user, sent } = await openEntradas();
    await choose(user, 'empanadas', 'Agotado hoy');
    expect(screen.getByText('Agotado')).toBeVisible();
    await choose(user, 'empanadas', 'Volver a vender');
    expect(screen.queryByText('Agotado')).not.toBeInTheDocument();
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ soldOut: true }, { soldOut: false }]));
    expect(sent[0]?.body).not.toHaveProperty('soldOutUntil');
  });

  it('[SOLD-4] say until when it is sold out', async () => {
    const { user } = await openEntradas();
    await openOptions(user, 'empanadas');
    const option = screen.getByRole('menuitem', { name: 'Agotado hoy' });
    expect(option).toHaveAccessibleDescription(/^hasta (hoy|mañana) a las 05:00$/);
    await user.click(option);
    await openOptions(user, 'empanadas');
    const back = screen.getByRole('menuitem', { name: 'Volver a vender' });
    expect(back).toHaveAccessibleDescription(/^Agotado hasta (hoy|mañana) a las 05:00$/);
  });

  it('[SOLD-5] mark it as sold out until it is put back on sale, also what is sold out today', async () => {
    const { user, sent } = await openEntradas();
    await choose(user, 'empanadas', 'Agotado hoy');
    await choose(user, 'empanadas', 'Agotado sin fecha');
    expect(screen.getByText('Agotado')).toBeVisible();
    await openOptions(user, 'empanadas');
    expect(screen.queryByRole('menuitem', { name: /^Agotado/ })).not.toBeInTheDocument();
    const back = screen.getByRole('menuitem', { name: 'Volver a vender' });
    expect(back).toHaveAccessibleDescription('Agotado hasta que lo reactives');
    await user.click(back);
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toMatchObject([
        { soldOut: true },
        { soldOut: 'until-back' },
        { soldOut: false },
      ]),
    );
  });

  it('show that the change is saved', async () => {
    const { user } = await openEntradas();
    await choose(user, 'papas', 'Mostrar');
    expect(await screen.findByText('Guardado')).toBeVisible();
  });
});

describe('a locked owner', () => {
  it.each([
    ['Postres', 'Agregar producto'],
    ['Postres', 'Cambiar portada'],
    ['Postres', 'Ocultar'],
    ['Postres', 'Editar'],
    ['Postres', 'Eliminar'],
    ['flan', 'Destacar'],
    ['flan', 'Ocultar'],
    ['flan', 'Editar'],
    ['flan', 'Agotado hoy'],
    ['flan', 'Duplicar'],
    ['flan', 'Mover a otra categoría'],
    ['Postres', 'Duplicar'],
    ['flan', 'Eliminar'],
  ])('gets the lockedEditor modal for %s › %s', async (title, option) => {
    const { user, sent } = renderEditor(MENU, { locked: true });
    await user.click(screen.getByRole('button', { name: 'Expandir Postres' }));
    await choose(user, title, option);
    const modal = await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' });
    expect(modal).toHaveTextContent(
      'Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('gets the lockedEditor modal for new main categories and for a move', async () => {
    const { user, sent } = renderEditor(MENU, { locked: true });
    await user.click(screen.getByRole('button', { name: 'Agregar categoría principal' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    act(() => screen.getByRole('button', { name: 'Mover Postres' }).focus());
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
    expect(screen.queryByText(/posición/)).toBeNull();
    expect(sent).toEqual([]);
  });
});
