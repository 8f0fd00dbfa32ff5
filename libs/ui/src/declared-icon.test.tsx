import { Store } from 'lucide-react';
import { declaredIcon } from './declared-icon.ts';

describe('declaredIcon', () => {
  it('a name returns the icon of that name', () => {
    expect(declaredIcon('store')).toBe(Store);
  });
});
