import { formatPrice } from '@carta/domain';
import { render } from '@testing-library/react';
import { Price } from './price.tsx';

describe('Price', () => {
  it.each([
    { big: 12500, small: '00' },
    { big: 99_999_999, small: '50' },
    { big: 0, small: '00' },
  ])('[PRICE-4] a price of $big and $small is read and copied as it is written', ({ big, small }) => {
    const price = { currency: '$', big, small } as const;
    const { container } = render(<Price price={price} />);
    expect(container.textContent).toBe(formatPrice(price));
  });
});
