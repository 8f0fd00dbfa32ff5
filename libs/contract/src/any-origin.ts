/** Calls that diners make from pages of any origin; they read no cookie. */
const PATHS = /^\/api\/public\/(?:orders|tables)\//;

/** True if pages of any origin may ask for an address, or make the call with this path. */
export const isForAnyOrigin = (path: string): boolean => PATHS.test(path);
