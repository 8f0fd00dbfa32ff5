import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const CITATION = /\[([A-Z]+-\d+)\]/g;
const ROW = /^\| ([A-Z]+-\d+) +\| .*? \| (\S+\.ts) +\| (.*?) +\|$/gm;

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const textOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const citedIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(CITATION)].map(([, rule = '']) => rule)));
const sorted = (rules: Iterable<string>) => [...rules].sort();

const rows = [...readFileSync(path.join(ROOT, 'RULES.md'), 'utf8').matchAll(ROW)].map(
  ([, number = '', where = '', functions = '']) => ({
    number,
    where,
    functions: [...functions.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }),
);
const numbers = rows.map(({ number }) => number);

describe('RULES.md', () => {
  it('RULES.md has each rule once, numbered without gaps', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(sorted(new Set(numbers))).toEqual(sorted(numbers));
    for (const group of new Set(numbers.map((number) => number.split('-')[0]))) {
      const count = numbers.filter((number) => number.startsWith(`${group}-`)).length;
      for (let index = 1; index <= count; index += 1) expect(numbers).toContain(`${group}-${index}`);
    }
  });

  it('RULES.md has exactly the rules that tests cite', () => {
    const tests = files.filter((file) => file.endsWith('.test.ts') && file !== path.basename(__filename));
    expect(sorted(citedIn(tests.map(textOf)))).toEqual(sorted(numbers));
  });

  it('RULES.md has exactly the rules that sources cite', () => {
    const sources = files.filter((file) => !file.endsWith('.test.ts'));
    expect(sorted(citedIn(sources.map(textOf)))).toEqual(sorted(numbers));
  });

  it.each(rows)('[$number] stands in $where, at $functions', ({ number, where, functions }) => {
    expect(functions.length).toBeGreaterThan(0);
    const source = textOf(where);
    expect(source).toContain(`[${number}]`);
    for (const name of functions) expect(source).toMatch(new RegExp(`^export (?:const|function\\*?) ${name}\\b`, 'm'));
  });
});
