import parsePhoneNumber from 'libphonenumber-js/min';
import { readWhatsAppNumber } from './read-whatsapp-number.ts';

describe('a pasted WhatsApp number', () => {
  it.each([
    ['+54 9 11 4983-2211', '1149832211'],
    ['(0341) 15-555-1234', '3415551234'],
    ['Cel. 02966 15 421234', '2966421234'],
    ['1234567890', '1234567890'],
    ['12 3456-7890', '1234567890'],
  ])('[WA-8] %j is read as the ten digits %s', (typed, digits) => {
    expect(readWhatsAppNumber(typed, parsePhoneNumber)).toEqual({ ok: true, value: digits });
  });

  it.each(['0115555014', '15 4983-2211', '5491149832', '9114983221', '114983221', '12345678901', '+1234567890', ''])(
    '[WA-8] %j cannot be read as ten digits',
    (typed) => {
      expect(readWhatsAppNumber(typed, parsePhoneNumber)).toEqual({ ok: false, reason: 'not-a-phone' });
    },
  );
});
