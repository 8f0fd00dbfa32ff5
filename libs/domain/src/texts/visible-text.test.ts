import { withoutMarkup } from './visible-text.ts';

describe('a text that may be HTML', () => {
  it.each([
    ['<p>Con dulce &amp; crema</p>', 'Con dulce & crema'],
    ['<p title="a<b">Flan', 'Flan'],
    ['Pan &#241;u&#xf1;o', 'Pan ñuño'],
    ['Jamón & queso\n2 < 3  por <persona', 'Jamón & queso\n2 < 3  por <persona'],
    ['&;', '&;'],
  ])('[FILE-8] of %j %j is seen', (written, seen) => {
    expect(withoutMarkup(written)).toBe(seen);
  });

  it.each(['<', '<a', '</a', '<a b="', '&', '&#1', '&#xf', '&am'])('that repeats %j is read in linear time', (part) => {
    // Of the processor, in µs: another program that has it takes time and no work.
    const start = process.cpuUsage();
    withoutMarkup(part.repeat(60_000));
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
