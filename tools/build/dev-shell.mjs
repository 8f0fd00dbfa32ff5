import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { Refusal } from '../command/refusal.mjs';
import { step } from '../command/steps.mjs';
import { inRoot } from '../root.mjs';
import { configurationsOf } from './apps.mjs';
import { stampOf } from './stamps.mjs';

/** The shell with React's development build, in which a changed component can replace the one on the screen. */
const DEV_SHELL = inRoot('dist/dev-shell');
const STAMP = path.join(DEV_SHELL, 'built-with.txt');

/** Builds it where it is missing, or the built shell has become another one. */
export async function ensureDevShell() {
  const hash = stampOf('shell')?.hash ?? '';
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  rmSync(DEV_SHELL, { recursive: true, force: true });
  await step('Building the shell for development', buildDevShell);
  writeFileSync(STAMP, hash);
}

async function buildDevShell() {
  const all = await configurationsOf('shell', { mode: 'development', hash: '' });
  const configurations = all
    .filter(({ name }) => name !== 'gallery')
    .map((configuration) => ({
      ...configuration,
      devtool: /** @type {const} */ (false),
      output: moved(configuration),
    }));
  const compiler = webpack(configurations);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((failure, done) => (failure ? reject(failure) : resolve(done))),
  );
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
    throw new Refusal('The shell could not be built, see above.');
  }
  await new Promise((resolve) => compiler.close(resolve));
}

/** @param {import('webpack').Configuration} configuration */
const moved = ({ output }) => ({
  ...output,
  path: path.join(DEV_SHELL, path.relative(inRoot('dist'), output?.path ?? '')),
});
