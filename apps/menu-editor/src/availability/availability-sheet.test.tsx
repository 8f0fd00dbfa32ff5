import { menu } from '@carta/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { choose } from '../testing/open-options.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import './availability-sheet.tsx';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe("'Cuándo se vende'", () => {
  it('[HOURS-4] a category gets the hours of noon, is tagged, and is available always again', async () => {
    const { user, sent } = renderEditor(menu('Almuerzos: milanesa'));
    await choose(user, 'Almuerzos', 'Cuándo se vende');
    await user.click(await screen.findByRole('radio', { name: 'Mediodía' }));
    expect(screen.getByText('Todos los días de 12.00 a 16.00')).toBeVisible();
    await user.click(button('Guardar'));
    const availability = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '16:00' }];
    await waitFor(() => expect(sent[0]).toMatchObject({ name: 'updateCategory', body: { availability } }));
    expect(screen.getByRole('treeitem', { name: 'Almuerzos' })).toHaveTextContent('Con horario');
    await choose(user, 'Almuerzos', 'Cuándo se vende');
    expect(await screen.findByRole('radio', { name: 'Mediodía' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Siempre' }));
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent[1]).toMatchObject({ body: { availability: [] } }));
    expect(screen.getByRole('treeitem', { name: 'Almuerzos' })).not.toHaveTextContent('Con horario');
  });

  it('the preview has the hours that are chosen until the sheet is closed', async () => {
    const { user, store } = renderEditor(menu('Almuerzos: milanesa'));
    const shown = () => store.getState()['menu-editor'].preview.records?.changes;
    await choose(user, 'Almuerzos', 'Cuándo se vende');
    await user.click(await screen.findByRole('radio', { name: 'Noche' }));
    expect(shown()).toMatchObject([{ availability: [{ from: '20:00', to: '01:00' }] }]);
    await user.click(button('Cancelar'));
    expect(shown()).toBeUndefined();
  });

  it('own hours begin with those that were chosen, and need at least one day', async () => {
    const { user, sent } = renderEditor(menu('Almuerzos: milanesa'));
    await choose(user, 'Almuerzos', 'Cuándo se vende');
    await user.click(await screen.findByRole('radio', { name: 'Otro' }));
    expect(button('Guardar')).toBeDisabled();
    await user.click(button('Lunes No se vende'));
    await user.click(screen.getByRole('switch', { name: 'Se vende' }));
    await user.click(button('Guardar'));
    const availability = [{ days: [1], from: '12:00', to: '15:30' }];
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { availability } }));
  });
});
