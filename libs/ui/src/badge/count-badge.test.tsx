import { render } from '@testing-library/react';
import { CountBadge } from './count-badge.tsx';

describe('CountBadge', () => {
  it.each([
    { count: 0, shown: '' },
    { count: 1, shown: '1' },
    { count: 99, shown: '99' },
    { count: 100, shown: '99+' },
  ])('[BADGE-1] the badge shows "$shown" for $count', ({ count, shown }) => {
    const { container } = render(<CountBadge count={count} />);
    expect(container).toHaveTextContent(new RegExp(`^${shown.replace('+', '\\+')}$`));
  });
});
