// npm run pack [-- FOLDER]: packs all packages; without a folder, into `releases` under their version.
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { buildPackage, manifestOf, pack, PACKAGES, writeReference } from './packages.mjs';

const [folder] = process.argv.slice(2);
for (const name of PACKAGES) {
  await buildPackage(name);
  writeReference(name);
}
for (const name of PACKAGES) {
  const file = pack(name, folder ? path.resolve(folder) : inRoot('releases', manifestOf(name).version));
  console.log(path.relative(process.cwd(), file));
}
