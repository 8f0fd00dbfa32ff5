import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fileNames } from './tools/lint/file-names.mjs';
import { importRules } from './tools/lint/import-rules.mjs';
import { literalSpreads } from './tools/lint/literal-spreads.mjs';

const carta = { rules: { 'import-rules': importRules, 'file-names': fileNames, 'literal-spreads': literalSpreads } };

const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts'];
const RUNNERS = '/^(it|test|describe|suite)$/';
const HIDDEN = '/^(only|skip|fixme|todo|skipIf|runIf)$/';

// Import cycles and the rules that need types are in .oxlintrc.json.
export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', '**/test-results/', 'tmp/', 'data/', '.nx/']),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { carta },
    extends: [js.configs.recommended],
    rules: {
      'carta/import-rules': 'error',
      'carta/file-names': 'error',
      'carta/literal-spreads': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      // Oxlint has no setting that makes it ignore comments, as `noInlineConfig` does here.
      'no-warning-comments': ['error', { terms: ['oxlint-'], location: 'anywhere' }],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // The type checker knows what is defined.
    files: ['**/*.{cjs,mjs}'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 0 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // What teams rely on: an inferred type would change with what it is inferred from.
    files: ['libs/{api-client,contract,panel,settings}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    files: ['apps/menu-editor/src/**/*.{ts,tsx}'],
    ignores: ['apps/menu-editor/src/{outbox,testing}/**', ...TESTS],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@carta/panel'],
              importNamePattern: '^(categor(y|ies)|items?|several|prices|featured|groups|siblings)[A-Z]\\w*(ed|Into)$',
              message: 'It is shown and never saved: dispatch `commandAction` of the same name.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[object.name=${RUNNERS}][property.name=${HIDDEN}]`,
          message: 'Every test runs: none alone, none left out.',
        },
        {
          selector: `MemberExpression[object.property.name=${RUNNERS}][property.name=${HIDDEN}]`,
          message: 'Every test runs: none alone, none left out.',
        },
        {
          selector: 'CallExpression[callee.name=/^([fx](it|describe|test))$/]',
          message: 'Every test runs: none alone, none left out.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for what a person would see, not for a time.',
        },
      ],
    },
  },
  {
    files: [
      '**/*.config.{mjs,ts}',
      'tools/unused/root-dependencies.mjs',
      'e2e/testing/make-demo-data.ts',
      '**/*.reporter.mjs',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
