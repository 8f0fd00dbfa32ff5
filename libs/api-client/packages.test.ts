import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { extract } from 'tar';

const ROOT = path.join(__dirname, '../..');
const MODULES = path.join(ROOT, 'node_modules');
/** The first one's `prepack` builds the others too, which it imports. */
const PACKAGES = ['api-client', 'contract', 'domain'];

let project: string;
const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);
const installed = (name: string, ...file: string[]) => path.join(project, 'node_modules/@carta', name, ...file);
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' },
  });

/** What tsc says of a consumer's files, the declarations of the packages included; '' where it is content. */
function typeErrors(module: string, ...consumers: string[]): string {
  const options = [
    '--singleThreaded',
    '--module',
    module,
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
    '--types',
    '',
    '--strict',
  ];
  try {
    return node(path.join(MODULES, 'typescript7/bin/tsc'), ...options, '--noEmit', '--pretty', 'false', ...consumers);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Packs a package, and unpacks it as an installation does. */
async function install(name: string, index: number) {
  const built = index > 0 ? ['--ignore-scripts'] : [];
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', project, ...built], {
    cwd: path.join(ROOT, 'libs', name),
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' },
  });
  const [file = ''] = /carta-[\w.-]+\.tgz/.exec(packed) ?? [];
  mkdirSync(installed(name), { recursive: true });
  await extract({ file: path.join(project, file), cwd: installed(name), strip: 1 });
}

/** A project of its own with the packed packages, and with what they depend on. */
beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'carta-packages-'));
  for (const [index, name] of PACKAGES.entries()) await install(name, index);
  for (const name of ['zod', 'nanoid', 'react', '@types/react', 'csstype']) {
    mkdirSync(path.dirname(path.join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(MODULES, name), path.join(project, 'node_modules', name));
  }
  write('package.json', '{ "type": "module" }');
}, 300_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

type Targets = Record<string, string | Record<string, string>>;
const filesOf = (target: string | Record<string, string> | Targets): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);

describe.each(PACKAGES)('the packed package %s', (name) => {
  const shipped = () => readdirSync(installed(name), { recursive: true, encoding: 'utf8' });

  it('has every file that its exports name, and no test', () => {
    const manifest = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8')) as {
      exports: Record<string, Targets>;
    };
    const { exports, ...rest } = manifest;
    expect(rest).toMatchObject({ license: 'UNLICENSED', engines: { node: '>=20.19.0' }, sideEffects: false });
    const named = Object.values(exports).flatMap(({ 'carta-source': _source, ...targets }) => filesOf(targets));
    expect(shipped()).toEqual(
      expect.arrayContaining(named.filter((file) => !file.includes('*')).map((file) => file.slice('./'.length))),
    );
    expect(shipped().filter((file) => /\.test\.|arbitrary|^src/.test(file))).toEqual([]);
  });

  it('has its documents, and a script that writes its reference when it is packed', () => {
    expect(shipped()).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md']));
    const { version, scripts, files } = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8')) as {
      version: string;
      scripts: Record<string, string>;
      files: string[];
    };
    expect(readFileSync(installed(name, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
    expect(scripts['prepack']).toBe('node ../../tools/packages/prepack.mjs');
    expect(files).toContain('reference');
  });

  it('works from plain JavaScript, as its README says', () => {
    const readme = readFileSync(installed(name, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const output = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said]) => said);
      expect(output.length).toBeGreaterThan(0);
      write('example.js', example);
      expect(node('example.js').trim().split('\n')).toEqual(output);
    }
  });
});

