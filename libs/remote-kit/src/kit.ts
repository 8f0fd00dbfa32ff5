import { createRequire } from 'node:module';
import path from 'node:path';

/** Loads what the installed kit has besides this program. */
export const kit = createRequire(__filename);

/** The folder of the installed kit. */
export const kitFolder = () => path.dirname(kit.resolve('@carta/remote-kit/package.json'));
