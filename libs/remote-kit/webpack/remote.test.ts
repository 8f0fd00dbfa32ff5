import assert from 'node:assert/strict';
import path from 'node:path';
import { remote } from './remote.cjs';

/** Any folder in which `@carta/panel` is found. */
const directory = path.join(__dirname, '../../settings');
const configOf = (version: string) =>
  remote({ name: 'orders', mode: 'production', version, directory, output: '/dist' });
type Loader = string | { options?: { modules?: { localIdentHashSalt: string } } };
type Config = ReturnType<typeof configOf>;
const cssLoaders = ({ module }: Config) =>
  (module.rules as { test: RegExp; use: Loader[] }[]).find(({ test }) => test.test('card.module.css'))!.use;
const saltOf = (config: Config) =>
  cssLoaders(config)
    .map((loader) => (typeof loader === 'string' ? undefined : loader.options?.modules?.localIdentHashSalt))
    .find((salt) => salt !== undefined);

describe('the build of a remote', () => {
  it('two versions of a remote share neither chunks nor class names in a page', () => {
    const [one, other] = [configOf('1.0.0-aaaaaaaa'), configOf('1.0.0-bbbbbbbb')];
    assert.notEqual(one.output.uniqueName, other.output.uniqueName);
    assert.notEqual(saltOf(one), saltOf(other));
  });

  it('every style sheet of a remote passes the check of its selectors, before its classes are renamed', () =>
    assert.match(JSON.stringify(cssLoaders(configOf('1.0.0-aaaaaaaa')).at(-1)), /own-selectors\.cjs/));
});
