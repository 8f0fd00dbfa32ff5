import path from 'node:path';

/** The drawing process as it stands in the sources: a build has it beside the server's bundle. */
export const DRAWING_PROGRAM = {
  file: path.join(__dirname, '../drawing-process.ts'),
  execArgv: ['--conditions=carta-source', '--require', path.join(__dirname, 'run-typescript.cjs')],
};
