import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ownSelectors from './own-selectors.cjs';

const { foreignSelectors } = ownSelectors;

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
  for (const css of own) it(`${css} has no foreign selector`, () => assert.deepEqual(foreignSelectors(css), []));

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
  for (const [css, selector] of foreign)
    it(`${css} has the foreign selector ${selector}`, () => assert.deepEqual(foreignSelectors(css), [selector]));
});

describe('the loader of a remote’s style sheets', () => {
  const errorsOf = (resourcePath, source) => {
    const errors = [];
    const result = ownSelectors.call({ resourcePath, emitError: (error) => errors.push(error.message) }, source);
    assert.equal(result, source);
    return errors;
  };
  it('a foreign selector is an error of the build', () =>
    assert.match(errorsOf('/orders/card.module.css', 'body { color: red; }').join(), /'body' reaches elements/));
  it('a style sheet without classes of its own is an error of the build', () =>
    assert.match(errorsOf('/orders/card.css', '.card { color: red; }').join(), /\*\.module\.css/));
  it('a style sheet of the remote’s own elements, or of a package’s, has no error', () => {
    for (const file of ['/orders/card.module.css', '/node_modules/crop/crop.css'])
      assert.deepEqual(errorsOf(file, '.card { color: red; }'), []);
  });
});
