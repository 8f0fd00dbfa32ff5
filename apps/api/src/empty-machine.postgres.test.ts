import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { ensureBuilt } from './testing/built-program.ts';
import { freePort } from './testing/free-port.ts';
import { postgresPrograms, startPostgres, type PostgresServer } from './testing/postgres-server.ts';

// Builds what is stale, installs packages and starts five programs.
jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../../..');
const PASSWORD = 'una frase larga';

/** The commands of the manual's section, as one script. */
function commandsOf(title: string): string {
  const manual = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');
  const section = new RegExp(`\n### ${title}\n([^]*?)\n##`).exec(manual)?.[1] ?? '';
  return [...section.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, commands]) => commands).join('\n');
}

/** What a test cannot do to the machine that it runs on: said to a file. */
const SAID = `#!/bin/sh
echo "$(basename "$0") $*" >> "$MACHINE/said"`;
const PROGRAMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['apt-get', 'adduser', 'systemctl', 'curl'].map((name) => [name, SAID])),
  runuser: `#!/bin/sh
test "$1 $2 $3" = "-u postgres --" && shift 3 && exec "$@"`,
  'systemd-run': `#!/bin/sh
while :; do
  case $1 in
    --property=EnvironmentFile=*) while read -r line; do export "$line"; done < "\${1#*=*=}";;
    --property=StateDirectory=*) mkdir -p "$MACHINE/var/lib/\${1#*=*=}";;
    --setenv=*) export "\${1#*=}";;
    --working-directory=*) cd "\${1#*=}" || exit 1;;
    --*) ;;
    *) exec "$@";;
  esac
  shift
done`,
};

let machine: string;
let postgres: PostgresServer;
let started: ChildProcess[];
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  ensureBuilt();
  machine = mkdtempSync(path.join(tmpdir(), 'carta-machine-'));
  for (const folder of [
    'bin',
    'usr/local/bin',
    'opt',
    'etc/systemd/system',
    'etc/caddy',
    'etc/prometheus',
    'etc/default',
    'var/backups',
  ])
    mkdirSync(path.join(machine, folder), { recursive: true });
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(path.join(machine, 'bin', name), text);
    chmodSync(path.join(machine, 'bin', name), 0o755);
  }
  for (const folder of ['dist', 'deploy'])
    cpSync(path.join(root, folder), path.join(machine, 'root', folder), { recursive: true });
  started = [];
  postgres = await startPostgres();
  await renameAdministrator(postgres.folder);
  env = {
    // npm needs what is set for it here.
    ...process.env,
    NODE_ENV: undefined,
    NO_COLOR: undefined,
    FORCE_COLOR: undefined,
    PATH: [
      ...['bin', 'usr/local/bin'].map((folder) => path.join(machine, folder)),
      postgresPrograms(),
      process.env.PATH,
    ].join(':'),
    MACHINE: machine,
    PGHOST: postgres.folder,
    PGUSER: 'postgres',
    npm_config_loglevel: 'error',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(machine, { recursive: true });
});

/** Lets PostgreSQL's first user have the name that it has on Debian. */
async function renameAdministrator(folder: string): Promise<void> {
  for (const [user, statement] of [
    ['carta', 'create role other superuser login'],
    ['other', 'alter role carta rename to postgres'],
  ] as const) {
    const client = new Client({ host: folder, user, database: 'postgres' });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

/** Leads absolute paths into the folder that stands for the machine. */
const inMachine = (text: string) =>
  text
    .replace(/(?<![\w.])\/(?=(?:etc|opt|var|usr\/local)\/)/g, `${machine}/`)
    .replaceAll('/run/postgresql', postgres.folder)
    .replaceAll('-o carta -g carta ', '');

/** Starts the command of a unit in its environment and returns the first line that says so. */
async function startUnit(unit: string, says: RegExp, settings: NodeJS.ProcessEnv = {}): Promise<string> {
  const lines = readFileSync(path.join(machine, 'etc/systemd/system', unit), 'utf8').split('\n');
  const valueOf = (name: string) =>
    inMachine(lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '');
  const pairs = [
    ...valueOf('Environment').split(' '),
    ...readFileSync(valueOf('EnvironmentFile').replace(/^-/, ''), 'utf8').trim().split('\n'),
  ].map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  const [program = '', ...args] = valueOf('ExecStart').split(' ');
  expect(program).toBe('/usr/bin/node');
  const child = spawn(process.execPath, args, {
    cwd: valueOf('WorkingDirectory'),
    env: { PATH: process.env.PATH, ...Object.fromEntries(pairs), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return new Promise((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => says.test(line) && resolve(line));
  });
}

it('the commands for an empty machine make a site that works, is backed up and monitored, with its first restaurant', async () => {
  const commands = inMachine(commandsOf('From an empty Debian 13 machine'));
  const { status, stderr } = spawnSync('bash', ['--norc', '-euc', commands], {
    cwd: path.join(machine, 'root'),
    env,
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n')]).toEqual([
    0,
    [
      'Las tablas están al día',
      'Se creó el negocio cantina: https://carta.example/m/cantina',
      'Se creó marta@cantina.test para el negocio cantina',
      '',
    ],
  ]);
  expect(readFileSync(path.join(machine, 'said'), 'utf8').split('\n')).toEqual([
    'apt-get install --yes curl ca-certificates postgresql caddy prometheus prometheus-alertmanager',
    'curl -fsSL https://deb.nodesource.com/setup_24.x',
    'apt-get install --yes nodejs',
    'adduser --system --group --no-create-home carta',
    'systemctl daemon-reload',
    'systemctl enable --now carta carta-backup',
    'systemctl reload caddy',
    'systemctl restart prometheus prometheus-alertmanager',
    'curl --fail https://carta.example/readyz',
    '',
  ]);

  // Its user may write there, and not beside it.
  expect(readdirSync(path.join(machine, 'var/backups'))).toEqual(['carta']);

  const metricsPort = await freePort();
  const [, url = ''] =
    /"msg":"Carta: ([^"]+)"/.exec(
      await startUnit('carta.service', /Carta: /, { PORT: '0', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' }),
    ) ?? [];
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://carta.example', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify({ email: 'marta@cantina.test', password: PASSWORD }),
  });
  expect([login.status, login.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/; Secure/)]);
  expect((await fetch(`${url}/m/cantina`)).status).toBe(200);

  expect(await startUnit('carta-backup.service', / se guardó /)).toMatch(/ se guardó /);
  expect(readdirSync(path.join(machine, 'var/backups/carta'))).toEqual([expect.stringMatching(/\.age$/)]);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ok: true, checks: { backups: { ok: true } } });
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toMatch(/^carta_backup\w* \d/m);

  const check = (...[program = '', ...args]: string[]) =>
    spawnSync(program, args, { env: { PATH: process.env.PATH, HOME: machine }, encoding: 'utf8' });
  const caddy = check(
    'caddy',
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    path.join(machine, 'etc/caddy/Caddyfile'),
  );
  expect([caddy.status, caddy.error]).toEqual([0, undefined]);
  const promtool = check('promtool', 'check', 'config', path.join(machine, 'etc/prometheus/prometheus.yml'));
  expect([promtool.status, promtool.error]).toEqual([0, undefined]);
});
