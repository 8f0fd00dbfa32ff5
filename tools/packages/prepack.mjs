// `prepack` of a package: builds it, after the packages of ours that it imports, and writes its reference from the docstrings.
import path from 'node:path';
import { buildPackage, manifestOf, PACKAGES, writeReference } from './packages.mjs';

const packed = path.basename(process.cwd());
const needed = new Set([packed]);
for (const name of [...PACKAGES].reverse())
  if (needed.has(name))
    for (const other of Object.keys(manifestOf(name).dependencies ?? {}))
      if (other.startsWith('@carta/')) needed.add(other.slice('@carta/'.length));
for (const name of PACKAGES) if (needed.has(name)) await buildPackage(name);
writeReference(packed);
