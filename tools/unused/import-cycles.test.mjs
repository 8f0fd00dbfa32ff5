import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import config from './knip.config.mjs';

/**
 * Returns the import cycles that our configuration finds, each as the names of its files, sorted.
 * @param {Record<string, string>} sources by file name
 */
function cyclesIn(sources) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-cycles-'));
  try {
    const { include, cycles } = config;
    const settings = { include, cycles, entry: Object.keys(sources), project: Object.keys(sources) };
    writeFileSync(path.join(folder, 'knip.json'), JSON.stringify(settings));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'pans', type: 'module' }));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'preserve' } }));
    for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, name), source);
    const { stdout } = spawnSync(process.execPath, [inRoot('node_modules/knip/bin/knip.js'), '--reporter', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    /** @type {{ issues: { cycles: { name: string }[][] }[] }} */
    const { issues } = JSON.parse(stdout);
    return issues.flatMap((file) => file.cycles.map((cycle) => cycle.map(({ name }) => name).sort()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the check of unused code', () => {
  it('refuses two files that import each other', () => {
    const sources = {
      'oven.tsx': "import { pan } from './pan.ts';\nexport const oven = () => pan;\n",
      'pan.ts': "import { oven } from './oven.tsx';\nexport const pan = () => oven;\n",
    };
    assert.deepEqual(cyclesIn(sources), [['oven.tsx', 'pan.ts']]);
  });

  it('refuses a cycle of three files that one of them closes by import()', () => {
    const sources = {
      'board.ts': "export { sink as board } from './sink.ts';\n",
      'knife.ts': "import { board } from './board.ts';\nexport const knife = () => board;\n",
      'sink.ts': "export const sink = () => import('./knife.ts');\n",
    };
    assert.deepEqual(cyclesIn(sources), [['board.ts', 'knife.ts', 'sink.ts']]);
  });

  it('refuses a cycle of modules that Node runs', () => {
    const sources = {
      'fork.mjs': "import { spoon } from './spoon.mjs';\nexport const fork = () => spoon;\n",
      'spoon.mjs': "import { fork } from './fork.mjs';\nexport const spoon = () => fork;\n",
    };
    assert.deepEqual(cyclesIn(sources), [['fork.mjs', 'spoon.mjs']]);
  });

  it('allows a cycle that types close', () => {
    const sources = {
      'cup.ts': "import { saucer } from './saucer.ts';\nexport type Cup = string;\nexport const cup = saucer;\n",
      'saucer.ts': "import type { Cup } from './cup.ts';\nexport const saucer: Cup = '';\n",
    };
    assert.deepEqual(cyclesIn(sources), []);
  });
});
