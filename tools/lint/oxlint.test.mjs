import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { findings } from './findings.mjs';

describe('lint of import cycles', () => {
  it('refuses two files that import each other', () => {
    const sources = {
      'oven.tsx': "import { pan } from './pan.ts';\nexport const oven = () => pan;\n",
      'pan.ts': "import { oven } from './oven.tsx';\nexport const pan = () => oven;\n",
    };
    assert.deepEqual(findings(sources), ['oven.tsx import(no-cycle)', 'pan.ts import(no-cycle)']);
  });

  it('refuses a cycle that a type closes', () => {
    const sources = {
      'cup.ts': "import { saucer } from './saucer.ts';\nexport type Cup = string;\nexport const cup = saucer;\n",
      'saucer.ts': "import type { Cup } from './cup.ts';\nexport const saucer: Cup = '';\n",
    };
    assert.deepEqual(findings(sources), ['cup.ts import(no-cycle)', 'saucer.ts import(no-cycle)']);
  });
});

describe('lint with types', () => {
  const PRELUDE = 'declare const soon: Promise<string>;\ndeclare const text: string;\n';
  /** @type {Record<string, string>} Per rule, a statement that it refuses. */
  const REFUSED = {
    'await-thenable': 'export const awaited = await text;',
    'no-floating-promises': 'soon.then(String);',
    'no-misused-promises': 'declare function each(work: () => void): void;\neach(async () => void (await soon));',
    'no-unnecessary-condition': "export const shown = text ?? 'nothing';",
    'no-unnecessary-type-assertion': 'export const same = text as string;',
    'switch-exhaustiveness-check':
      "declare const side: 'left' | 'right';\nswitch (side) {\n  case 'left':\n    console.log(1);\n}",
  };

  it('refuses one statement for each rule that needs types', () => {
    const sources = Object.fromEntries(
      Object.entries(REFUSED).map(([rule, statement]) => [`${rule}.ts`, `${PRELUDE}${statement}\nexport {};\n`]),
    );
    const ofTheseRules = Object.keys(REFUSED).map((rule) => ` typescript(${rule})`);
    assert.deepEqual(
      findings(sources).filter((finding) => ofTheseRules.some((rule) => finding.endsWith(rule))),
      Object.keys(REFUSED).map((rule) => `${rule}.ts typescript(${rule})`),
    );
  });

  it('refuses what the types do not allow, also in JavaScript and in tests', () => {
    const files = ['libs/domain/src/wrong.ts', 'libs/ui/src/wrong.test.tsx', 'tools/wrong.mjs'];
    const typed = "export const wrong: number = 'a';\n";
    const documented = "/** @type {number} */\nexport const wrong = 'a';\n";
    const sources = files.map((file) => [file, file.endsWith('.mjs') ? documented : typed]);
    assert.deepEqual(
      findings(Object.fromEntries(sources)),
      files.map((file) => `${file} typescript(TS2322)`),
    );
  });
});

describe('a comment that disables lint', () => {
  it('of ESLint has no effect', () => {
    const source = "/* eslint-disable */\nexport const same = (text: string) => text == 'a';\n";
    assert.deepEqual(findings({ 'off.ts': source }), ['off.ts eslint(eqeqeq)']);
  });

  it('of Oxlint is in no source', () => {
    // Written in two parts, since this file is a source.
    const term = ['oxlint', 'disable'].join('-');
    const search = () =>
      execFileSync('git', ['grep', '--untracked', '-l', term, '--', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
        cwd: inRoot(),
        encoding: 'utf8',
      });
    assert.throws(search, { status: 1, stdout: '' });
  });
});

