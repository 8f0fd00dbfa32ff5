/**
 * Lets a CDN answer for diners: for a second without asking, and for a minute while it asks. Browsers, and caches that do
 * not know the header (RFC 9213), ask each time.
 */
export const FOR_CDN = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'public, s-maxage=1, stale-while-revalidate=60',
} as const;
