/** A minute in ms. */
export const MINUTE_MS = 60 * 1_000;
/** An hour in ms. */
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours in ms; a day of a time zone may be longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;