describe('the packed packages', () => {
  it('the reference describes every export by its docstring', () => {
    const reference = readFileSync(installed('api-client', 'reference/README.md'), 'utf8');
    const entry = readFileSync(path.join(__dirname, 'src/api-client.ts'), 'utf8');
    const names = [...entry.matchAll(/(\w+)(?= ?[,}\n])/g)].map(([, name = '']) => name);
    expect(names).toContain('createApiClient');
    for (const name of names) expect(reference).toMatch(new RegExp(`^#+ ${name}(?:\\(\\))?$`, 'm'));
    expect(reference).toContain('Returns a client for every call of the contract.');
  });

  it('the domain has its rules and its test vectors', () => {
    expect(readFileSync(installed('domain', 'RULES.md'), 'utf8')).toContain('PRICE-1');
    expect(readFileSync(installed('domain', 'vectors/README.md'), 'utf8')).toContain('PRICE-9');
    write(
      'vectors.cjs',
      `console.log(require('@carta/domain/vectors/net-price.json').cases.length > 3 && require('@carta/domain/vectors/schema.json').title.length > 0);`,
    );
    expect(node('vectors.cjs')).toBe('true\n');
  });

  it('a page that only formats prices gets no schema, and at most 1 kB', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `export { formatPrice } from '@carta/domain';`, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    expect(outputFiles[0]?.text).toContain('export');
    expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(1_000);
  });

  it('the program of docs/api.md signs in, changes a picture and reads events in plain Node', async () => {
    const [, program = ''] =
      /## From a program[^]*?```js\n([^]*?)```/.exec(readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8')) ?? [];
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      request.resume();
      asked.push([method, url, headers.cookie, headers['content-type']?.split(';')[0]].filter(Boolean).join(' '));
      if (url === '/api/users/login') response.setHeader('set-cookie', 'carta_session=abc; HttpOnly; Path=/');
      if (url === '/api/events') return void response.end('event: current\ndata: W/"7"\n\n');
      const answer = {
        menu: { items: [{ key: 'V1StGXR8_Z5jdHi6B-myT', title: 'Flan' }] },
        image: { url: '/files/flan.webp' },
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    write('picture.jpg', 'a picture');
    write('program.js', program.replace('http://localhost:3000', `http://127.0.0.1:${port}`));
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', 'program.js'], {
      cwd: project,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    server.close();
    expect(stdout.trim().split('\n')).toEqual(['Flan: /files/flan.webp', 'current W/"7"']);
    expect(asked).toEqual([
      'POST /api/users/login application/json',
      'PUT /api/items carta_session=abc multipart/form-data',
      'GET /api/events carta_session=abc',
    ]);
  });

  it('they work from CommonJS', () => {
    write(
      'consumer.cjs',
      `const { newKey } = require('@carta/domain');
       const { routes } = require('@carta/contract');
       const { createApiClient } = require('@carta/api-client');
       console.log(newKey().length, routes.login.method, typeof createApiClient().login);`,
    );
    expect(node('--no-warnings', 'consumer.cjs')).toBe('21 POST function\n');
  });

  it.each(['node16', 'nodenext'])(
    'they give types to modules and to CommonJS, resolved as by %s',
    (module) => {
      const uses = (reads: string) =>
        `import { moveWithin, priceFromDecimal, type Item, type Result } from '@carta/domain';
       import { item } from '@carta/domain/testing';
       import { calls, type ResponseOf } from '@carta/contract';
       import { createApiClient } from '@carta/api-client';
       const flan: Item = item({ title: 'flan' });
       const moved = moveWithin([flan], flan.key, 0);
       export const level: 2 | 3 = moved.ok ? (moved.value[0]?.level ?? 2) : 2;
       export const reason: 'unknown-key' | 'out-of-range' | null = moved.ok ? null : moved.reason;
       export const price: Result<Item['price'], 'not-a-price'> = priceFromDecimal('2700.00');
       export const access: 'public' = calls.login.access;
       export const login = async (): Promise<ResponseOf<typeof calls.login> | null> => {
         const answer = await createApiClient().login({ body: { email: 'ana@higuera.test', password: ${reads} } });
         return answer.ok ? answer.value : null;
       };`;
      write('consumer.mts', uses(`'secreto'`));
      write('consumer.cts', uses(`'secreto'`));
      write('mistaken.cts', uses('7'));
      const errors = typeErrors(module, 'consumer.mts', 'consumer.cts', 'mistaken.cts').split('\n');
      expect(errors.filter((line) => /^\S/.test(line)).map((line) => line.split(',')[0])).toEqual(['mistaken.cts(12']);
    },
    120_000,
  );
});
