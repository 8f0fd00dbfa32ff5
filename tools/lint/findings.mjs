import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { MAY_IMPORT } from './import-table.mjs';

const CONFIG = '.oxlintrc.json';
/** What lint reads in the root: the rules of ours look there for the projects. */
const READ = [
  CONFIG,
  'tools/lint',
  'package.json',
  ...Object.keys(MAY_IMPORT).map((project) => `${project}/package.json`),
];

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2023',
    module: 'nodenext',
    noEmit: true,
    types: [],
    rewriteRelativeImportExtensions: true,
    allowJs: true,
    checkJs: true,
    jsx: 'preserve',
  },
};

/**
 * Returns what lint finds in these sources, as "file rule", sorted, each once. They lie in a folder of their own, with the project's configuration, rules and manifests.
 * @param {Record<string, string>} sources by path from the root
 */
export function findings(sources) {
  return inFolderWith(sources, (root) => {
    /** @type {{ diagnostics: { filename: string, code: string }[] }} */
    const { diagnostics } = JSON.parse(lint(root, '--format', 'json'));
    const found = diagnostics
      .map(({ filename, code }) => ({ file: path.relative(root, path.resolve(inRoot(), filename)), code }))
      .filter(({ file }) => file in sources)
      .map(({ file, code }) => `${file} ${code}`);
    return [...new Set(found)].sort();
  });
}

/**
 * Returns these sources after lint has mended what it can.
 * @param {Record<string, string>} sources by path from the root
 */
export function mended(sources) {
  return inFolderWith(sources, (root) => {
    lint(root, '--fix');
    return Object.fromEntries(Object.keys(sources).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  });
}

/**
 * @template T
 * @param {Record<string, string>} sources
 * @param {(root: string) => T} work
 */
function inFolderWith(sources, work) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'carta-lint-'));
  try {
    for (const file of READ.filter((each) => existsSync(inRoot(each))))
      cpSync(inRoot(file), path.join(root, file), { recursive: true });
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** @param {string} root @param {string[]} flags */
function lint(root, ...flags) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('node_modules/oxlint/bin/oxlint'), '-c', path.join(root, CONFIG), ...flags, root],
    // It looks for the part that knows types in the folder where it starts.
    { cwd: inRoot(), encoding: 'utf8' },
  );
  assert.equal(stderr, '');
  return stdout;
}
