import * as z from 'zod/mini';

/** Time zone of a business that has not chosen one. [NEW-3] */
export const DEFAULT_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** The name of an IANA time zone; an offset is refused. [ZONE-1] */
export const TimeZone = z
  .string({ error: 'Tiene que ser un texto' })
  .check(z.refine(isTimeZone, { error: 'No es una zona horaria' }));

function isTimeZone(name: string): boolean {
  return /^[A-Z]/i.test(name) && canonicalName(name) !== undefined;
}

/** The engine's canonical name of a zone, the same for its aliases; undefined for an unknown zone. */
function canonicalName(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const FIRST_ZONES = [
  DEFAULT_TIME_ZONE,
  'America/Argentina/Cordoba',
  'America/Argentina/Mendoza',
  'America/Argentina/Ushuaia',
  'America/Montevideo',
  'America/Asuncion',
  'America/La_Paz',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Lima',
  'America/Bogota',
  'America/Caracas',
  'America/Guayaquil',
  'America/Mexico_City',
];

/** Returns the zones to choose from: Argentine and Latin American ones first, then the engine's others by name; always with `stored`. [ZONE-2] */
export function timeZoneOptions(stored: string): string[] {
  const first = new Set(FIRST_ZONES.map(canonicalName));
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...FIRST_ZONES, stored, ...known.filter((zone) => !first.has(zone))])];
}
