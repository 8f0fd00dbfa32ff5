import { readFileSync } from 'node:fs';
import path from 'node:path';
import shellTokens from '../shell-tokens.json';

describe('the tokens', () => {
  it('every token that remotes of this major version find in the shell is still declared', () => {
    const css = readFileSync(path.join(__dirname, '../tokens.css'), 'utf8');
    const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect(shellTokens.filter((name) => !declared.has(name))).toEqual([]);
  });
});
