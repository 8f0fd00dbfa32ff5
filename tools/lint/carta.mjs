import { everyTestRuns } from './every-test-runs.mjs';
import { fileNames } from './file-names.mjs';
import { importRules } from './import-rules.mjs';
import { literalSpreads } from './literal-spreads.mjs';

/** The rules that no linter has, for .oxlintrc.json. */
// Oxlint takes a plugin as the default export.
export default {
  meta: { name: 'carta' },
  rules: {
    'every-test-runs': everyTestRuns,
    'file-names': fileNames,
    'import-rules': importRules,
    'literal-spreads': literalSpreads,
  },
};
