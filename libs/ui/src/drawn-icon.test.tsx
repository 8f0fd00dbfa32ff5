import { render } from '@testing-library/react';
import { drawnIcon } from './drawn-icon.ts';

describe('drawnIcon', () => {
  it('path data returns an icon that draws it, the same one each time', () => {
    const Icon = drawnIcon('M4 4h16v16H4z');
    const { container } = render(<Icon size={24} />);
    expect(container.querySelector('svg path')).toHaveAttribute('d', 'M4 4h16v16H4z');
    expect(drawnIcon('M4 4h16v16H4z')).toBe(Icon);
  });
});
