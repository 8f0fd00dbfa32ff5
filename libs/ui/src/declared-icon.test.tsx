import { render } from '@testing-library/react';
import { Store } from 'lucide-react';
import { declaredIcon } from './declared-icon.ts';

describe('declaredIcon', () => {
  it('a name returns the icon of that name', () => {
    expect(declaredIcon('store')).toBe(Store);
  });

  it('path data returns an icon that draws it, the same one each time', () => {
    const Icon = declaredIcon('M4 4h16v16H4z');
    const { container } = render(<Icon size={24} />);
    expect(container.querySelector('svg path')).toHaveAttribute('d', 'M4 4h16v16H4z');
    expect(declaredIcon('M4 4h16v16H4z')).toBe(Icon);
  });
});
