import * as z from 'zod/mini';
import { isChanged } from './changed.ts';
import { notShown } from './not-shown.ts';
import { flag, object, shortText } from '../texts/text.ts';
import { encodeUriText } from '../texts/uri-text.ts';
import { whatsAppUrl } from '../orders/whatsapp.ts';
import { ok, refused, type Result } from '../result.ts';
import { ARGENTINA, readPhone, type PhoneParser } from '../phones/read-phone.ts';
import { numberOr } from '../number-or.ts';

/** Address prefix of an Instagram account. [CONTACT-4] */
export const INSTAGRAM_PREFIX = 'https://www.instagram.com/';

const badCountry = { error: 'El código de país no es válido' };

/** The contact button of the public menu, as it is stored and sent; `readContactButton` checks its phone or account before it is saved. [CONTACT-1] */
export const ContactButton = object({
  active: flag(),
  type: z.enum(['whatsapp', 'instagram', 'phone'], { error: 'Tiene que ser WhatsApp, Instagram o teléfono' }),
  /** Digits only. */
  phone: shortText().check(z.regex(/^\d*$/, { error: 'Sólo números' })),
  /** Instagram's account; of an address only the account is kept. [CONTACT-4] */
  account: shortText().check(z.overwrite((account) => contactAccount(account))),
  countryCode: z.int(badCountry).check(z.minimum(1, badCountry), z.maximum(9_999, badCountry)),
});
export type ContactButton = z.infer<typeof ContactButton>;

/** The button of a new business. [CONTACT-1] */
export const DEFAULT_CONTACT_BUTTON: ContactButton = {
  active: false,
  type: 'whatsapp',
  phone: '',
  account: '',
  countryCode: ARGENTINA,
};

/** Returns the button with another type; the field that this type does not use is cleared. [CONTACT-2] */
export function switchContactType(button: ContactButton, type: ContactButton['type']): ContactButton {
  return type === 'instagram' ? { ...button, type, phone: '' } : { ...button, type, account: '' };
}

/**
 * Returns the digits of what was typed as a phone. [CONTACT-3]
 * @deprecated `enteredPhone` drops no digit silently.
 */
export function contactPhone(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Returns the prefix of the phone: '+54'. [CONTACT-3] */
export function phonePrefix({ countryCode }: Pick<ContactButton, 'countryCode'>): string {
  return `+${numberOr(countryCode, ARGENTINA)}`;
}

/**
 * Returns the account of typed or pasted text: 'higuera' for '@higuera' and for its Instagram address; '' for the address of Instagram itself, and
 * the text, trimmed, if it is neither. [CONTACT-4]
 */
export function contactAccount(typed: string): string {
  const text = typed.trim();
  const path = text.replace(/^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)(?:\/|$)/i, '');
  const account = path.replace(/^@/, '').replace(/[/?#].*$/, '');
  const isOtherSite = path === text && /^[^/?#.]+\.[^/?#]+\/[^/?#]/.test(text);
  return !isOtherSite && (account === '' || isInstagramAccount(account)) ? account : text;
}

/** What the owner reads about a text that is no account of Instagram. [CONTACT-9] */
export const NOT_AN_ACCOUNT = 'Escribe la cuenta como está en Instagram: letras, números, puntos y guiones bajos';

/** Paths of Instagram's own, at which no account is. */
const INSTAGRAM_PATHS = ['accounts', 'direct', 'explore', 'p', 'reel', 'reels', 'share', 'stories', 'tv'];

/** True for 1 to 30 letters, digits, '.' and '_' that are no path of Instagram's own. [CONTACT-9] */
export function isInstagramAccount(text: string): boolean {
  return /^(?!\.+$)[a-z\d._]{1,30}$/i.test(text) && !INSTAGRAM_PATHS.includes(text.toLowerCase());
}

/**
 * Returns the button as it is saved: its phone read as one of its country. Refuses a phone that cannot be read as 'not-a-phone', and what is no
 * account of Instagram as 'not-an-account', unless it is stored as it is. [CONTACT-8] [CONTACT-9]
 */
export function readContactButton(
  stored: ContactButton,
  typed: ContactButton,
  parse: PhoneParser,
): Result<ContactButton, 'not-a-phone' | 'not-an-account'> {
  const { phone, account, countryCode } = typed;
  if (typed.type === 'instagram') {
    const isKept = account === '' || account === stored.account;
    return isKept || isInstagramAccount(account) ? ok(typed) : refused('not-an-account');
  }
  if (phone === '') return ok(typed);
  const read = readPhone(phone, { countryCode, parse });
  if (read.ok) return ok({ ...typed, phone: read.value.digits });
  return phone === stored.phone && countryCode === stored.countryCode ? ok(typed) : refused('not-a-phone');
}

/**
 * Returns the address of the button; null if its field is empty. For WhatsApp 54 becomes 549, Argentina's mobile phones; a stored phone may
 * repeat both. [CONTACT-5]
 */
export function contactUrl({ type, phone, account, countryCode }: ContactButton): string | null {
  const field = type === 'instagram' ? account : phone;
  if (field === '') return null;
  const number = withoutPrefixes({ phone, countryCode });
  switch (type) {
    case 'instagram':
      return `${INSTAGRAM_PREFIX}${encodeUriText(account)}`;
    case 'whatsapp':
      return whatsAppUrl(`${numberOr(countryCode, ARGENTINA) === ARGENTINA ? '549' : countryCode}${number}`);
    case 'phone':
      return `tel:${phonePrefix({ countryCode })}${number}`;
  }
}

/** Returns area code and number of a phone of Argentina, of which none begins with 54, 9 or 0; other phones as they are. */
function withoutPrefixes({ phone, countryCode }: Pick<ContactButton, 'phone' | 'countryCode'>): string {
  return countryCode === ARGENTINA ? phone.replace(/^(?:54)?0?9?0?(?=\d{10}$)/, '') : phone;
}

/** Returns why an active button is not shown to diners: what it lacks; null if nothing. [CONTACT-7] */
export function contactWarning(button: ContactButton): string | null {
  if (!button.active || contactUrl(button) !== null) return null;
  return notShown('El botón está activo', button.type === 'instagram' ? 'la cuenta' : 'el número');
}

/** True if the button may be saved: it differs from the stored one, by default from `DEFAULT_CONTACT_BUTTON`. [CONTACT-6] */
export function canSaveContactButton(stored: ContactButton | undefined, next: ContactButton): boolean {
  return isChanged(stored ?? DEFAULT_CONTACT_BUTTON, next);
}
