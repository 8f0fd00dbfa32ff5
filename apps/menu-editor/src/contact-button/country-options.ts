import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** The country that is named for a calling code of several countries. */
const FIRST_OF_CODE = new Set(['AR', 'US', 'GB', 'IT', 'RU', 'AU', 'NO', 'FI', 'MA', 'KZ']);

export interface CountryOption {
  readonly code: number;
  readonly label: string;
}

/** Returns each calling code once, with the Spanish name of its country, sorted by name. */
export function countryOptions(): CountryOption[] {
  const names = new Intl.DisplayNames('es', { type: 'region' });
  const byCode = new Map<number, string>();
  for (const country of getCountries()) {
    const code = Number(getCountryCallingCode(country));
    if (!byCode.has(code) || FIRST_OF_CODE.has(country)) byCode.set(code, names.of(country) ?? country);
  }
  return [...byCode]
    .map(([code, name]) => ({ code, label: `${name} (+${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
