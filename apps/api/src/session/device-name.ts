import Bowser from 'bowser';

/** Longest name that is kept, in characters. */
const LONGEST = 60;

/** Browser and system of a `User-Agent`, as an owner knows them: 'Chrome en Android'. Empty where neither is known. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' en ').slice(0, LONGEST);
}
