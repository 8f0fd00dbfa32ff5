import { PasswordChange } from './new-password.ts';

const messageOf = (change: unknown) => {
  const { error } = PasswordChange.safeParse(change);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('[PASSWORD-1] a new password has 8 to 64 characters', () => {
  it.each([8, 64])('%i are enough', (length) => {
    expect(messageOf({ current: 'carta-demo', next: 'a'.repeat(length) })).toEqual([]);
  });

  it.each([0, 7, 65])('%i are refused', (length) => {
    expect(messageOf({ current: 'carta-demo', next: 'a'.repeat(length) })).toEqual(['next: Usa de 8 a 64 caracteres']);
  });

  it('they are counted as sign-in counts them', () => {
    expect(messageOf({ current: 'carta-demo', next: '🍕'.repeat(33) })).toHaveLength(1);
  });
});

describe('[PASSWORD-2] it is another one', () => {
  it('the same is refused', () => {
    expect(messageOf({ current: 'carta-demo', next: 'carta-demo' })).toEqual(['next: Ya es tu contraseña']);
  });

  it('capitals count', () => {
    expect(messageOf({ current: 'carta-demo', next: 'Carta-Demo' })).toEqual([]);
  });
});
