// `npm run build` of a package: writes dist with its ES modules, its CommonJS modules in dist/cjs, the types of both, and its style sheets.
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { node } from './node.mjs';

const folder = process.cwd();
const dist = path.join(folder, 'dist');
const tsc = [inRoot('node_modules/typescript7/bin/tsc'), '--singleThreaded', '-p', 'tsconfig.build.json'];

rmSync(dist, { recursive: true, force: true });
node(folder, [...tsc, '--outDir', 'dist']);
node(folder, [...tsc, '--module', 'commonjs', '--verbatimModuleSyntax', 'false', '--outDir', 'dist/cjs']);
for (const output of [dist, path.join(dist, 'cjs')])
  cpSync(path.join(folder, 'src'), output, { recursive: true, filter: isNoCode });
const { sideEffects } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
writeFileSync(path.join(dist, 'cjs/package.json'), `${JSON.stringify({ type: 'commonjs', sideEffects })}\n`);

/** True for style sheets and pictures, which are shipped as they are. @param {string} place */
function isNoCode(place) {
  return statSync(place).isDirectory() ? path.basename(place) !== 'testing' : !/\.tsx?$/.test(place);
}
