import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { quickFolder } from './quick-folder.ts';

const READY = 'ready to accept connections';
const DEBIAN = '/usr/lib/postgresql';

/** Ends with the process that started it, whatever ends that, and leaves no files. Each line that it reads kills or starts the server. */
const SCRIPT = `
programs=$1; folder=$2; base=$3; shift 3
if [ -n "$base" ]
then cp -a "$base" "$folder/data" && touch "$folder/data/recovery.signal"
else "$programs/initdb" -D "$folder/data" -A trust -U carta -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
fi
cat "$folder/added.conf" >> "$folder/data/postgresql.conf"
begin() { "$programs/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=300 "$@" >&2 & server=$!; }
end() { kill "-$1" $server; wait $server; }
begin "$@"
while read -r line; do
  case $line in
    kill) end QUIT;;
    start) begin "$@";;
  esac
done
end INT
rm -rf "$folder"`;

export interface PostgresServer {
  /** The folder of its socket. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, without writing what is not written yet. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that. */
  readonly startAgain: () => Promise<void>;
  /** Lets this process end, and the server with it. */
  readonly unref: () => void;
}

interface PostgresOptions {
  /** Writes to the disk before it answers. */
  readonly durable?: boolean;
  /** Lines for its configuration. */
  readonly configuration?: string;
  /** A base backup that it recovers from, instead of beginning empty. */
  readonly base?: string;
}

/** Returns the folder of the newest installed programs of PostgreSQL. */
export function postgresPrograms(): string {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  if (newest === undefined) throw new Error(`PostgreSQL is not installed in ${DEBIAN}`);
  return path.join(DEBIAN, newest, 'bin');
}

/** Makes a folder of PostgreSQL's user, on the disk unless told otherwise. */
export function postgresFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'carta-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs to its end, as its user, who may not be able to read files of this repository. */
export async function runPostgresProgram(name: string, args: readonly string[], input = ''): Promise<void> {
  const program = path.join(postgresPrograms(), name);
  const running = promisify(execFile)(program, args, { cwd: tmpdir(), ...ordinaryUser() });
  running.child.stdin?.end(input);
  await running;
}

/** Starts a server of its own without a network port, as another user where we are root. */
export async function startPostgres({
  durable = false,
  configuration = '',
  base = '',
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = postgresFolder(durable ? undefined : quickFolder());
  writeFileSync(path.join(folder, 'added.conf'), configuration);
  const user = ordinaryUser();
  const settings = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const child = spawn(
    '/bin/sh',
    ['-c', SCRIPT, 'postgres', postgresPrograms(), folder, base, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], ...user },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let log = '';
  let onLog = () => {};
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    onLog();
  });
  /** Waits until the server logs a text, after what it has logged before. */
  const logged = (text: string) =>
    new Promise<void>((resolve, reject) => {
      onLog = () => {
        const at = log.indexOf(text);
        if (at < 0) return;
        log = log.slice(at + text.length);
        resolve();
      };
      void ended.then(() => reject(new Error(`PostgreSQL has ended: ${log}`)));
    });
  const command = (line: 'kill' | 'start', text: string) => {
    const answer = logged(text);
    child.stdin.write(`${line}\n`);
    return answer;
  };
  await logged(READY);
  return {
    folder,
    stop: () => {
      child.stdin.end();
      return ended;
    },
    kill: () => command('kill', 'database system is shut down'),
    startAgain: () => command('start', READY),
    unref: () => {
      child.unref();
      for (const pipe of [child.stdin, child.stderr]) (pipe as Socket).unref();
    },
  };
}

/** PostgreSQL refuses to run as root; its package makes this user. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
