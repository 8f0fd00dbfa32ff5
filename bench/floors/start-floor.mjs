import { fileURLToPath } from 'node:url';
import { startServer } from '../servers/server-process.mjs';

const program = fileURLToPath(new URL('floor-server.cjs', import.meta.url));

/**
 * Starts a bare Fastify server.
 * @param {string} folder
 * @param {{ BYTES?: string, COMPRESSED?: string, HEADERS?: string, LOGS?: string, DATABASE?: string, PAGES?: string }} [serves] which of its routes it has; HEADERS are those of COMPRESSED as JSON, LOGS lets it log a line for each answer
 */
export const startFloor = (folder, serves = {}) => startServer({ program, folder, ready: '/', env: serves });
