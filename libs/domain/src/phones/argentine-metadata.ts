import { ARGENTINA } from './read-phone.ts';

/**
 * Returns libphonenumber's metadata without any other country; the caller names the two parts of its file, so that its bundle has no more of it.
 * [PHONE-1]
 */
export function argentineMetadata<Country>(version: number, AR: Country) {
  return { version, country_calling_codes: { [ARGENTINA]: ['AR'] }, countries: { AR }, nonGeographic: {} };
}
