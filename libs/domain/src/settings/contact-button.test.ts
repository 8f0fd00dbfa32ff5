import fc from 'fast-check';
import parsePhoneNumber from 'libphonenumber-js/min';
import {
  canSaveContactButton,
  contactAccount,
  ContactButton,
  contactPhone,
  contactUrl,
  contactWarning,
  DEFAULT_CONTACT_BUTTON,
  isInstagramAccount,
  phonePrefix,
  readContactButton,
  switchContactType,
} from './contact-button.ts';

const button = (fields: Partial<ContactButton> = {}): ContactButton => ({ ...DEFAULT_CONTACT_BUTTON, ...fields });

describe('the contact button', () => {
  it('[CONTACT-1] the default contact button is an inactive WhatsApp with country code 54', () => {
    expect(ContactButton.parse(DEFAULT_CONTACT_BUTTON)).toEqual({
      active: false,
      type: 'whatsapp',
      phone: '',
      account: '',
      countryCode: 54,
    });
  });

  it.each([
    [{ type: 'fax' }, 'Tiene que ser WhatsApp, Instagram o teléfono'],
    [{ phone: '11-5555' }, 'Sólo números'],
    [{ phone: 1155550142 }, 'Tiene que ser un texto'],
    [{ account: 'a'.repeat(201) }, 'Puede tener hasta 200 caracteres'],
    [{ countryCode: 0 }, 'El código de país no es válido'],
    [{ countryCode: 10_000 }, 'El código de país no es válido'],
    [{ countryCode: '54' }, 'El código de país no es válido'],
    [{ active: 'true' }, 'Tiene que ser sí o no'],
  ])('[CONTACT-1] %j is refused', (fields, message) => {
    expect(ContactButton.safeParse({ ...DEFAULT_CONTACT_BUTTON, ...fields }).error?.issues).toMatchObject([
      { message },
    ]);
  });

  it.each([1, 9_999])('[CONTACT-1] the country code %d is accepted', (countryCode) => {
    expect(ContactButton.parse(button({ countryCode }))).toEqual(button({ countryCode }));
  });

  it.each([
    ['whatsapp', 'instagram', { phone: '', account: 'higuera' }],
    ['phone', 'instagram', { phone: '', account: 'higuera' }],
    ['instagram', 'whatsapp', { phone: '1155550142', account: '' }],
    ['instagram', 'phone', { phone: '1155550142', account: '' }],
    ['whatsapp', 'phone', { phone: '1155550142', account: '' }],
  ] as const)('[CONTACT-2] from %s to %s the other field is cleared', (from, to, fields) => {
    const filled = button({ type: from, active: true, phone: '1155550142', account: 'higuera', countryCode: 598 });
    expect(switchContactType(filled, to)).toEqual({ ...filled, type: to, ...fields });
  });

  it('[CONTACT-3] a phone is digits behind its country code', () => {
    expect(contactPhone('11 5555-0142')).toBe('1155550142');
    expect(phonePrefix(button())).toBe('+54');
    fc.assert(fc.property(fc.string(), (typed) => ContactButton.shape.phone.safeParse(contactPhone(typed)).success));
  });

  it.each([
    ['higuera', 'higuera'],
    ['@higuera', 'higuera'],
    [' la.higuera_ba ', 'la.higuera_ba'],
    ['https://www.instagram.com/higuera/', 'higuera'],
    ['http://instagram.com/higuera?hl=es', 'higuera'],
    ['www.instagram.com/@higuera', 'higuera'],
    ['https://www.instagram.com/', ''],
    ['https://m.instagram.com/higuera', 'higuera'],
    ['instagr.am/higuera', 'higuera'],
    ['instagram.com', ''],
    ['https://instagram.com/higuera/reel/xyz', 'higuera'],
    ['https://instagram.com/p/xyz', 'https://instagram.com/p/xyz'],
    ['https://www.instagram.com/stories/higuera/12', 'https://www.instagram.com/stories/higuera/12'],
    ['https://facebook.com/higuera', 'https://facebook.com/higuera'],
    ['facebook.com/higuera', 'facebook.com/higuera'],
    ['www.tiktok.com/@higuera', 'www.tiktok.com/@higuera'],
    ['la.higuera/', 'la.higuera'],
    ['la.higuera?igsh=x', 'la.higuera'],
    ['../x?y#z', '../x?y#z'],
    [' la higuera ', 'la higuera'],
  ])('[CONTACT-4] %j is the account %j', (typed, account) => {
    expect(contactAccount(typed)).toBe(account);
    expect(contactAccount(account)).toBe(account);
    expect(ContactButton.parse(button({ account: typed })).account).toBe(account);
  });

  it.each([
    [{ type: 'whatsapp', phone: '1155550142' }, 'https://wa.me/5491155550142'],
    [{ type: 'whatsapp', phone: '5491149832211' }, 'https://wa.me/5491149832211'],
    [{ type: 'whatsapp', phone: '91149832211' }, 'https://wa.me/5491149832211'],
    [{ type: 'whatsapp', phone: '01149832211' }, 'https://wa.me/5491149832211'],
    [{ type: 'whatsapp', phone: '5491149832' }, 'https://wa.me/5495491149832'],
    [{ type: 'whatsapp', phone: '94123456', countryCode: 598 }, 'https://wa.me/59894123456'],
    [{ type: 'phone', phone: '541149832211' }, 'tel:+541149832211'],
    [{ type: 'phone', phone: '1155550142' }, 'tel:+541155550142'],
    [{ type: 'phone', phone: '24001234', countryCode: 598 }, 'tel:+59824001234'],
    [{ type: 'instagram', account: 'la.higuera' }, 'https://www.instagram.com/la.higuera'],
    [{ type: 'instagram', account: '../x?' }, 'https://www.instagram.com/..%2Fx%3F'],
    [{ type: 'instagram', account: 'x\uD83C' }, 'https://www.instagram.com/x%EF%BF%BD'],
    [{ type: 'instagram', phone: '1155550142' }, null],
    [{ type: 'phone', account: 'higuera' }, null],
    [{ type: 'whatsapp' }, null],
  ] as const)('[CONTACT-5] %j leads to %j', (fields, url) => {
    expect(contactUrl(button(fields))).toBe(url);
  });

  it.each([
    [{ phone: '5491149832211' }, '1149832211'],
    [{ phone: '0111549832211', type: 'phone' }, '1149832211'],
    [{ phone: '094123456', countryCode: 598 }, '94123456'],
    [{ phone: '' }, ''],
    [{ phone: '4983', active: true }, '4983'],
  ] as const)('[CONTACT-8] over the stored phone 4983, %j is saved with the phone %j', (fields, phone) => {
    const typed = button(fields);
    expect(readContactButton(button({ phone: '4983' }), typed, parsePhoneNumber)).toEqual({
      ok: true,
      value: { ...typed, phone },
    });
  });

  it.each([{ phone: '49832211' }, { phone: '4983', countryCode: 598 }])(
    '[CONTACT-8] over the stored phone 4983, %j is refused',
    (fields) => {
      expect(readContactButton(button({ phone: '4983' }), button(fields), parsePhoneNumber)).toEqual({
        ok: false,
        reason: 'not-a-phone',
      });
    },
  );

  it.each([
    ['higuera', true],
    ['La.Higuera_1926', true],
    ['_', true],
    ['a'.repeat(30), true],
    ['a'.repeat(31), false],
    ['', false],
    ['la higuera', false],
    ['higüera', false],
    ['..', false],
    ['https:', false],
    ['p', false],
    ['Reel', false],
    ['stories', false],
    ['p/xyz', false],
  ])('[CONTACT-9] that %j is an account of Instagram is %j', (text, isOne) => {
    expect(isInstagramAccount(text)).toBe(isOne);
  });

  it.each([
    [{ account: 'higuera' }, true],
    [{ account: '' }, true],
    [{ account: 'la  higuera' }, false],
    [{ account: 'p' }, false],
    [{ account: 'la higuera', active: true }, true],
  ])('[CONTACT-9] over the stored account «la higuera», that %j is saved is %j', (fields, isSaved) => {
    const typed = button({ type: 'instagram', ...fields });
    const stored = button({ type: 'instagram', account: 'la higuera' });
    expect(readContactButton(stored, typed, parsePhoneNumber)).toEqual(
      isSaved ? { ok: true, value: typed } : { ok: false, reason: 'not-an-account' },
    );
  });

  it.each([
    [{ type: 'whatsapp', active: true }, 'El botón está activo, pero los comensales no lo ven: falta el número.'],
    [{ type: 'instagram', active: true }, 'El botón está activo, pero los comensales no lo ven: falta la cuenta.'],
    [{ type: 'instagram', active: true, account: 'higuera' }, null],
    [{ type: 'phone', active: false }, null],
  ] as const)('[CONTACT-7] the warning about %j is %j', (fields, warning) => {
    expect(contactWarning(button(fields))).toBe(warning);
  });

  it('[CONTACT-6] a contact button is saved only if it changed', () => {
    const stored = button({ active: true, phone: '1155550142' });
    expect(canSaveContactButton(stored, { ...stored })).toBe(false);
    expect(canSaveContactButton(stored, { ...stored, active: false })).toBe(true);
    expect(canSaveContactButton(stored, { ...stored, countryCode: 598 })).toBe(true);
    expect(canSaveContactButton(undefined, DEFAULT_CONTACT_BUTTON)).toBe(false);
    expect(canSaveContactButton(undefined, button({ active: true }))).toBe(true);
  });
});
