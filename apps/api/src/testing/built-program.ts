import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
} from 'node:fs';
import path from 'node:path';
import { extract } from 'tar';
import { writeStandInSite } from './stand-in-site.ts';

const root = path.resolve(__dirname, '../../../..');
const tmp = path.join(root, 'tmp');
const releases = path.join(root, 'releases');
const serverOf = (version: string) => path.join(releases, version, 'server.tgz');

/** Builds what is stale of the apps, or of all, into `dist/`; concurrent test files share one build. */
export function ensureBuilt(apps?: readonly string[]): void {
  const options = JSON.stringify({ apps, mode: 'production' });
  const build = `import { ensureBuilt } from './tools/build/ensure-built.mjs'; await ensureBuilt(${options});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: root });
}

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
  /** The folder of the built apps. */
  readonly siteDir: string;
  /** Returns a new data folder. */
  readonly newDataDir: () => string;
  /** Runs a program to its end. */
  readonly run: (program: 'main' | 'cli', args: string[], env: NodeJS.ProcessEnv, input?: string) => Promise<Ended>;
  /** Starts a server without waiting for it. */
  readonly launch: (env: NodeJS.ProcessEnv) => Pick<Running, 'child' | 'ended'>;
  /** Starts a server on a free port and waits until it prints its address; with `logFile`, its output goes there. */
  readonly serve: (env: NodeJS.ProcessEnv, logFile?: string) => Promise<Running>;
  /** Also ends servers that a failed test has left running. */
  readonly remove: () => void;
}

/** Copies the built program into a new folder, beside stand-ins for the other apps. */
export function buildProgram(): BuiltProgram {
  return programIn((bundles) => {
    ensureBuilt(['api']);
    cpSync(path.join(root, 'dist/api'), bundles, { recursive: true });
  });
}

/** Unpacks the program of the last release; it uses the packages of today. */
export function lastReleasedProgram(): BuiltProgram {
  const servers = readdirSync(releases).filter((version) => existsSync(serverOf(version)));
  const [last = ''] = servers.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return programIn((bundles) => {
    mkdirSync(bundles);
    extract({ file: serverOf(last), cwd: bundles, sync: true });
  });
}

function programIn(writeBundles: (folder: string) => void): BuiltProgram {
  mkdirSync(tmp, { recursive: true });
  const folder = mkdtempSync(path.join(tmp, 'api-'));
  const siteDir = path.join(folder, 'site');
  const bundles = path.join(siteDir, 'api');
  mkdirSync(siteDir);
  writeBundles(bundles);
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
    const captured = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (captured.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (captured.err += text));
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...captured })));
    return { child, captured, ended };
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
      const { child, captured, ended } = start('main', [], env, logFile);
      const out = () => (logFile === undefined ? captured.out : readFileSync(logFile, 'utf8'));
      const watching = logFile === undefined ? undefined : watch(logFile);
      const url = await new Promise<string>((resolve, reject) => {
        const look = () => {
          const address = /(?:^|"msg":")Carta: ([^\s"]+)/m.exec(out())?.[1];
          if (address) resolve(address);
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
