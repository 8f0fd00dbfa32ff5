import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importCycles } from './import-cycles.mjs';

describe('the check of import cycles', () => {
  it('finds two files that import each other', () => {
    const sources = {
      'kitchen/oven.tsx': "import { pan } from './pan.ts';\nexport const oven = () => pan;\n",
      'kitchen/pan.ts': "import { oven } from './oven.tsx';\nexport const pan = () => oven;\n",
    };
    assert.deepEqual(importCycles(sources), [['kitchen/oven.tsx', 'kitchen/pan.ts']]);
  });

  it('finds a cycle of three files that one of them closes by import()', () => {
    const sources = {
      'board.ts': "export { sink as board } from './sink.ts';\n",
      'knife.ts': "import { board } from './board.ts';\nexport const knife = () => board;\n",
      'sink.ts': "export const sink = () => import('./knife.ts');\n",
    };
    assert.deepEqual(importCycles(sources), [['board.ts', 'sink.ts', 'knife.ts']]);
  });

  it('finds a cycle that a type closes', () => {
    const sources = {
      'cup.ts': "import { saucer } from './saucer.ts';\nexport type Cup = string;\nexport const cup = saucer;\n",
      'saucer.ts': "import type { Cup } from './cup.ts';\nexport const saucer: Cup = '';\n",
    };
    assert.deepEqual(importCycles(sources), [['cup.ts', 'saucer.ts']]);
  });

  it('finds a cycle of an import() and a type', () => {
    const sources = {
      'jug.ts': "export type Litres = number;\nexport const jug = () => import('./water/tap.ts');\n",
      'water/tap.ts': "import type { Litres } from '../jug.ts';\nexport const tap: Litres = 1;\n",
    };
    assert.deepEqual(importCycles(sources), [['jug.ts', 'water/tap.ts']]);
  });

  it('finds a cycle of modules that Node runs', () => {
    const sources = {
      'fork.mjs': "import { spoon } from './spoon.mjs';\nexport const fork = () => spoon;\n",
      'spoon.mjs': "import { fork } from './fork.mjs';\nexport const spoon = () => fork;\n",
    };
    assert.deepEqual(importCycles(sources), [['fork.mjs', 'spoon.mjs']]);
  });

  it('finds no cycle in files that import one file, nor in one that imports a cycle', () => {
    const sources = {
      'a.ts': "export * from './b.ts';\nexport * from './c.ts';\n",
      'b.ts': "export * from './d.ts';\n",
      'c.ts': "export * from './d.ts';\n",
      'd.ts': "import 'node:path';\n",
      'e.ts': "export * from './f.ts';\n",
      'f.ts': "export * from './g.ts';\n",
      'g.ts': "export type * from './f.ts';\n",
    };
    assert.deepEqual(importCycles(sources), [['f.ts', 'g.ts']]);
  });
});
