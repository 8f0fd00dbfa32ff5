import { menuToFile, newKey, planImport } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { render, screen, within } from '@testing-library/react';
import { Effects } from './effects.tsx';

it('the number of products that change their price has the accent’s colour', () => {
  const before = menu('Postres: flan');
  const items = before.items.map((item) => ({ ...item, price: { ...item.price, big: item.price.big + 1 } }));
  const file = menuToFile({ ...before, items });
  const { effect } = planImport(before, file, { mode: 'update' }, { business: before.key, newKey });
  render(<Effects effect={effect} way={{ mode: 'update' }} hasMenu onWay={() => undefined} />);
  expect(within(screen.getByText(/^Cambian de precio/)).getByText('1')).toHaveClass('accent');
});

it.each([
  ['flan, torta', '1 de 2 ya está en tu menú y no se agrega otra vez.'],
  ['flan, budín, torta', '2 de 3 ya están en tu menú y no se agregan otra vez.'],
])('[FILE-18] of a file with %s that is added: %s', (listed, words) => {
  const before = menu('Postres: flan, budín');
  const file = menuToFile(menu(`Postres: ${listed}`));
  const { effect } = planImport(before, file, { mode: 'add' }, { business: before.key, newKey });
  render(<Effects effect={effect} way={{ mode: 'add' }} hasMenu onWay={() => undefined} />);
  expect(screen.getByText(words)).toBeVisible();
});
