import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULES = path.join(__dirname, '../../node_modules');
const TSC = path.join(MODULES, 'typescript/lib/tsc.js');

let project: string;
let installed: string;

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);

/** What tsc says of a consumer's files, the declarations of the package included; '' where it is content. */
function typeErrors(...consumers: string[]): string {
  const options = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--noEmit', '--pretty', 'false'];
  try {
    return node(TSC, ...options, ...consumers);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** A project of its own, into which the built package is installed as npm would. */
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'carta-domain-'));
  installed = path.join(project, 'node_modules/@carta/domain');
  mkdirSync(installed, { recursive: true });
  for (const dependency of ['zod', 'nanoid'])
    symlinkSync(path.join(MODULES, dependency), path.join(project, 'node_modules', dependency));
  cpSync(path.join(__dirname, 'package.json'), path.join(installed, 'package.json'));
  node(TSC, '-p', path.join(__dirname, 'tsconfig.build.json'), '--outDir', path.join(installed, 'dist'));
  write('package.json', '{ "type": "module" }');
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the package, built and installed', () => {
  it('gives every export a module and its types, and ships no test', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, Record<string, string>>;
    };
    for (const [name, { types = '', default: module = '' }] of Object.entries(manifest.exports)) {
      if (name.includes('*')) continue;
      expect(existsSync(path.join(installed, types))).toBe(true);
      expect(existsSync(path.join(installed, module))).toBe(true);
    }
    const files = readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|arbitrary/.test(file))).toEqual([]);
  });

  it('works from plain JavaScript, as README.md says', () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(path.join(__dirname, 'README.md'), 'utf8')) ?? [];
    const said = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => output);
    expect(said.length).toBeGreaterThan(3);
    write('consumer.js', example);
    expect(node('consumer.js').trim().split('\n')).toEqual(said);
  });

  it('ships the test vectors', () => {
    cpSync(path.join(__dirname, 'vectors'), path.join(installed, 'vectors'), { recursive: true });
    const { files } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { files: string[] };
    expect(files).toContain('vectors');
    write('vectors.cjs', `console.log(require('@carta/domain/vectors/net-price.json').cases.length > 3);`);
    expect(node('vectors.cjs')).toBe('true\n');
  });

  it('works from CommonJS', () => {
    write('consumer.cjs', `console.log(require('@carta/domain').newKey().length);`);
    expect(node('--no-warnings', 'consumer.cjs')).toBe('21\n');
  });

  it('works from another TypeScript project, and refuses there what is no menu', () => {
    write(
      'consumer.ts',
      `import { moveWithin, priceFromDecimal, type Item, type Result } from '@carta/domain';
       import { item } from '@carta/domain/testing';
       const flan: Item = item({ title: 'flan' });
       const moved = moveWithin([flan], flan.key, 0);
       export const level: 2 | 3 = moved.ok ? (moved.value[0]?.level ?? 2) : 2;
       export const reason: 'unknown-key' | 'out-of-range' | null = moved.ok ? null : moved.reason;
       export const price: Result<Item['price'], 'not-a-price'> = priceFromDecimal('2700.00');`,
    );
    write(
      'mistaken.ts',
      `import { item } from '@carta/domain/testing';
       import { moveWithin } from '@carta/domain';
       item({ featured: true });
       moveWithin([{ key: 'flan' }], 'flan', 0);`,
    );
    const errors = typeErrors('consumer.ts', 'mistaken.ts').split('\n');
    expect(errors.filter((line) => /^\S/.test(line)).map((line) => line.split(',')[0])).toEqual([
      'mistaken.ts(3',
      'mistaken.ts(4',
    ]);
  }, 120_000);
});
