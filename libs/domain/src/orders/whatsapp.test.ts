import fc from 'fast-check';
import {
  canSaveWhatsApp,
  dialledNumber,
  fitsWhatsApp,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  whatsAppDigits,
  whatsAppTestMessage,
  whatsAppUrl,
} from './whatsapp.ts';

describe('WhatsApp', () => {
  it.each([
    ['11 5555-0142', '1155550142'],
    ['(011) 5555-0142', '0115555014'],
    ['+54 9 11 5555 0142', '5491155550'],
    ['sin números', ''],
    ['１２３', ''],
    ['', ''],
  ])('[WA-1] of %j the digits are %j', (typed, digits) => {
    expect(whatsAppDigits(typed)).toBe(digits);
  });

  it('[WA-1] any typed text becomes at most ten digits, and digits stay as they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, number) => {
        const digits = whatsAppDigits(`${text}${number}${text}`);
        expect(digits).toMatch(/^\d{0,10}$/);
        expect(whatsAppDigits(digits)).toBe(digits);
      }),
    );
  });

  it.each([
    ['1155550142', true],
    ['115555014', false],
    ['11555501422', false],
    ['115555014a', false],
    ['', false],
  ])('[WA-2] %j is a number: %s', (number, valid) => {
    expect(isWhatsAppNumber(number)).toBe(valid);
  });

  it.each([
    ['', '1155550142', true],
    ['1155550142', '1155550143', true],
    ['1155550142', '1155550142', false],
    ['1155550142', '115555014', false],
    ['1155550142', '', false],
  ])('[WA-3] over %j, %j can be saved: %s', (stored, next, active) => {
    expect(canSaveWhatsApp(stored, next)).toBe(active);
  });

  it('[WA-4] an order goes to 549 and the ten digits', () => {
    expect(orderWhatsAppUrl('1155550142')).toBe('https://wa.me/5491155550142');
    expect(orderWhatsAppUrl('1155550142', '')).toBe('https://wa.me/5491155550142');
    expect(orderWhatsAppUrl('1155550142', '2 × ñoquis & pan')).toBe(
      'https://wa.me/5491155550142?text=2%20%C3%97%20%C3%B1oquis%20%26%20pan',
    );
  });

  it('[WA-5] the chat address contains any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(new URL(whatsAppUrl('5491155550142', text)).searchParams.get('text')).toBe(text);
      }),
    );
    expect(whatsAppUrl('5491155550142', 'a\ud83d')).toBe('https://wa.me/5491155550142?text=a%EF%BF%BD');
  });

  it.each([
    ['a', 7_967, 8_000, true],
    ['a', 7_968, 8_001, false],
    ['ñ', 1_327, 7_995, true],
    ['ñ', 1_328, 8_001, false],
    ['🍳', 663, 7_989, true],
    ['🍳', 664, 8_001, false],
  ])(
    '[ORDER-8] a text of %j %d times makes a link of %d characters, which can be sent: %s',
    (letter, times, length, fits) => {
      const text = letter.repeat(times);
      expect(orderWhatsAppUrl('1155550142', text).length).toBe(length);
      expect(fitsWhatsApp('1155550142', text)).toBe(fits);
    },
  );

  it('[WA-6] the dialled number equals that of the chat address', () => {
    expect(dialledNumber('1155550142')).toBe('+5491155550142');
    expect(orderWhatsAppUrl('1155550142')).toContain(dialledNumber('1155550142').slice(1));
  });

  it('[WA-7] the test message names the business and is unchanged in the chat address', () => {
    const message = whatsAppTestMessage('Ñandú & Café');
    expect(message).toBe(
      'Hola, Ñandú & Café. Este es un mensaje de prueba: a este número llegarán los pedidos de tu menú. ✅',
    );
    expect(new URL(orderWhatsAppUrl('1155550142', message)).searchParams.get('text')).toBe(message);
  });
});
