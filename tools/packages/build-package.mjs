// `npm run build` of a package: writes dist with its ES modules, its CommonJS modules in dist/cjs, and the types of both.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { node } from './node.mjs';

const folder = process.cwd();
const dist = path.join(folder, 'dist');
const tsc = [inRoot('node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.build.json'];

rmSync(dist, { recursive: true, force: true });
node(folder, [...tsc, '--outDir', 'dist']);
node(folder, [...tsc, '--module', 'commonjs', '--verbatimModuleSyntax', 'false', '--outDir', 'dist/cjs']);
writeFileSync(path.join(dist, 'cjs/package.json'), '{ "type": "commonjs", "sideEffects": false }\n');
