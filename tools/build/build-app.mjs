// Builds one app in a process of its own: node tools/build/build-app.mjs NAME MODE
import webpack from 'webpack';
import { inRoot } from '../root.mjs';
import { configurationsOf, copyFolders } from './apps.mjs';
import { compress } from './compress.mjs';
import { hideSourceMaps } from './hide-source-maps.mjs';
import { writeServerPackage } from './server-package.mjs';
import { hashOfApp, writeStamp } from './stamps.mjs';

const [app = '', mode = ''] = process.argv.slice(2);
const hash = hashOfApp(app);
const configurations = await configurationsOf(app, { mode, hash });

const compiler = webpack(configurations);
compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  if (stats?.hasErrors()) process.exit(1);
  compiler.close(() => void finish());
});

async function finish() {
  copyFolders(app);
  if (app === 'api') writeServerPackage(inRoot('dist'));
  const forBrowsers = configurations.filter(({ target }) => !String(target).startsWith('node'));
  if (mode === 'production') {
    const folders = forBrowsers.map(({ output }) => output?.path ?? inRoot('dist'));
    for (const folder of folders) hideSourceMaps(folder, inRoot('dist'));
    await Promise.all(folders.map(compress));
  }
  writeStamp(app, { mode, hash, outputs: configurations.map(({ output }) => output?.path ?? '') });
}
