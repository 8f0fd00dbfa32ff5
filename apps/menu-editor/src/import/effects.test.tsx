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
