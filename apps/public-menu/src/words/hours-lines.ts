import { hoursWords, type Hours, type HoursLanguage } from '@carta/domain';

/** Returns hours as `hoursText` does, in another language: a line for each group of days. [HOURS-5] */
export function hoursLines(hours: Hours, language: HoursLanguage): string {
  const daysOf = ({ days }: Hours[number]) => [...days].sort((a, b) => a - b).join('');
  const groups = [...new Set(hours.map(daysOf))].sort((a, b) => a.localeCompare(b));
  return groups
    .map((group) =>
      hoursWords(
        hours.filter((shift) => daysOf(shift) === group),
        language,
      ),
    )
    .map((line) => line.slice(0, 1).toUpperCase() + line.slice(1))
    .join('\n');
}
