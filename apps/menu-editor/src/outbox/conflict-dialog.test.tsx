import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { render, screen } from '@testing-library/react';
import { size } from '../testing/groups.ts';
import { startEditor } from '../testing/start-editor.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { RecordEdit } from './conflict.ts';
import { conflictFound } from './outbox-slice.ts';

const SIZE = size('Tamaño', 'Chica 9500, Grande 12500');
const MENU = menu('Postres: flan, helado', { optionGroups: [SIZE] });
const helado = itemTitled(MENU, 'helado');

const changes = { title: 'Otro' };

it.each<[string, RecordEdit]>([
  ['flan', { kind: 'product', base: itemTitled(MENU, 'flan'), changes }],
  ['Postres', { kind: 'category', base: categoryTitled(MENU, 'Postres'), changes }],
  ['Tamaño', { kind: 'optionGroup', base: SIZE, changes }],
  ['Producto sin nombre', { kind: 'product', base: { ...helado, title: '' }, changes }],
])('the conflict dialog names %s, which it is about', (title, edit) => {
  const { store } = startEditor(MENU);
  store.dispatch(conflictFound({ edit, current: { ...edit.base, title: 'Suyo' }, fields: ['title'] }));
  render(
    <Provider store={store}>
      <ConflictDialog />
    </Provider>,
  );
  expect(screen.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })).toHaveAccessibleDescription(
    `«${title}» se cambió también desde otro lugar. Elige qué queda.`,
  );
});

it('the conflict dialog breaks no price', () => {
  const { store } = startEditor(MENU);
  const price = { currency: '$', big: 12_500, small: '00' } as const;
  const edit: RecordEdit = { kind: 'product', base: helado, changes: { price } };
  store.dispatch(conflictFound({ edit, current: { ...helado, price: { ...price, big: 13_000 } }, fields: ['price'] }));
  render(
    <Provider store={store}>
      <ConflictDialog />
    </Provider>,
  );
  const { textContent } = screen.getByRole('dialog');
  for (const shown of ['$\u00a012.500,00', '$\u00a013.000,00']) expect(textContent).toContain(shown);
});
