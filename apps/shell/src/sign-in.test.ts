import { addressAfter } from './sign-in.tsx';

describe('addressAfter', () => {
  it.each([
    ['/panel/menu/flat', '', '/panel/menu/flat'],
    ['/login', '', '/panel'],
    ['/login', '?next=%2Fpanel%2Forders', '/panel/orders'],
    ['/login', '?next=https%3A%2F%2Fevil.test', '/panel'],
    ['/login', '?next=%2F%2Fevil.test', '/panel'],
    ['/login', '?next=%2Fpanelito', '/panel'],
  ])('the address after a sign-in at %s%s is %s', (pathname, search, expected) => {
    expect(addressAfter({ pathname, search })).toBe(expected);
  });
});
