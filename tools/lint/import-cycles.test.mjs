import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { inRoot } from '../root.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-cycles-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} sources by file name */
async function filesInCycle(sources) {
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, name), source);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: inRoot('eslint.config.mjs'),
    // These files belong to no TypeScript program, so that rules which need types cannot run.
    ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-cycle',
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null } } },
  });
  const results = await eslint.lintFiles(Object.keys(sources));
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.filter(({ fatal }) => fatal)),
    [],
  );
  return results.filter(({ errorCount }) => errorCount > 0).map(({ filePath }) => path.basename(filePath));
}

describe('lint', () => {
  it('refuses two files that import each other', async () => {
    const sources = {
      'pan.ts': "import { oven } from './oven.tsx';\nexport const pan = () => oven;\n",
      'oven.tsx': "import { pan } from './pan.ts';\nexport const oven = () => pan;\n",
    };
    assert.deepEqual(await filesInCycle(sources), Object.keys(sources));
  });

  it('refuses a cycle of three files that one of them closes by import()', async () => {
    const sources = {
      'knife.ts': "import { board } from './board.ts';\nexport const knife = () => board;\n",
      'board.ts': "export { sink as board } from './sink.ts';\n",
      'sink.ts': "export const sink = () => import('./knife.ts');\n",
    };
    assert.deepEqual(await filesInCycle(sources), Object.keys(sources));
  });

  it('allows a cycle that types close', async () => {
    const sources = {
      'cup.ts': "import { saucer } from './saucer.ts';\nexport type Cup = string;\nexport const cup = saucer;\n",
      'saucer.ts': "import type { Cup } from './cup.ts';\nexport const saucer: Cup = '';\n",
    };
    assert.deepEqual(await filesInCycle(sources), []);
  });
});
