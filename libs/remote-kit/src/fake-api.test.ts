import { calls, type Call } from '@carta/contract';
import { Menu, User } from '@carta/domain';
import { fakeAnswer, fakeMenu, fakeOwner } from './fake-api.ts';

describe('the fake API', () => {
  it.each(Object.entries<Call>(calls))(
    'answers %s as the contract says',
    (_name, { method, path, response, status }) => {
      const answer = fakeAnswer({ method, path: path.replaceAll(/:\w+/g, 'x') });
      if (!response) return expect(answer).toEqual({ status: 204 });
      expect(answer?.status).toBe(status);
      expect(response.safeParse(answer?.body).error?.issues).toBeUndefined();
    },
  );

  it('has no answer to a call that the contract does not have', () => {
    expect(fakeAnswer({ method: 'GET', path: '/api/tables' })).toBeNull();
    expect(fakeAnswer({ method: 'DELETE', path: '/api/notifications' })).toBeNull();
  });

  it('stores settings that the contract allows, and refuses others', () => {
    const save = (body: unknown) => fakeAnswer({ method: 'PUT', path: '/api/business/prueba', body });
    expect(save({ deliveryTime: '20 a 30 min' })).toMatchObject({ status: 200, body: { deliveryTime: '20 a 30 min' } });
    expect(save({ deliveryTime: 7 })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('has an owner and a menu with a product', () => {
    expect(Menu.safeParse(fakeMenu()).error?.issues).toBeUndefined();
    expect(User.safeParse(fakeOwner().user).error?.issues).toBeUndefined();
    expect(fakeMenu().items[0]).toMatchObject({ title: 'Bravas', parent: fakeMenu().categoriesL1[0]?.key });
  });
});
