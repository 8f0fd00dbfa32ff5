import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server-process.mjs';

const program = (/** @type {string} */ name) => fileURLToPath(new URL(`../../dist/api/${name}.js`, import.meta.url));
export const PASSWORD = 'contraseña de la medición';

/** @typedef {{ key: string, email: string }} Business */

/**
 * The product as it is built, on data of its own in a folder.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [settings]
 */
export function cartaIn(folder, settings = {}) {
  const dataDir = path.join(folder, 'data');
  // A load is more than any restaurant's.
  const limits = {
    MAX_REQUESTS: '999999999',
    MAX_UPLOADS: '999999999',
    ORDERS_PER_NETWORK: '1000000',
    ORDERS_PER_HOUR: '1000000',
  };
  const env = { DATA_DIR: dataDir, ...limits, ...settings };

  /**
   * @param {string[]} args
   * @param {string} [input]
   */
  const command = (args, input = '') => {
    const { status, stderr } = spawnSync(process.execPath, [program('cli'), ...args], {
      input,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`carta ${args.join(' ')}: ${stderr}`);
  };

  return {
    /** Runs a command of the operator to its end. */
    command,

    /** @param {{ preload?: string, env?: NodeJS.ProcessEnv }} [wanted] */
    start: ({ preload, env: more = {} } = {}) =>
      startServer({ program: program('main'), folder, ready: '/login', env: { ...env, ...more }, preload }),

    /**
     * A business with an owner and a menu.
     * @param {string} key
     * @param {object} menuFile
     * @returns {Business}
     */
    makeBusiness(key, menuFile) {
      const email = `${key}@carta.test`;
      const file = path.join(folder, `${key}.json`);
      writeFileSync(file, JSON.stringify(menuFile));
      command(['business', 'create', '--key', key, '--name', 'La Medida']);
      command(['user', 'create', '--email', email, '--business', key], `${PASSWORD}\n`);
      command(['menu', 'import', file, '--business', key, '--replace']);
      return { key, email };
    },
  };
}

/**
 * Signs in and gives the session's cookie as a browser sends it back.
 * @param {string} url
 * @param {Business} business
 */
export async function signIn(url, { email }) {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookie;
}
