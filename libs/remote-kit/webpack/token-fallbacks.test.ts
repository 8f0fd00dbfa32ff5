import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newTokens, withFallbacks } from './token-fallbacks.cjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the tokens of a newer design system', () => {
  it('a token that every shell has needs no fallback, a newer one has its value, of light and dark where they differ', () => {
    writeFileSync(
      path.join(folder, 'tokens.css'),
      `:root { --color-ink: #111; --color-mesa: #0a0; --gap: 4px; }
       @media (prefers-color-scheme: dark) { :root { --color-ink: #eee; --color-mesa: #5f5; } }
       :root { --after: 1px; }`,
    );
    writeFileSync(path.join(folder, 'shell-tokens.json'), '["--color-ink"]');
    expect(newTokens(folder)).toEqual({ '--color-mesa': 'light-dark(#0a0, #5f5)', '--gap': '4px', '--after': '1px' });
    expect(newTokens(null)).toEqual({});
  });

  it('a use without a fallback gets one, also inside a fallback', () => {
    const tokens = { '--line': '1px solid var(--mesa)', '--mesa': '#0a0' };
    const css = '.card { border: var(--line); color: var(--ink); background: var(--mesa, red); }';
    expect(withFallbacks(css, tokens)).toBe(
      '.card { border: var(--line, 1px solid var(--mesa, #0a0)); color: var(--ink); background: var(--mesa, red); }',
    );
  });
});
