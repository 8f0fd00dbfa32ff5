/** True for a version from `^a.b.c` up to the next major one. Any version is in what is no such range, which is left to the federation runtime. */
export function isInRange(version: string, range = ''): boolean {
  const numbersOf = (text: string) => (/^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [least = major, ...rest] = range.startsWith('^') ? numbersOf(range.slice(1)) : [];
  const [leastMinor = 0, leastPatch = 0] = rest;
  return major === least && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}
