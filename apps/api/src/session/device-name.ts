import Bowser from 'bowser';

const MAX_LENGTH = 60;

/** Returns browser and system of a `User-Agent` in Spanish, such as 'Chrome en Android'; '' if both are unknown. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' en ').slice(0, MAX_LENGTH);
}
