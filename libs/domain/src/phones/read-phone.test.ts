import fc from 'fast-check';
import parsePhoneNumber from 'libphonenumber-js/min';
import { refused, type Result } from '../result.ts';
import { enteredPhone, readPhone, unreadPhone, type PhoneEntry } from './read-phone.ts';

const read = (typed: string, countryCode = 54) => readPhone(typed, { countryCode, parse: parsePhoneNumber });
const REFUSED = refused('not-a-phone');

describe('a written phone', () => {
  it.each([
    ['1149832211', '1149832211', '+541149832211'],
    ['11 4983-2211', '1149832211', '+541149832211'],
    ['11 4983 2211', '1149832211', '+541149832211'],
    ['11.4983.2211', '1149832211', '+541149832211'],
    ['(11) 4983-2211', '1149832211', '+541149832211'],
    ['[011] 4983/2211', '1149832211', '+541149832211'],
    ['011 4983-2211', '1149832211', '+541149832211'],
    ['011 15 4983-2211', '1149832211', '+5491149832211'],
    ['(011) 15-4983-2211', '1149832211', '+5491149832211'],
    ['11 15 4983 2211', '1149832211', '+5491149832211'],
    ['0111549832211', '1149832211', '+5491149832211'],
    ['+54 9 11 4983-2211', '1149832211', '+5491149832211'],
    ['+54 11 4983-2211', '1149832211', '+541149832211'],
    ['+5491149832211', '1149832211', '+5491149832211'],
    ['5491149832211', '1149832211', '+5491149832211'],
    ['541149832211', '1149832211', '+541149832211'],
    ['0054 9 11 4983 2211', '1149832211', '+5491149832211'],
    ['9 11 4983-2211', '1149832211', '+5491149832211'],
    ['+54 (011) 4983-2211', '1149832211', '+541149832211'],
    ['+54 9 (011) 4983-2211', '1149832211', '+5491149832211'],
    ['+54 9 11 15 4983-2211', '1149832211', '+5491149832211'],
    ['(+54) 9 11 4983–2211', '1149832211', '+5491149832211'],
    ['Tel: 011 4983-2211', '1149832211', '+541149832211'],
    ['Tel.: +54 9 11 4983-2211.', '1149832211', '+5491149832211'],
    ['WhatsApp +54 9 11 4983 2211 (Caro)', '1149832211', '+5491149832211'],
    ['https://wa.me/5491149832211?text=Hola%2010', '1149832211', '+5491149832211'],
    ['https://api.whatsapp.com/send?phone=%2B5491149832211&text=1', '1149832211', '+5491149832211'],
    ['\u202a+54 9 11 4983-2211\u202c', '1149832211', '+5491149832211'],
    ['\u200e11\u00a04983\u20112211\n', '1149832211', '+541149832211'],
    ['＋５４ ９ １１ ４９８３－２２１１', '1149832211', '+5491149832211'],
    ['(0341) 15-555-1234', '3415551234', '+5493415551234'],
    ['0341 155551234', '3415551234', '+5493415551234'],
    ['341 555 1234', '3415551234', '+543415551234'],
    ['+54 9 341 555-1234', '3415551234', '+5493415551234'],
    ['(0351) 155 551 234', '3515551234', '+5493515551234'],
    ['351-555-1234', '3515551234', '+543515551234'],
    ['02966 15-42-1234', '2966421234', '+5492966421234'],
    ['(02966) 42-1234', '2966421234', '+542966421234'],
    ['+54 9 2966 421234', '2966421234', '+5492966421234'],
    ['0800-555-1234', '8005551234', '08005551234'],
    ['0221 15 555 1234', '2215551234', '+5492215551234'],
  ])('[PHONE-1] %j is the phone %s, dialled %s', (typed, digits, dialled) => {
    expect(read(typed)).toEqual({ ok: true, value: { digits, dialled } });
  });

  it.each([
    '',
    '4983-2211',
    '15 4983-2211',
    '15 5555-0142',
    '15 11 4983-2211',
    '011 4983-221',
    '11 4983-22111',
    '0115555014',
    '5491149832',
    '1234567890',
    '11 4983-2211 / 2212',
    '11 4983-2211 y 11 4983-2212',
    '11 4983-2211 int. 12',
    '11 4983-2211 ext 5',
    '11 4983-CASA',
    'de 9 a 12: 11 4983-2211',
    '11 4983-٢٢١١',
    '+598 94 123 456',
    '00598 94 123 456',
    'carolina@carta.test',
    '1'.repeat(400),
  ])('[PHONE-1] %j is no phone of Argentina', (typed) => {
    expect(read(typed)).toEqual(REFUSED);
  });

  it.each([
    [598, '094 123 456', '94123456', '+59894123456'],
    [598, '+598 94 123 456', '94123456', '+59894123456'],
    [598, '00598 2400 1234', '24001234', '+59824001234'],
    [1, '(212) 555-0142', '2125550142', '+12125550142'],
    [34, 'Móvil: 612 34 56 78', '612345678', '+34612345678'],
  ])('[PHONE-1] with the country code %d, %j is the phone %s, dialled %s', (code, typed, digits, dialled) => {
    expect(read(typed, code)).toEqual({ ok: true, value: { digits, dialled } });
  });

  it.each([
    [598, '12345'],
    [598, '+54 9 11 4983-2211'],
    [598, '094 123 456 ext 5'],
    [34, '612 34 56 78 / 79'],
  ])('[PHONE-1] with the country code %d, %j is no phone', (code, typed) => {
    expect(read(typed, code)).toEqual(REFUSED);
  });

  it('[PHONE-1] a phone that was read is read again as the same phone, and holds the last digits that were written', () => {
    const areas = fc.constantFrom('11', '341', '351', '2966');
    fc.assert(
      fc.property(areas, fc.integer({ min: 4_000_000, max: 4_999_999 }), fc.boolean(), (area, tail, mobile) => {
        const ten = `${area}4${tail}`.slice(0, 10);
        const typed = mobile ? `0${area} 15 ${ten.slice(area.length)}` : `+54 9 ${ten}`;
        expect(read(typed)).toMatchObject({ ok: true, value: { digits: ten } });
        expect(read(ten)).toMatchObject({ ok: true, value: { digits: ten } });
      }),
    );
  });

  it.each([
    ['4983-2211', 54, 'No se pudo leer «4983-2211». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.'],
    [' \u202a1\u202c ', 54, 'No se pudo leer «1». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.'],
    ['12', 598, 'No se pudo leer «12». Escribe un número del país elegido, sin +598.'],
  ])('[PHONE-2] %j is quoted with the country code %d: %s', (typed, code, text) => {
    expect(unreadPhone(typed, code)).toBe(text);
  });

  it('[PHONE-2] of a long text the first 60 characters are quoted', () => {
    expect(unreadPhone('a'.repeat(90))).toContain(`«${'a'.repeat(60)}…»`);
  });

  const ENTRY: PhoneEntry = {
    most: 10,
    read: (text): Result<string, 'not-a-phone'> =>
      text === '+11' || text === '12' ? { ok: true, value: text.slice(-2) } : REFUSED,
  };

  it.each([
    ['11', '114', '114'],
    ['11', '1', '1'],
    ['11', '1-1', '11'],
    ['1149832211', '11498322110', '1149832211'],
    ['1149832211', '91149832211', '1149832211'],
  ])('[PHONE-3] in a field with %j, the key that makes it %j leaves %j', (before, text, after) => {
    expect(enteredPhone(before, { text, pasted: null }, ENTRY)).toEqual({ ok: true, value: after });
  });

  it.each([
    ['', '+11', '+11', { ok: true, value: '11' }],
    ['1', '12', '2', { ok: true, value: '12' }],
    ['99', '99+11', '+11', { ok: true, value: '11' }],
    ['99', '9913', '13', REFUSED],
  ])('[PHONE-3] in a field with %j, a paste that makes it %j, of %j, gives %j', (before, text, pasted, after) => {
    expect(enteredPhone(before, { text, pasted }, ENTRY)).toEqual(after);
  });
});
