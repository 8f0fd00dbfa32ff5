import manifest from '../package.json';

/** Of the program: that of the root package.json, which all packages share. */
export const VERSION: string = manifest.version;
