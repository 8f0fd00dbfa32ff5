import path from 'node:path';
import type { DecoderProgram } from '../pictures/decoder.ts';

/** The decoder as it stands in the sources: a build has it beside the server's bundle. */
export const PICTURE_DECODER: DecoderProgram = {
  file: path.join(__dirname, '../pictures/decoder-process.ts'),
  execArgv: ['--require', path.join(__dirname, 'run-typescript.cjs')],
};
