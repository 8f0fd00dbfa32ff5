import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiChange, leastVersion } from './api-change.mjs';

const report = (...declarations) => `## API\n\n\`\`\`ts\n\n${declarations.join('\n\n')}\n\n\`\`\`\n`;
const BEFORE = report(
  '// @public\nexport function priced(price: Price): string;',
  "// @public\nexport const WORDS: {\n    readonly save: 'Guardar';\n};",
  '// @public (undocumented)\nexport interface Props {\n    readonly title: string;\n}',
);

describe('the least version after a change of what a package exports', () => {
  /** @type {[what: string, edit: (text: string) => string, least: string][]} */
  const changes = [
    [
      'the same exports, with another comment',
      (text) => text.replace('// @public\n', '// @public (undocumented)\n'),
      '1.4.2',
    ],
    [
      'the same exports, indented and quoted otherwise',
      (text) => text.replaceAll('    ', '').replaceAll("'Guardar'", '"Guardar"'),
      '1.4.2',
    ],
    [
      'an added export',
      (text) => text.replace('// @public', '// @public\nexport type Key = string;\n\n// @public'),
      '1.5.0',
    ],
    [
      'a removed export',
      (text) => text.replace('// @public\nexport function priced(price: Price): string;\n\n', ''),
      '2.0.0',
    ],
    ['a renamed export', (text) => text.replace('function priced', 'function price'), '2.0.0'],
    ['another type of an argument', (text) => text.replace('price: Price', 'price: number'), '2.0.0'],
    [
      'one more member of a constant',
      (text) => text.replace("';\n};", "';\n    readonly undo: 'Deshacer';\n};"),
      '1.5.0',
    ],
    [
      'one more optional property',
      (text) => text.replace('string;\n}', 'string;\n    readonly icon?: string;\n}'),
      '1.5.0',
    ],
    [
      'one more required property',
      (text) => text.replace('string;\n}', 'string;\n    readonly icon: string;\n}'),
      '2.0.0',
    ],
  ];
  for (const [what, edit, least] of changes) {
    it(`${what}: ${least} after 1.4.2`, () => {
      assert.equal(leastVersion('1.4.2', apiChange(BEFORE, edit(BEFORE))), least);
    });
  }
});
