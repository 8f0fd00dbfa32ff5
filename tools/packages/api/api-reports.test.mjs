import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../root.mjs';
import { apiChange, isBefore, leastVersion } from './api-change.mjs';
import { currentReport, PROMISED, readReports, releasedReport } from './read-reports.mjs';
import { manifestOf } from '../packages.mjs';

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

describe('what the packages export', () => {
  const reports = readReports();
  /** @param {string} name */
  const lastRelease = (name) => {
    const versions = readdirSync(inRoot('releases')).filter((version) => existsSync(releasedReport(name, version)));
    return versions.sort((a, b) => (isBefore(a, b) ? -1 : 1)).at(-1);
  };

  for (const name of PROMISED) {
    it(`the report of @carta/${name} is of today; \`npm run api-report\` writes it`, () => {
      assert.equal(reports.get(name), readFileSync(currentReport(name), 'utf8'));
    });

    it(`the version of @carta/${name} says what changed since its last release`, () => {
      const last = lastRelease(name);
      assert.ok(last !== undefined, `@carta/${name} was never released`);
      const change = apiChange(readFileSync(releasedReport(name, last), 'utf8'), reports.get(name) ?? '');
      const least = leastVersion(last, change);
      const { version } = manifestOf(name);
      assert.ok(!isBefore(version, least), `${version} has to be ${least} at least: ${JSON.stringify(change)}`);
    });
  }
});
