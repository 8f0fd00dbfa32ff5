import { encodeUriText } from '../texts/uri-text.ts';

/** Digits of a WhatsApp number, without country code. [WA-2] */
export const WHATSAPP_LENGTH = 10;

/** Argentina's code for mobile phones. [WA-4] */
const ARGENTINE_MOBILE = '549';

/**
 * Returns the digits of what was typed, at most 10. [WA-1]
 * @deprecated `enteredPhone` drops no digit silently.
 */
export function whatsAppDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, WHATSAPP_LENGTH);
}

/** True if the number has exactly 10 digits. [WA-2] */
export function isWhatsAppNumber(number: string): boolean {
  return /^\d+$/.test(number) && number.length === WHATSAPP_LENGTH;
}

/** True if the number may be saved: it differs from the stored one and has exactly 10 digits. [WA-3] */
export function canSaveWhatsApp(stored: string, next: string): boolean {
  return next !== stored && isWhatsAppNumber(next);
}

/** Most characters of the address that carries an order, encoded. [ORDER-8] */
export const ORDER_LINK_LIMIT = 8_000;

/** Returns the address of the chat in which a diner orders; `number` has ten digits, `text` is the prepared message. [WA-4] */
export function orderWhatsAppUrl(number: string, text?: string): string {
  return whatsAppUrl(`${ARGENTINE_MOBILE}${number}`, text);
}

/** True if the address of the chat with this text has at most 8,000 characters; browsers and WhatsApp lose the end of a longer one. [ORDER-8] */
export function fitsWhatsApp(number: string, text: string): boolean {
  return orderWhatsAppUrl(number, text).length <= ORDER_LINK_LIMIT;
}

/** Returns the number as a phone dials it: '+549' and its digits. [WA-6] */
export function dialledNumber(number: string): string {
  return `+${ARGENTINE_MOBILE}${number}`;
}

/** Returns the prepared text of the chat that tests the number. [WA-7] */
export function whatsAppTestMessage(name: string): string {
  return `Hola, ${name}. Este es un mensaje de prueba: a este número llegarán los pedidos de tu menú. ✅`;
}

/** Returns the address of the chat with `digits`, country code included; `text` is the prepared message. [WA-5] */
export function whatsAppUrl(digits: string, text?: string): string {
  return `https://wa.me/${digits}${text ? `?text=${encodeUriText(text)}` : ''}`;
}
