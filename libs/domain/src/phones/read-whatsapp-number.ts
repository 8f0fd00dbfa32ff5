import { isWhatsAppNumber } from '../orders/whatsapp.ts';
import { ok, type Result } from '../result.ts';
import { ARGENTINA, readPhone, writtenNumber, type PhoneParser } from './read-phone.ts';

/**
 * Returns the ten digits of a pasted WhatsApp number: those of a valid phone of Argentina, or ten that are written alone and do not begin as
 * a number with a missing digit or area code does (0, 15, 54, 9). Refuses 'not-a-phone'. [WA-8]
 */
export function readWhatsAppNumber(typed: string, parse: PhoneParser): Result<string, 'not-a-phone'> {
  const phone = readPhone(typed, { countryCode: ARGENTINA, parse });
  if (phone.ok) return ok(phone.value.digits);
  const digits = writtenNumber(typed)?.replace(/[\s\p{P}]/gu, '') ?? '';
  return isWhatsAppNumber(digits) && !/^(?:0|15|54|9)/.test(digits) ? ok(digits) : phone;
}
