import { ModalInfo } from './info.ts';

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
