import { dialledNumber } from '@carta/domain';
import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

const ARGENTINA = {
  version: metadata.version,
  country_calling_codes: { 54: ['AR'] },
  countries: { AR: metadata.countries.AR },
  nonGeographic: {},
} as MetadataJson;

export interface DialledNumber {
  /** The dialled number, grouped by area code: '+54 9 11 5555 0142'. */
  readonly text: string;
  /** True if the area code does not exist or has no such number. */
  readonly doubtful: boolean;
}

/** Returns a WhatsApp number of ten digits as it is dialled. [WA-6] */
export function formatDialled(digits: string): DialledNumber {
  const dialled = dialledNumber(digits);
  const phone = parsePhoneNumber(dialled, ARGENTINA);
  return phone?.isValid()
    ? { text: phone.formatInternational(), doubtful: false }
    : { text: dialled.replace('+549', '+54 9 '), doubtful: true };
}
