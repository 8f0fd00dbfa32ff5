/** What spreadsheets skip before a formula: spaces, signs without width, and a comma, at which some of them part cells. */
const SKIPPED = String.raw`[\s,\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]*`;
/** As wide signs too: ＝, ＋, － and ＠. */
const FIRST_SIGN = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;
/** Looks back from each sign: from each comma on, a row of them would take quadratic time. */
const FORMULA = new RegExp(
  String.raw`^(?:[\t\r]|${SKIPPED}${FIRST_SIGN})|${FIRST_SIGN}(?<=[,\t\r\n]${SKIPPED}${FIRST_SIGN})`,
);

/** True for a text that some spreadsheet would run as a formula, also if it parts cells at commas. [CSV-2] */
function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Returns a text that no spreadsheet runs: with an apostrophe before it where it would. [CSV-2] */
export function withoutFormula(text: string): string {
  return isGuarded(text) ? `'${text}` : text;
}

/** Returns the text that `withoutFormula` was given. [CSV-3] */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1) : text;
}

/** Also a formula behind apostrophes, so that one of them can be taken off again. */
function isGuarded(text: string): boolean {
  return isFormula(text.replace(/^'+/, ''));
}
