import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { remote } from './remote.cjs';

const configOf = (hash) => remote({ name: 'orders', mode: 'production', hash, directory: inRoot('apps/orders') });
const cssLoaders = ({ module }) => module.rules.find(({ test }) => test.test('card.module.css')).use;
const saltOf = (config) =>
  cssLoaders(config).find(({ options }) => options?.modules).options.modules.localIdentHashSalt;

describe('the build of a remote', () => {
  it('two versions of a remote share neither chunks nor class names in a page', () => {
    const [one, other] = [configOf('aaaaaaaa'), configOf('bbbbbbbb')];
    assert.notEqual(one.output.uniqueName, other.output.uniqueName);
    assert.notEqual(saltOf(one), saltOf(other));
  });

  it('every style sheet of a remote passes the check of its selectors, before its classes are renamed', () =>
    assert.match(String(cssLoaders(configOf('aaaaaaaa')).at(-1)), /own-selectors\.cjs$/));
});
