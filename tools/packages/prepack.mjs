// `prepack` of a package: builds it, after the packages of ours that it imports, and writes its reference from the docstrings.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { node } from './node.mjs';

/**
 * @param {string} folder
 * @param {Set<string>} built
 */
function buildWithDependencies(folder, built = new Set()) {
  if (built.has(folder)) return;
  built.add(folder);
  const { dependencies = {} } = manifestOf(folder);
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@carta/')) buildWithDependencies(inRoot('libs', name.slice('@carta/'.length)), built);
  node(folder, [inRoot('tools/packages/build-package.mjs')]);
}

/**
 * @param {string} folder
 * @returns {{ dependencies?: Record<string, string>, exports: Record<string, string | Record<string, string>> }}
 */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const folder = process.cwd();
buildWithDependencies(folder);

const entries = Object.values(manifestOf(folder).exports).flatMap((target) =>
  typeof target === 'object' && target['carta-source'] ? ['--entryPoints', target['carta-source']] : [],
);
rmSync(path.join(folder, 'reference'), { recursive: true, force: true });
node(folder, [
  ...[inRoot('node_modules/typedoc/bin/typedoc'), '--plugin', 'typedoc-plugin-markdown', '--tsconfig', 'tsconfig.json'],
  ...['--outputFileStrategy', 'modules', '--out', 'reference', '--readme', 'none', '--disableSources'],
  // Types are checked by `npm run typecheck`.
  ...['--skipErrorChecking', '--logLevel', 'Error', ...entries],
]);
