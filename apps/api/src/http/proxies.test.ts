import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const PUBLIC_URL = 'https://carta.example';
const MANUAL = readFileSync(path.resolve(__dirname, '../../../../docs/operate.md'), 'utf8');
const exampleOf = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(MANUAL)?.[1] ?? fail(`no example for ${language}`);

function fail(message: string): never {
  throw new Error(message);
}

interface Proxy {
  /** Starts the proxy of the manual's example in front of `upstream`. */
  readonly start: (ports: { port: number; upstream: number; folder: string }) => Promise<() => Promise<void>>;
}

/** Sets the headers of the manual's nginx example, and refuses two hosts as nginx does: for machines without nginx. */
const standIn: Proxy = {
  start: async ({ port, upstream }) => {
    const set = [...exampleOf('nginx').matchAll(/proxy_set_header (\S+) (\S+);/g)];
    const server: Server = createServer((incoming, answer) => {
      const hosts = incoming.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
      if (hosts.length > 1) return void answer.writeHead(400).end();
      const values: Record<string, string> = {
        $host: (incoming.headers.host ?? '').replace(/:\d+$/, ''),
        $remote_addr: incoming.socket.remoteAddress ?? '',
        $scheme: 'https',
        '""': '',
      };
      const own = set.map(([, name = '', value = '']) => [
        name.toLowerCase(),
        values[value] ?? fail(`what is ${value}?`),
      ]);
      const headers = { ...incoming.headers, ...Object.fromEntries(own.filter(([, value]) => value !== '')) };
      const passed = request({
        port: upstream,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers,
      });
      passed.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      incoming.pipe(passed);
    }).listen(port, '127.0.0.1');
    server.maxHeadersCount = 0;
    await once(server, 'listening');
    return async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
  },
};

const nginx: Proxy = {
  start: async ({ port, upstream, folder }) => {
    const example = exampleOf('nginx')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/ssl_certificate\w* .*;/g, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const config = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${example} }`;
    writeFileSync(path.join(folder, 'nginx.conf'), config);
    return running(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]), port);
  },
};

const caddy: Proxy = {
  start: async ({ port, upstream, folder }) => {
    const example = exampleOf('caddy')
      .replace('carta.example', `http://127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`);
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${example}`);
    const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    return running(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env }), port);
  },
};

async function running(child: ChildProcess, port: number): Promise<() => Promise<void>> {
  let stderr = '';
  child.stderr?.on('data', (text) => (stderr += text));
  const ended = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) fail(stderr);
    await new Promise(setImmediate);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}

const isInstalled = (program: string, option: string) => spawnSync(program, [option]).status === 0;
const proxies: [string, Proxy][] = [
  ['a proxy that sets nginx’s headers', standIn],
  ...(isInstalled('nginx', '-v') ? [['nginx', nginx] as [string, Proxy]] : []),
  ...(isInstalled('caddy', 'version') ? [['Caddy', caddy] as [string, Proxy]] : []),
];

describe.each(proxies)('%s, configured as in docs/operate.md', (_, proxy) => {
  let server: TestServer;
  let folder: string;
  let stop: () => Promise<void>;
  let url: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'carta-proxy-'));
    server = await testServer({ env: { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const port = await freePort();
    const { port: upstream } = server.app.server.address() as AddressInfo;
    stop = await proxy.start({ port, upstream, folder });
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await stop();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const login = (headers: Record<string, string>) =>
    fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: PEOPLE.owner.email, password: PASSWORD }),
    });

  it('an owner gets Secure cookies, and signs in from pages of PUBLIC_URL only', async () => {
    const answer = await login({ origin: PUBLIC_URL });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-carta-session=.*; Secure/);
    expect((await login({ origin: 'https://evil.test' })).status).toBe(403);
  });

  it('a client cannot choose the address that limits count', async () => {
    await fetch(`${url}/login`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(server.logged()).toContain('"from":"127.0.0.0/24"');
    expect(server.logged()).not.toContain('198.51.100');
  });

  it('no Host, Origin or X-Forwarded-For is hidden behind a thousand headers', async () => {
    const fillers = Array.from({ length: 1100 }, (_, nth) => `x${nth.toString(36)}:`);
    const answerTo = async (head: string, ...headers: string[]) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
      let answer = '';
      socket.on('data', (text: string) => (answer += text));
      socket.write(`${[head, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);
      await once(socket, 'close');
      return answer.split('\r\n', 1)[0];
    };
    const logout = (...headers: string[]) =>
      answerTo('POST /api/users/logout HTTP/1.1', 'host: 127.0.0.1', 'content-length: 0', ...headers);
    // A newer nginx itself answers a thousand headers with 400.
    expect(await logout(...fillers, 'origin: https://evil.test')).toMatch(/ 40[03] /);
    expect(await logout(...fillers.slice(0, 900), `origin: ${PUBLIC_URL}`)).toMatch(/ 200 /);
    expect(await answerTo('GET /login HTTP/1.1', 'host: a.test', ...fillers, 'host: b.test')).toMatch(/ 400 /);
    await answerTo('GET /login HTTP/1.1', 'host: 127.0.0.1', ...fillers, 'x-forwarded-for: 198.51.100.8');
    expect(server.logged()).not.toContain('198.51.100.8');
  });

  it('an event passes the proxy at once', async () => {
    const cookie = (await login({ origin: PUBLIC_URL })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const stop = new AbortController();
    const { body } = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
    const { value } = (await body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toContain('event: current');
    stop.abort();
  });
});
