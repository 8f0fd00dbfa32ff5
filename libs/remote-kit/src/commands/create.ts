import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kit } from '../kit.ts';
import { refuse, type Command } from './command.ts';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const { copyTemplate, REMOTE_NAME } = kit('@carta/remote-kit/scaffold') as {
  readonly copyTemplate: (folder: string, name: string) => void;
  readonly REMOTE_NAME: RegExp;
};

/** What the scaffold imports. */
const IMPORTED = ['@carta/contract', '@carta/domain', '@carta/panel', '@carta/remote-kit', '@carta/ui'];

const SCRIPTS = {
  build: 'carta-remote build',
  test: 'carta-remote test',
  check: 'carta-remote check',
};

/** `create`: makes a remote of this folder. */
export const createCommand: Command = {
  usage: 'create NOMBRE',
  run: async ([name = '']) => {
    if (!REMOTE_NAME.test(name))
      return refuse(`'${name}' no sirve de nombre: minúsculas, cifras y guiones, con una letra al comienzo`);
    if (existsSync('src')) return refuse('Esta carpeta ya tiene src');
    const file = path.resolve('package.json');
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
    copyTemplate(process.cwd(), name);
    write('package.json', json(manifestOf(name, found)));
    write('tsconfig.json', json({ extends: '@carta/remote-kit/tsconfig.json', include: ['src'] }));
    if (!existsSync('.gitignore')) write('.gitignore', 'node_modules/\ndist/\n');
    console.log(`${name} está lista: /panel/${name}\nPon en package.json el equipo y su contacto, bajo carta.`);
    return 0;
  },
};

function manifestOf(name: string, { version = '1.0.0', scripts, dependencies, ...rest }: Manifest) {
  const { version: ours } = kit('@carta/remote-kit/package.json') as { version: string };
  const missing = IMPORTED.filter((one) => !(one in (dependencies ?? {}))).map((one) => [one, `^${ours}`]);
  const { react } = (kit('@carta/remote-kit/package.json') as { dependencies: { react: string } }).dependencies;
  return {
    ...rest,
    name,
    version,
    private: true,
    type: 'module',
    scripts: { ...scripts, ...SCRIPTS },
    carta: { team: name, contact: `equipo-${name}@carta.test` },
    dependencies: { ...Object.fromEntries(missing), react, ...dependencies },
  };
}

const write = (file: string, text: string) => writeFileSync(path.resolve(file), text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
