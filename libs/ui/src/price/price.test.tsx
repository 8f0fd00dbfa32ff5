import { formatPrice } from '@carta/domain';
import { render } from '@testing-library/react';
import { Price } from './price.tsx';

describe('Price', () => {
  it.each([
    { big: 12500, small: '00' },
    { big: 99_999_999, small: '50' },
    { big: 0, small: '00' },
  ])('[PRICE-4] reads and copies as the price is written: $big and $small', ({ big, small }) => {
    const price = { currency: '$', big, small } as const;
    const { container } = render(<Price price={price} />);
    expect(container.textContent).toBe(formatPrice(price));
  });
});
