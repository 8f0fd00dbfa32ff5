import fc from 'fast-check';
import Joi from 'joi';
import { canSubmitLogin } from './login-form.ts';
import { checkLogin } from './login.ts';

const reference = Joi.object({
  email: Joi.string()
    .lowercase()
    .email({ minDomainSegments: 2, tlds: { allow: false } })
    .required(),
  password: Joi.string().min(8).max(64).required(),
});

function referenceOf(credentials: unknown) {
  const { value, error } = reference.validate(credentials);
  return error ? { ok: false, reason: error.details[0]?.message } : { ok: true, value };
}

const PASSWORD = 'carta-demo';
const LONGEST_LOCAL = 'a'.repeat(64);
const LONG_HOST = `${'b'.repeat(63)}.${'c'.repeat(63)}`;

describe('login', () => {
  it.each([
    ['demo@carta.test', true],
    ['DEMO@Carta.Test', true],
    ['demo', false],
    ['demo@localhost', false],
    ['demo@@carta.test', false],
    ['.demo@carta.test', false],
    ['demo@carta..test', false],
    ['demo@-carta.test', false],
    ['demo@carta.1test', false],
    ['ñandú@peña.com.ar', true],
    ['de mo@carta.test', false],
    [' demo@carta.test', false],
    ['demo@1.2', false],
    [`${LONGEST_LOCAL}@carta.test`, true],
    [`${'a'.repeat(65)}@carta.test`, false],
    [`a@${'b'.repeat(63)}.test`, true],
    [`a@${'b'.repeat(64)}.test`, false],
    [`${LONGEST_LOCAL}@${LONG_HOST}.${'d'.repeat(61)}`, true],
    [`${LONGEST_LOCAL}@${LONG_HOST}.${'d'.repeat(62)}`, false],
  ])('[LOGIN-2] %s is an address: %s', (email, valid) => {
    expect(checkLogin({ email, password: PASSWORD })).toEqual(referenceOf({ email, password: PASSWORD }));
    expect(checkLogin({ email, password: PASSWORD }).ok).toBe(valid);
  });

  it.each([
    ['\u0080', 32],
    ['\u0800', 21],
    ['\u{10000}', 16],
  ])('[LOGIN-2] the part before the @ has at most 64 bytes: %j up to %d times', (char, most) => {
    for (const times of [most, most + 1]) {
      const credentials = { email: `${char.repeat(times)}@carta.test`, password: PASSWORD };
      expect(checkLogin(credentials)).toEqual(referenceOf(credentials));
      expect(checkLogin(credentials).ok).toBe(times === most);
    }
  });

  it('[LOGIN-2] the parsed email is in lower case', () => {
    expect(checkLogin({ email: 'Demo@CARTA.test', password: PASSWORD })).toEqual({
      ok: true,
      value: { email: 'demo@carta.test', password: PASSWORD },
    });
  });

  it.each([
    [{ email: 'demo@carta.test', password: '1234567' }, '"password" length must be at least 8 characters long'],
    [
      { email: 'demo@carta.test', password: 'x'.repeat(65) },
      '"password" length must be less than or equal to 64 characters long',
    ],
    [{ email: '', password: '' }, '"email" is not allowed to be empty'],
    [{ email: 'demo@carta.test', password: '' }, '"password" is not allowed to be empty'],
    [{ password: PASSWORD }, '"email" is required'],
    [{ email: null, password: PASSWORD }, '"email" must be a string'],
    [{ email: 7 }, '"email" must be a string'],
    [{ email: 'no', password: '' }, '"email" must be a valid email'],
    [{ email: 'demo@carta.test', password: PASSWORD, remember: true }, '"remember" is not allowed'],
    [[], '"value" must be of type object'],
    [null, '"value" must be of type object'],
    ['text', '"value" must be of type object'],
  ])('[LOGIN-3] [LOGIN-4] %j is refused as the reference does', (credentials, message) => {
    expect(checkLogin(credentials)).toEqual({ ok: false, reason: message });
    expect(referenceOf(credentials)).toEqual({ ok: false, reason: message });
  });

  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.constantFrom('', 'a@b.co'),
  );
  const nearlyEmail = fc
    .tuple(anyText, fc.constantFrom('@', '@@', '', '.@', '@.'), fc.oneof(fc.domain(), anyText, fc.ipV4()))
    .map((parts) => parts.join(''));
  const anyValue = fc.oneof(anyText, nearlyEmail, fc.constantFrom(undefined, null, 0, true, []));

  it('[LOGIN-4] checkLogin returns the first message of the reference validator for generated input', () => {
    fc.assert(
      fc.property(anyValue, fc.oneof(anyValue, fc.string({ minLength: 6, maxLength: 70 })), (email, password) => {
        expect(checkLogin({ email, password })).toEqual(referenceOf({ email, password }));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['', '', false],
    ['demo', '', false],
    ['', 'x', false],
    ['demo', 'x', true],
  ])('[LOGIN-1] %j and %j can be submitted: %s', (email, password, active) => {
    expect(canSubmitLogin({ email, password })).toBe(active);
  });
});
