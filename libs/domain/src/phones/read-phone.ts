import { ok, refused, type Result } from '../result.ts';

/** Country code of a phone that names none. [PHONE-1] */
export const ARGENTINA = 54;

/** Longest text that is searched for a phone. */
const LONGEST = 300;

/**
 * `parsePhoneNumber` of libphonenumber-js, with the countries that the caller loads: they weigh too much for what only formats a number.
 */
export type PhoneParser = (text: string, options: { defaultCallingCode: string; extract: false }) => Parsed | undefined;

interface Parsed {
  readonly countryCallingCode: string;
  readonly nationalNumber: string;
  readonly ext?: string | undefined;
  isValid(): boolean;
}

/** The country that a phone has to be of, and what parses it. */
export interface PhoneReading {
  readonly countryCode: number;
  readonly parse: PhoneParser;
}

/** A phone that was read. */
export interface Phone {
  /** Without country code; in Argentina area code and number: ten digits, without 0, 9 and 15. */
  readonly digits: string;
  /** As a phone dials it: '+5491149832211', with the 9 if it was written as a mobile phone; '08005551234', which works inside the country only. */
  readonly dialled: string;
}

/**
 * Returns the valid phone of this country that a text is, however people write it: '+54 9 11 4983-2211', '011 15 4983-2211', 'Tel: (0341)
 * 15-555-1234', 'https://wa.me/5491149832211'. Never drops a digit but those of country code, 0, 9 and 15. Refuses 'not-a-phone': also two
 * numbers, an extension, and a number without its area code. [PHONE-1]
 */
export function readPhone(typed: string, { countryCode, parse }: PhoneReading): Result<Phone, 'not-a-phone'> {
  const written = writtenNumber(typed);
  if (written === null) return refused('not-a-phone');
  return countryCode === ARGENTINA ? readArgentine(written, parse) : readForeign(written, { countryCode, parse });
}

/** Most characters of an unreadable text that are quoted. */
const QUOTED = 60;

/** Returns what the owner reads below a field about a text that is no phone of this country. [PHONE-2] */
export function unreadPhone(typed: string, countryCode = ARGENTINA): string {
  const text = typed.replace(/\p{Cf}/gu, '').trim();
  const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  return countryCode === ARGENTINA || !Number.isFinite(countryCode)
    ? `No se pudo leer «${quoted}». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.`
    : `No se pudo leer «${quoted}». Escribe un número del país elegido, sin +${countryCode}.`;
}

/** An edit of a phone's field. */
export interface PhoneEdit {
  /** The whole text of the field after the edit. */
  readonly text: string;
  /** What was pasted or filled in by the browser; null for a key. */
  readonly pasted: string | null;
}

/** What a phone's field takes: at most `most` typed digits, and pasted text that `read` can read. */
export interface PhoneEntry {
  readonly most: number;
  readonly read: (text: string) => Result<string, 'not-a-phone'>;
}

/**
 * Returns the digits in a phone's field after an edit. A key changes nothing if it is no digit or one too many. Refuses 'not-a-phone' if the
 * pasted text cannot be read, neither with the field's digits around it nor alone. [PHONE-3] [WA-1]
 */
export function enteredPhone(
  before: string,
  edit: PhoneEdit,
  { most, read }: PhoneEntry,
): Result<string, 'not-a-phone'> {
  if (edit.pasted === null) {
    const digits = edit.text.replace(/\D/g, '');
    return ok(digits.length > most ? before : digits);
  }
  const whole = read(edit.text);
  return whole.ok ? whole : read(edit.pasted);
}

/** Returns the number in a text, from its '+' or first digit to its last digit; null if there is other text inside it, or none. */
export function writtenNumber(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  // Phones copy a number with invisible marks of direction; keyboards of other languages type full-width digits.
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const linked = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B)?(\d+)/i.exec(text)?.[1];
  if (linked !== undefined) return `+${linked}`;
  const written = /^\P{Nd}*?((?:\+[\s\p{P}]*)?\d(?:[\d\s\p{P}]*\d)?)\P{Nd}*$/u.exec(text)?.[1];
  return written ?? null;
}

function readArgentine(written: string, parse: PhoneParser): Result<Phone, 'not-a-phone'> {
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+') && !digits.startsWith(`${ARGENTINA}`)) return refused('not-a-phone');
  const [, nine = '', local = ''] = /^(?:(?:00)?54)?0?(9?)0?(\d*)$/.exec(digits) ?? [];
  const parsed = (national: string) => {
    const phone = parse(national, { defaultCallingCode: `${ARGENTINA}`, extract: false });
    return phone?.isValid() ? phone.nationalNumber : '';
  };
  const phone = (ten: string, mobile: boolean) =>
    ok({ digits: ten, dialled: /^[68]/.test(ten) ? `0${ten}` : `+${ARGENTINA}${mobile ? '9' : ''}${ten}` });
  if (local.length === 10 && parsed(local) === local) return phone(local, nine !== '');
  // A mobile phone as it is dialled inside the country: a 15 between area code and number.
  const mobile = local.length === 12 ? /^9(\d{10})$/.exec(parsed(`0${local}`))?.[1] : undefined;
  return mobile === undefined ? refused('not-a-phone') : phone(mobile, true);
}

function readForeign(written: string, { countryCode, parse }: PhoneReading): Result<Phone, 'not-a-phone'> {
  const code = String(countryCode);
  const phone = parse(written.replace(/^00/, '+'), { defaultCallingCode: code, extract: false });
  const isWhole = phone !== undefined && written.replace(/\D/g, '').endsWith(phone.nationalNumber);
  if (!isWhole || phone.ext || phone.countryCallingCode !== code || !phone.isValid()) return refused('not-a-phone');
  return ok({ digits: phone.nationalNumber, dialled: `+${code}${phone.nationalNumber}` });
}
