/** Most entries of a list of shifts or closures. [HOURS-1] */
export const MAX_SHIFTS = 50;

/** Most shifts of a day, so that seven different days are within the limit of a list. [HOURS-7] */
export const MAX_DAY_SHIFTS = 7;

/** Most days of a closure, both ends included. [HOURS-2] */
export const MAX_CLOSURE_DAYS = 92;
