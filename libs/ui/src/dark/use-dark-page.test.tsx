import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useDarkPage } from './use-dark-page.ts';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const tokensIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map((found) => found.slice(1)));

describe('the dark page', () => {
  it('the page has the tokens that the system’s dark choice gives it', () => {
    const [, chosen = ''] = read('../../tokens.css').split('(prefers-color-scheme: dark)');
    expect(tokensIn(read('dark-page.module.css'))).toEqual(tokensIn(chosen));
  });

  it('the page is dark while a screen asks for it', () => {
    function Screen() {
      useDarkPage();
      return null;
    }
    const { classList } = document.documentElement;
    const { unmount } = render(<Screen />);
    expect(classList).toContain('dark');
    unmount();
    expect(classList).not.toContain('dark');
  });
});
