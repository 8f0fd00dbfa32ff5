import { changedPart } from './changed-part.ts';

it.each([
  ['Papa y parmesano', 'Papa y parmesano y pesto', ['Papa y ', 'parmesano y pesto', '']],
  ['Flan con crema', 'Flan casero con crema', ['Flan ', 'casero ', 'con crema']],
  ['a a', 'a a a', ['a ', 'a ', 'a']],
  ['', 'Nuevo', ['', 'Nuevo', '']],
  ['Viejo', '', ['', '', '']],
  ['Igual', 'Igual', ['Igual', '', '']],
])('of %j and %j the new part is between whole words', (before, after, parts) => {
  expect(changedPart(before, after)).toEqual(parts);
});
