import path from 'node:path';
import type { Program } from '../processes/process-pool.ts';

const fromSource = (file: string): Program => ({
  file: path.join(__dirname, '..', file),
  execArgv: ['--conditions=carta-source', '--require', path.join(__dirname, 'run-typescript.cjs')],
});

/** The programs from source; a build has them beside the server's bundle. */
export const RENDER_PROGRAM = fromSource('render-program.ts');
export const PICTURE_DECODER = fromSource('pictures/decoder-program.ts');
