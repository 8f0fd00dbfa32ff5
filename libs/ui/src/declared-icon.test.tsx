import hubIcons from '../hub-icons.json';
import { Store } from 'lucide-react';
import { declaredIcon } from './declared-icon.ts';

describe('declaredIcon', () => {
  it('hub-icons.json names icons that it has, so that builds of remotes leave their names as they are', () => {
    expect(hubIcons.filter((name) => declaredIcon(name).displayName === declaredIcon('M0 0').displayName)).toEqual([]);
  });

  it('a name returns the icon of that name', () => {
    expect(declaredIcon('store')).toBe(Store);
  });
});
