import { BusinessName, businessNameProblem, ModalInfo } from './info.ts';

const info = { address: 'Av. Belgrano 1420', location: 'San Telmo', phone1: '011 5555-0142', phone2: '', schedule: '' };

describe('the information', () => {
  it.each([
    [{}, true],
    [{ schedule: 'Martes a viernes\n'.repeat(50) }, true],
    [{ schedule: 'x'.repeat(1_001) }, false],
    [{ address: 'x'.repeat(201) }, false],
    [{ phone2: undefined }, false],
  ])('[INFO-1] with %j is valid: %s', (fields, valid) => {
    expect(ModalInfo.safeParse({ ...info, ...fields }).success).toBe(valid);
  });
});

it.each([
  ['El Bodegón', undefined],
  ['x', undefined],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), 'Puede tener hasta 60 caracteres'],
  ['', 'No puede estar vacío'],
  ['   ', 'No puede estar vacío'],
])('[NAME-1] the problem of the business’s name %j is %j, typed and in the schema', (name, problem) => {
  expect(businessNameProblem(name)).toBe(problem);
  expect(BusinessName.safeParse(name).error?.issues[0]?.message).toBe(problem);
});
