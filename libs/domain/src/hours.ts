/** What the package publishes of hours and closures; a part of its entry point. */

export {
  closeEarly,
  closingToday,
  earlierClosings,
  earlyClosure,
  earlyNotice,
  type ClosingToday,
} from './hours/close-early.ts';
export { Closure, Closures } from './hours/closures.ts';
export { closureDays, closureProblem, shiftsOn } from './hours/day-shifts.ts';
export { availableAt, openAt, type Opening, type OpenState } from './hours/hours.ts';
export { MAX_DAY_SHIFTS, MAX_SHIFTS } from './hours/hours-limits.ts';
export { DayShift, Hours, Shift } from './hours/shift.ts';
export { dayIn } from './hours/day-in.ts';
export { clockIn, hourIn, momentOf, wallTime } from './hours/local-time.ts';
export {
  atWords,
  theTime,
  clockWords,
  hoursText,
  hoursWords,
  openDaysWords,
  openingFact,
  openWords,
  timesWords,
  type HoursLanguage,
  type OpeningFact,
} from './hours/hours-words.ts';
export { hoursOfWeek, isWholeWeek, weekOf, type Week } from './hours/week.ts';
