import { dialledNumber } from '@carta/domain';
import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

const ARGENTINA = {
  version: metadata.version,
  country_calling_codes: { 54: ['AR'] },
  countries: { AR: metadata.countries.AR },
  nonGeographic: {},
} as MetadataJson;

export interface SpelledNumber {
  /** As it is dialled, grouped around the area code: '+54 9 11 5555 0142'. */
  readonly text: string;
  /** There is no such area code, or no such number in it. */
  readonly doubtful: boolean;
}

/** Spells a WhatsApp number of ten digits. */
export function spelledNumber(digits: string): SpelledNumber {
  const dialled = dialledNumber(digits);
  const phone = parsePhoneNumber(dialled, ARGENTINA);
  return phone?.isValid()
    ? { text: phone.formatInternational(), doubtful: false }
    : { text: dialled.replace('+549', '+54 9 '), doubtful: true };
}
