import assert from 'node:assert/strict';
import { iconPath } from './icon-path.cjs';

describe('iconPath', () => {
  it('path data stays as it is', () => assert.equal(iconPath('M4 4h16v16H4z'), 'M4 4h16v16H4z'));

  it('an icon of paths becomes one path', () =>
    assert.equal(iconPath('clock'), 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2'));

  it('a relative start of an element counts from the corner', () =>
    assert.match(iconPath('life-buoy'), /M0 0m4\.93 4\.93 4\.24 4\.24M/));

  it('a rectangle with round corners becomes four lines and four arcs', () =>
    assert.match(
      iconPath('credit-card'),
      /M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2/,
    ));

  it('a name that no icon has is refused', () => assert.throws(() => iconPath('no-such-icon'), /no-such-icon/));
});