describe('rules of our own and of some places', () => {
  const CHANGE = "import { itemChanged } from '@carta/panel';\nitemChanged();\n";
  /** @type {Record<string, string>} */
  const SOURCES = {
    'apps/api/src/things/Odd.ts': 'export const odd = 1;\n',
    'apps/api/src/things/utils.ts': 'export const odd = 1;\n',
    'apps/api/src/things/same.ts': 'export default 1;\n',
    'apps/menu-editor/src/tree/change.tsx': CHANGE,
    'apps/menu-editor/src/outbox/change.ts': CHANGE,
    'e2e/left-out.spec.ts': "import { test } from './test.ts';\ntest.describe.only('a', () => {});\n",
    'libs/panel/src/inferred.ts': 'export const one = () => 1;\n',
    'libs/ui/src/inferred.ts': 'export const one = () => 1;\n',
    'libs/ui/src/left-out.test.ts': "declare const it: { skip: (name: string) => void };\nit.skip('a');\n",
    'libs/ui/src/sleep.test.ts':
      'declare const page: { waitForTimeout: (ms: number) => void };\npage.waitForTimeout(5);\n',
  };

  it('refuse names that say nothing, default exports, changes that are not sent, inferred types that teams rely on, and tests that rest', () => {
    const found = findings(SOURCES).filter((finding) => !/\(TS\d+\)$/.test(finding));
    assert.deepEqual(found, [
      'apps/api/src/things/Odd.ts carta(file-names)',
      'apps/api/src/things/same.ts import(no-default-export)',
      'apps/api/src/things/utils.ts carta(file-names)',
      'apps/menu-editor/src/tree/change.tsx eslint(no-restricted-imports)',
      'e2e/left-out.spec.ts carta(every-test-runs)',
      'libs/panel/src/inferred.ts typescript(explicit-module-boundary-types)',
      'libs/ui/src/left-out.test.ts carta(every-test-runs)',
      'libs/ui/src/sleep.test.ts carta(every-test-runs)',
    ]);
  });
});

describe('lint of React', () => {
  const PRELUDE = "import { useEffect, useMemo, useRef, useState } from 'react';\n";
  /** @type {Record<string, string>} Per rule, a component that it refuses. */
  const REFUSED = {
    'react(error-boundaries)': `import { Risky } from './risky.tsx';
      export function Safe() { try { return <Risky />; } catch { return null; } }`,
    'react(globals)': `let shown = 0;
      export function Counted() { shown = shown + 1; return <p>{shown}</p>; }`,
    'react(immutability)': `export function Renamed(props: { item: { name: string } }) {
      props.item.name = 'other'; return <p>{props.item.name}</p>; }`,
    'react(incompatible-library)': `import { useVirtualizer } from '@tanstack/react-virtual';
      export function Rows({ count }: { count: number }) {
      const rows = useVirtualizer({ count, getScrollElement: () => document.body, estimateSize: () => 40 });
      return <p>{rows.getTotalSize()}</p>; }`,
    'react(preserve-manual-memoization)': `export function Names({ names, shown }: { names: string[]; shown: boolean }) {
      const own: string[][] = []; const first = useMemo(() => [names], [names]);
      own.push(first); if (shown) first.push(names); return <p>{own}</p>; }`,
    'react(purity)': 'export function Lucky() { return <p>{Math.random()}</p>; }',
    'react(refs)': `export function Last({ value }: { value: string }) {
      const last = useRef(value); last.current = value; return <p>{last.current}</p>; }`,
    'react(set-state-in-effect)': `export function Copied({ value }: { value: string }) {
      const [copy, setCopy] = useState(''); useEffect(() => { setCopy(value); }, [value]); return <p>{copy}</p>; }`,
    'react(set-state-in-render)': `export function Endless() {
      const [count, setCount] = useState(0); setCount(count + 1); return <p>{count}</p>; }`,
    'react(unsupported-syntax)': `export function Evaluated({ source }: { source: string }) {
      const value: unknown = eval(source); return <p>{String(value)}</p>; }`,
    'react(use-memo)': `export function Waiting({ name }: { name: string }) {
      const text = useMemo(async () => Promise.resolve(name), [name]); return <p title={String(text)} />; }`,
    'react-hooks(exhaustive-deps)': `export function Title({ text }: { text: string }) {
      useEffect(() => { document.title = text; }, []); return null; }`,
    'react-hooks(rules-of-hooks)': `export function Sometimes({ open }: { open: boolean }) {
      if (open) useState(0); return null; }`,
  };
  const fileOf = (/** @type {string} */ rule) => `${/\((.+)\)/.exec(rule)?.[1]}.tsx`;

  it('refuses one component for each rule, in apps and in the libs of components', () => {
    for (const place of ['apps/menu-editor/src', 'apps/menu-editor/src/tree', 'libs/panel/src', 'libs/ui/src']) {
      const sources = Object.entries(REFUSED).map(([rule, source]) => [`${place}/${fileOf(rule)}`, PRELUDE + source]);
      const found = findings(Object.fromEntries(sources));
      const expected = Object.keys(REFUSED).map((rule) => `${place}/${fileOf(rule)} ${rule}`);
      assert.deepEqual(
        expected.filter((finding) => !found.includes(finding)),
        [],
        place,
      );
    }
  });
});
