import { render, screen } from '@testing-library/react';
import { size } from '../testing/groups.ts';
import { PricePreview } from './price-preview.tsx';

const pesos = (big: number) => ({ currency: '$', big, small: '00' }) as const;

it('[PRICE-11] the preview shows the old price, an arrow and the new one, and strikes nothing through: it was agreed with nobody', () => {
  const group = size('Tamaño', 'Chica 9500, Grande 12500');
  const option = group.options[0]!.key;
  render(
    <PricePreview
      groups={[]}
      optionGroups={[group]}
      changes={[{ key: group.key, option, from: pesos(9_500), to: pesos(10_500) }]}
      outOfRange={[]}
    />,
  );
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/^Chica\$ 9\.500,00\$ 10\.500,00$/);
  expect(screen.getByRole('img', { name: 'pasa a' })).toBeVisible();
  expect(row.querySelector('s, del')).toBeNull();
});
