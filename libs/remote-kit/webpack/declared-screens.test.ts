import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { screensDeclaredIn } from './declared-screens.cjs';

const directory = mkdtempSync(path.join(os.tmpdir(), 'carta-screens-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('screensDeclaredIn', () => {
  it('returns the data of src/screens.ts without its types', () => {
    mkdirSync(path.join(directory, 'src'));
    writeFileSync(
      path.join(directory, 'src/screens.ts'),
      `import type { Screen } from '@carta/contract';
      export const SCREENS = [{ path: '/panel/x', title: 'X', parent: '/panel' }] as const satisfies readonly Screen[];`,
    );
    const screens = JSON.parse(JSON.stringify(screensDeclaredIn(directory)));
    assert.deepEqual(screens, [{ path: '/panel/x', title: 'X', parent: '/panel' }]);
  });
});
