import assert from 'node:assert/strict';
import { foreignSelectors } from '@carta/contract';
import ownSelectors from './own-selectors.cjs';

describe('the loader of a remote’s style sheets', () => {
  const errorsOf = (resourcePath: string, source: string) => {
    const errors: string[] = [];
    const emitError = (error: Error) => void errors.push(error.message);
    const getOptions = () => ({ foreignSelectors });
    const result = ownSelectors.call({ resourcePath, emitError, getOptions }, source);
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
