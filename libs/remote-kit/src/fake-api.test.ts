import { calls, type Call } from '@carta/contract';
import { Menu, User } from '@carta/domain';
import { fakeAnswer, fakeMenu, fakeOwner } from './fake-api.ts';

describe('the fake API', () => {
  it.each(Object.entries<Call>(calls))(
    'answers %s as the contract says',
    (_name, { method, path, response, status }) => {
      const answer = fakeAnswer(method, path.replaceAll(/:\w+/g, 'x'));
      if (!response) return expect(answer).toEqual({ status: 204 });
      expect(answer?.status).toBe(status);
      expect(response.safeParse(answer?.body).error?.issues).toBeUndefined();
    },
  );

  it('has no answer to a call that the contract does not have', () => {
    expect(fakeAnswer('GET', '/api/tables')).toBeNull();
    expect(fakeAnswer('DELETE', '/api/notifications')).toBeNull();
  });

  it('has an owner and a menu with a product', () => {
    expect(Menu.safeParse(fakeMenu()).error?.issues).toBeUndefined();
    expect(User.safeParse(fakeOwner().user).error?.issues).toBeUndefined();
    expect(fakeMenu().items[0]).toMatchObject({ title: 'Bravas', parent: fakeMenu().categoriesL1[0]?.key });
  });
});
