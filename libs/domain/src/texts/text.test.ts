import { TEXT_LIMITS, textProblem } from './text-limits.ts';
import { count, filledText, flag, text, textOrNothing } from './text.ts';

const messageOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message;

describe('texts', () => {
  it('[TEXT-1] have the limits of the specification', () => {
    expect(TEXT_LIMITS).toEqual({
      title: 120,
      businessName: 60,
      description: 1_000,
      other: 200,
      schedule: 1_000,
      notice: 1_000,
      board: 20_000,
      announcement: 20_000,
      address: 2_000,
    });
  });

  it.each([
    ['', undefined],
    ['ñandú', undefined],
    ['👩‍🍳', undefined],
    ['abcdef', 'Puede tener hasta 5 caracteres'],
    [null, 'Tiene que ser un texto'],
    [undefined, 'Tiene que ser un texto'],
    [5, 'Tiene que ser un texto'],
  ])('[TEXT-1] of at most 5: %j: %p', (value, message) => {
    expect(messageOf(text(5).safeParse(value))).toBe(message);
  });

  it.each(['', 'abcde', 'abcdef', '👩‍🍳'])(
    '[TEXT-1] have the same error while they are typed as in the schema: %j',
    (typed) => {
      expect(textProblem(typed, 5)).toBe(messageOf(text(5).safeParse(typed)));
    },
  );

  it.each([
    ['', undefined],
    ['abcd', undefined],
    ['abc', 'Tiene que tener al menos 4 caracteres'],
    [' abc ', 'Tiene que tener al menos 4 caracteres'],
    ['      ', 'Tiene que tener al menos 4 caracteres'],
    ['\u200b\u00ad\u2060\ufeff', 'Tiene que tener al menos 4 caracteres'],
    ['a\ufeffbc', 'Tiene que tener al menos 4 caracteres'],
    ['a\u200bb\u00adc', 'Tiene que tener al menos 4 caracteres'],
    ['\u200babcd', undefined],
    ['ab c', undefined],
    ['a'.repeat(201), 'Puede tener hasta 200 caracteres'],
  ])('[TEXT-2] of at least 4, or nothing: %j: %p', (value, message) => {
    expect(messageOf(textOrNothing(4).safeParse(value))).toBe(message);
  });

  it.each([
    ['ñandú', undefined],
    ['', 'No puede estar vacío'],
    [' \n', 'No puede estar vacío'],
    ['\u200b', 'No puede estar vacío'],
    ['\u00ad\u2060', 'No puede estar vacío'],
    ['\u3164', 'No puede estar vacío'],
    ['\ufe0f \ufeff', 'No puede estar vacío'],
    ['\u2800', 'No puede estar vacío'],
    ['\u200bAna', undefined],
    ['👩‍🍳', undefined],
    ['.', undefined],
    ['abcdef', 'Puede tener hasta 5 caracteres'],
  ])('[TEXT-4] that say something: %j: %p', (value, message) => {
    expect(messageOf(filledText(5).safeParse(value))).toBe(message);
  });

  it.each([
    [true, undefined],
    ['true', 'Tiene que ser sí o no'],
    [1, 'Tiene que ser sí o no'],
    [null, 'Tiene que ser sí o no'],
  ])('[TEXT-3] yes or no: %j: %p', (value, message) => {
    expect(messageOf(flag().safeParse(value))).toBe(message);
  });

  it.each([
    [0, undefined],
    [7, undefined],
    [-1, 'No puede ser negativo'],
    [0.5, 'Tiene que ser un número entero'],
    ['7', 'Tiene que ser un número entero'],
    [Infinity, 'Tiene que ser un número entero'],
  ])('[TEXT-3] a whole number: %j: %p', (value, message) => {
    expect(messageOf(count().safeParse(value))).toBe(message);
  });
});
