import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { inRoot } from '../root.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-oxlint-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Returns what our configuration finds, as "file rule", sorted.
 * @param {Record<string, string>} sources by file name
 */
function findings(sources) {
  const project = mkdtempSync(path.join(folder, 'project-'));
  writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2023',
        module: 'nodenext',
        noEmit: true,
        types: [],
        rewriteRelativeImportExtensions: true,
        jsx: 'preserve',
      },
    }),
  );
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), source);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('node_modules/oxlint/bin/oxlint'), '-c', inRoot('.oxlintrc.json'), '--format', 'json', project],
    // It looks for the part that knows types in the folder where it starts.
    { cwd: inRoot(), encoding: 'utf8' },
  );
  assert.equal(stderr, '');
  /** @type {{ diagnostics: { filename: string, code: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ filename, code }) => `${path.basename(filename)} ${code}`))].sort();
}

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
    assert.deepEqual(
      findings(sources),
      Object.keys(REFUSED).map((rule) => `${rule}.ts typescript(${rule})`),
    );
  });

  it('cannot be switched off by a comment of ESLint', () => {
    const source = `/* eslint-disable */\n${PRELUDE}soon.then(String);\nexport {};\n`;
    assert.deepEqual(findings({ 'off.ts': source }), ['off.ts typescript(no-floating-promises)']);
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
      const expected = Object.keys(REFUSED).map((rule) => `${fileOf(rule)} ${rule}`);
      assert.deepEqual(
        expected.filter((finding) => !found.includes(finding)),
        [],
        place,
      );
    }
  });
});
