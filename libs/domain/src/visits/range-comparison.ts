import { numberOr } from '../number-or.ts';

/** Visits beside those of as many days before. */
export interface RangeComparison {
  /** '' if neither had visits. */
  readonly words: string;
  /** False without visits before. */
  readonly isGrowing: boolean;
}

/** What is compared: visits, or what else is counted. */
export interface Compared {
  readonly visits: number;
  readonly before: number;
  /** Days of each range. */
  readonly days: number;
  /** True if the range ends today: fewer visits than on whole days are no decline, so their number is given instead of a percentage. */
  readonly isRunning: boolean;
}

/** Compares the visits of a range with those of the range before; what is no number counts as none. [STATS-15] */
export function rangeComparison(compared: Compared): RangeComparison {
  return comparedWith(compared, { none: 'Sin visitas', written: (before) => before.toLocaleString('es-AR') });
}

/** Compares what is counted in a range with the range before; `none` says that nothing was, `written` writes a count. [STATS-15] */
export function comparedWith(
  { days, isRunning, ...counts }: Compared,
  { none, written }: { readonly none: string; readonly written: (count: number) => string },
): RangeComparison {
  const visits = numberOr(counts.visits, 0);
  const before = numberOr(counts.before, 0);
  const several = Number.isFinite(days) ? `los ${days} días anteriores` : 'los días anteriores';
  const those = days === 1 ? 'el día anterior' : several;
  const words = () => {
    if (visits === 0 && before === 0) return '';
    if (before === 0) return `${none} en ${those}`;
    if (visits === before) return `Igual que ${those}`;
    if (visits < before && isRunning) return `${written(before)} en ${those}`;
    const percent = Math.round((Math.abs(visits - before) / before) * 100);
    if (percent === 0) return `Casi igual que ${those}`;
    return `${percent.toLocaleString('es-AR')} % ${visits > before ? 'más' : 'menos'} que ${those}`;
  };
  return { words: words(), isGrowing: before > 0 && visits > before };
}
