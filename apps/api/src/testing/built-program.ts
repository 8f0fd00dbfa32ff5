import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { writeStandInSite } from './stand-in-site.ts';

const root = path.resolve(__dirname, '../../../..');
const tmp = path.join(root, 'tmp');

/** Builds the server into `dist/` where it is stale; test files that run at the same time wait for one build. */
const BUILD = `import { ensureBuilt } from './tools/build/ensure-built.mjs';
await ensureBuilt({ apps: ['api'], mode: 'production' });`;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly ended: Promise<Ended>;
  readonly stop: () => Promise<Ended>;
}

export interface BuiltProgram {
  /** The folder that a server finds its pages in. */
  readonly siteDir: string;
  /** A data folder of its own. */
  readonly newDataDir: () => string;
  /** Runs to its end. */
  readonly run: (program: 'main' | 'cli', args: string[], env: NodeJS.ProcessEnv, input?: string) => Promise<Ended>;
  /** Starts a server and does not wait for it. */
  readonly launch: (env: NodeJS.ProcessEnv) => Pick<Running, 'child' | 'ended'>;
  /** Starts a server on a free port and waits until it says where it is; what it says may go to a file. */
  readonly serve: (env: NodeJS.ProcessEnv, logFile?: string) => Promise<Running>;
  /** Ends what a failed test has left running, too. */
  readonly remove: () => void;
}

/** Copies the built program, as it is shipped, into a folder of its own beside stand-ins for the other apps. */
export function buildProgram(): BuiltProgram {
  mkdirSync(tmp, { recursive: true });
  const folder = mkdtempSync(path.join(tmp, 'api-'));
  const siteDir = path.join(folder, 'site');
  const bundles = path.join(siteDir, 'api');
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: root });
  cpSync(path.join(root, 'dist/api'), bundles, { recursive: true });
  writeStandInSite(siteDir);

  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv, logFile?: string) => {
    const output = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
    const child = spawn(process.execPath, [path.join(bundles, `${program}.js`), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['pipe', output, output],
    });
    started.push(child);
    if (typeof output === 'number') closeSync(output);
    const heard = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (heard.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (heard.err += text));
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...heard })));
    return { child, heard, ended };
  };

  return {
    siteDir,
    newDataDir: () => path.join(mkdtempSync(path.join(folder, 'data-')), 'data'),
    run: (program, args, env, input = '') => {
      const { child, ended } = start(program, args, env);
      child.stdin?.end(input);
      return ended;
    },
    launch: (env) => start('main', [], env),
    serve: async (env, logFile) => {
      const { child, heard, ended } = start('main', [], env, logFile);
      const out = () => (logFile === undefined ? heard.out : readFileSync(logFile, 'utf8'));
      const watching = logFile === undefined ? undefined : watch(logFile);
      const url = await new Promise<string>((resolve, reject) => {
        const look = () => {
          const said = /^Carta: (\S+)$/m.exec(out())?.[1];
          if (said) resolve(said);
        };
        child.stdout?.on('data', look);
        watching?.on('change', look);
        void ended.then(({ err }) => reject(new Error(`the server ended: ${err}`)));
      }).finally(() => watching?.close());
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      return { url, child, out, ended, stop };
    },
    remove: () => {
      for (const child of started) child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
