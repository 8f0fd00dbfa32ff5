/**
 * @typedef {object} Row what was measured once, against its floor and its goal
 * @property {string} what
 * @property {keyof typeof UNITS} unit
 * @property {number} figure
 * @property {number} [floor] the same, of the least that can be done
 * @property {number} [mostOf] the figure may be this much at most
 * @property {number} [mostRatio] the figure may be this many times the floor at most
 * @property {number} [leastRatio] the figure has to be this share of the floor at least
 */

const number = (/** @type {number} */ digits) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [whole, tenths, hundredths, thousandths] = [0, 1, 2, 3].map(number);

/** @satisfies {Record<string, (figure: number) => string>} */
const UNITS = {
  perSecond: (figure) => `${whole.format(figure)} /s`,
  ms: (figure) => `${(figure < 10 ? tenths : whole).format(figure)} ms`,
  s: (figure) => `${hundredths.format(figure / 1000)} s`,
  kB: (figure) => `${tenths.format(figure / 1000)} kB`,
  MB: (figure) => `${whole.format(figure / 1_000_000)} MB`,
  count: (figure) => whole.format(figure),
  score: (figure) => thousandths.format(figure),
};

const percent = (/** @type {number} */ share) => `${whole.format(share * 100)} %`;

/** @param {Row} row */
const ratioOf = ({ figure, floor }) => (floor ? figure / floor : undefined);

/** @param {Row} row */
export const hasGoal = ({ mostOf, leastRatio, mostRatio }) => (mostOf ?? leastRatio ?? mostRatio) !== undefined;

/**
 * How far the figure lies beyond its goal, as a share of the goal; 0 where the goal is met, or there is none.
 * @param {Row} row
 */
export function missedBy(row) {
  const { figure, mostOf = Infinity, leastRatio = 0, mostRatio = Infinity } = row;
  const ratio = ratioOf(row);
  const shares = [figure / mostOf - 1];
  if (ratio !== undefined) shares.push(ratio / mostRatio - 1, leastRatio && 1 - ratio / leastRatio);
  return Math.max(0, ...shares);
}

/** @param {Row} row */
const verdictOn = (row) => {
  if (!hasGoal(row)) return '';
  const missed = missedBy(row);
  return missed === 0 ? 'met' : `missed by ${(missed < 0.1 ? tenths : whole).format(missed * 100)} %`;
};

export const HEADINGS = ['what', 'Carta', 'floor', 'ratio', 'goal', ''];

/**
 * A row as it is shown, one text a column.
 * @param {Row} row
 */
export function cellsOf(row) {
  const { what, unit, figure, floor, mostOf, leastRatio, mostRatio } = row;
  const show = UNITS[unit];
  const ratio = ratioOf(row);
  const goals = [
    ...(mostOf === undefined ? [] : [`≤ ${show(mostOf)}`]),
    ...(leastRatio === undefined ? [] : [`≥ ${percent(leastRatio)} of the floor`]),
    ...(mostRatio === undefined ? [] : [`≤ ${percent(mostRatio)} of the floor`]),
  ];
  return [
    what,
    show(figure),
    floor === undefined ? '' : show(floor),
    ratio === undefined ? '' : percent(ratio),
    goals.join(', '),
    verdictOn(row),
  ];
}
