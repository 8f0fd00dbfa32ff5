import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CartaServer } from './carta-server.ts';
import { expect } from './test.ts';

/** A menu file of five categories and ten products. */
export const CANTINA = fileURLToPath(new URL('../menus/cantina.json', import.meta.url));

/** The business of the demo that has no menu yet. */
export const NEW_BUSINESS = 'demo-vacio';

/** Runs a command of the operator; fails the test if the command fails. */
export async function carta(server: CartaServer, ...args: string[]): Promise<void> {
  const { code, err } = await server.carta(args);
  expect(code, err).toBe(0);
}

/** Imports a menu file into the new business. */
export async function importMenu(server: CartaServer, file = CANTINA): Promise<void> {
  await carta(server, 'menu', 'import', file, '--business', NEW_BUSINESS);
}

/** Sets the announcements or the manuals as the operator does. */
export async function setContent(
  server: CartaServer,
  kind: 'announcements' | 'manuals',
  content: unknown,
): Promise<void> {
  const file = path.join(server.dataDir, `${kind}-to-set.json`);
  await writeFile(file, JSON.stringify(content));
  await carta(server, kind, 'set', file);
}

/** Writes a content file by hand, not by the command line, which would refuse it. */
export function writeContent(server: CartaServer, kind: string, text: string): Promise<void> {
  return writeFile(path.join(server.dataDir, 'content', `${kind}.json`), text);
}

/** The same with a text that cannot be read, which the server complains of. */
export async function breakContent(server: CartaServer, kind: string, text: string): Promise<void> {
  server.allow(UNREADABLE);
  await writeContent(server, kind, text);
}

const UNREADABLE = /content cannot be read/;

/** Returns the log lines about a content file that cannot be read. */
export const unreadableContentLines = ({ log }: CartaServer) => log.split('\n').filter((line) => UNREADABLE.test(line));
