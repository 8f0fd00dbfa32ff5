import { foreignSelectors } from './foreign-selectors.ts';

describe('foreignSelectors', () => {
  const own = [
    '.card { color: red; }',
    'button.card:hover, .card > a, .card p + p { color: red; }',
    '.card + .card, .field ~ .hint { color: red; }',
    '.card:not(:first-child)::before { content: "a { b"; }',
    '@media (width >= 600px) { .card { color: red; } .card a { color: blue; } }',
    '@keyframes turn { from { rotate: 0deg; } to { rotate: 1turn; } }',
    '@font-face { font-family: Own; }',
    'header .card, dd > .card { color: red; }',
    '[data-hidden] :is(.title, .text), .table th + th { color: red; }',
    '/* body { } */ .card { --size: 1px; }',
    '@page card { size: a6; } .card { page: card; }',
  ];
  it.each(own)('%s has no foreign selector', (css) => {
    expect(foreignSelectors(css)).toEqual([]);
  });

  const foreign = [
    ['body { color: red; }', 'body'],
    ['* { color: red; }', '*'],
    [':root { --color: red; }', ':root'],
    ['a, .card { color: red; }', 'a'],
    ['.card header ~ .title ~ footer, .card ~ p a { color: red; }', '.card ~ p a'],
    ['.card ~ footer { color: red; }', '.card ~ footer'],
    ['.card + * { color: red; }', '.card + *'],
    [':global(.bar) { color: red; }', ':global(.bar)'],
    ['.card :global(.bar) { color: red; }', '.card :global(.bar)'],
    ['body:has(.card) header { color: red; }', 'body:has(.card) header'],
    [':not(.card) { color: red; }', ':not(.card)'],
    ['[class=".card"] { color: red; }', '[class=".card"]'],
    ['@media print { .card { color: red; } html { color: red; } }', 'html'],
    ['.card { color: red; } @supports (gap: 1px) { @media print { p { gap: 1px; } } }', 'p'],
  ];
  it.each(foreign)('%s has the foreign selector %s', (css, selector) => {
    expect(foreignSelectors(css)).toEqual([selector]);
  });
});
