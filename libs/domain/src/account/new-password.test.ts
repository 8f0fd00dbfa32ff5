import { namesItsOwner, PasswordChange } from './new-password.ts';

const messageOf = (change: unknown) => {
  const { error } = PasswordChange.safeParse(change);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('[PASSWORD-1] a new password has 8 to 64 characters', () => {
  it.each([8, 64])('%i characters are accepted', (length) => {
    expect(messageOf({ current: 'carta-demo', next: 'a'.repeat(length) })).toEqual([]);
  });

  it.each([0, 7, 65])('%i characters are refused', (length) => {
    expect(messageOf({ current: 'carta-demo', next: 'a'.repeat(length) })).toEqual(['next: Usa de 8 a 64 caracteres']);
  });

  it('characters are counted in UTF-16 units, as at sign-in', () => {
    expect(messageOf({ current: 'carta-demo', next: '🍕'.repeat(33) })).toHaveLength(1);
  });
});

describe('[PASSWORD-2] a new password differs from the current one', () => {
  it('the current password is refused', () => {
    expect(messageOf({ current: 'carta-demo', next: 'carta-demo' })).toEqual(['next: Ya es tu contraseña']);
  });

  it('a password that differs in case only is accepted', () => {
    expect(messageOf({ current: 'carta-demo', next: 'Carta-Demo' })).toEqual([]);
  });
});

describe('[PASSWORD-3] the email and the name of the business', () => {
  const owner = { email: 'ana@higuera.test', businessName: 'La Higuera' };

  it.each(['ana@higuera.test', 'Ana@Higuera.Test', 'La Higuera', 'lahiguera', 'LA-HIGUERA', 'ana.higuera.test'])(
    'are no password: %s',
    (password) => {
      expect(namesItsOwner(password, owner)).toBe(true);
    },
  );

  it.each([
    ['beto.gomez@otra.test', 'beto.gomez'],
    ['a@b.test', 'Ñandú'],
  ])('the address %s is for the owner of the password %s', (email, password) => {
    expect(namesItsOwner(password, { email, businessName: 'Nandu' })).toBe(true);
  });

  it.each(['la higuera de ana', 'higuera', '········'])(
    'may be a part of one, and signs name nobody: %s',
    (password) => {
      expect(namesItsOwner(password, { ...owner, businessName: '***' })).toBe(false);
    },
  );
});
