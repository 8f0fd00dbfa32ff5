import { allDays, earlierDays, laterDays, zoomIn, zoomOut } from './day-range.ts';

const COUNT = 30;
const range = (first: number, last: number) => ({ first, last });

it.each([
  ['zoomIn keeps the later half', zoomIn, range(0, 29), range(15, 29)],
  ['zoomIn leaves at least a week', zoomIn, range(17, 29), range(23, 29)],
  ['zoomIn leaves a week as it is', zoomIn, range(3, 9), range(3, 9)],
  ['zoomOut doubles the days towards the past', zoomOut, range(20, 26), range(13, 26)],
  ['zoomOut continues into the future at the first day', zoomOut, range(2, 8), range(0, 13)],
  ['zoomOut ends at all days', zoomOut, range(10, 29), range(0, 29)],
  ['earlierDays shows the days right before', earlierDays, range(15, 29), range(0, 14)],
  ['earlierDays ends at the first day', earlierDays, range(3, 12), range(0, 9)],
  ['laterDays shows the days right after', laterDays, range(0, 9), range(10, 19)],
  ['laterDays ends at the last day', laterDays, range(15, 24), range(20, 29)],
])('%s', (_, change, from, to) => {
  expect(change(from, COUNT)).toEqual(to);
});

it('allDays of a report goes from its first to its last day', () => {
  expect(allDays(COUNT)).toEqual(range(0, 29));
});

it('zoomOut of a report shorter than a week shows all of it', () => {
  expect(zoomOut(range(0, 2), 3)).toEqual(range(0, 2));
});
