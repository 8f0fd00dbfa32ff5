import path from 'node:path';
import type { Program } from '../processes/process-pool.ts';

const bundled = (file: string): Program => ({ file: path.join(process.env.CARTA_TEST_PROGRAMS ?? '', file) });

/** The programs from today's sources; a build has them beside the server's bundle. */
export const RENDER_PROGRAM = bundled('render.js');
export const PICTURE_DECODER = bundled('decoder.js');
/** Logs two lines and ends at once. */
export const LOG_AND_END = bundled('log-and-end.js');
/** A server of its own that gets an order, and is killed before it answers if it is told to. */
export const SEND_ORDER = bundled('send-order.js');
