import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kit } from '../kit.ts';
import { refuse, type Command } from './command.ts';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  /** `npm init` writes it; a remote has none. */
  readonly main?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const { copyReadme, copyTemplate, REMOTE_NAME } = kit('@carta/remote-kit/scaffold') as {
  readonly copyTemplate: (folder: string, name: string) => void;
  readonly copyReadme: (folder: string, name: string) => void;
  readonly REMOTE_NAME: RegExp;
};

/** What the scaffold imports. */
const IMPORTED = ['@carta/contract', '@carta/domain', '@carta/panel', '@carta/remote-kit', '@carta/ui'];

/** @param to address of the panel, where it is known */
const scriptsFor = (to: string | undefined) => {
  const panel = to === undefined ? '' : ` --to ${to}`;
  return {
    dev: `carta-remote dev${panel}`,
    test: 'carta-remote test',
    lint: 'carta-remote lint',
    build: 'carta-remote build',
    check: 'carta-remote check',
    publish: `carta-remote publish dist${panel} --token-file token`,
  };
};

/** What is never committed. */
const IGNORED = ['node_modules/', 'dist/', 'token'];

/** `create`: makes a remote of this folder. */
export const createCommand: Command = {
  usage: 'create NOMBRE [--to https://PANEL]',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = ''] = positionals;
    const { to } = values;
    if (!REMOTE_NAME.test(name))
      return refuse(`'${name}' no sirve de nombre: minúsculas, cifras y guiones, con una letra al comienzo`);
    if (to !== undefined && !/^https?:\/\/[^\s/]+$/.test(to))
      return refuse('--to tiene que ser la dirección de un panel, como https://panel.example.com');
    if (existsSync('src')) return refuse('Esta carpeta ya tiene src');
    const file = path.resolve('package.json');
    // npm installs into a project above a folder that is none.
    if (!existsSync(file))
      return refuse(
        'Esta carpeta no tiene package.json, y los paquetes se instalaron en otra: «npm init -y» aquí, y «npm install» otra vez',
      );
    const found = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    copyTemplate(process.cwd(), name);
    if (!existsSync('README.md')) copyReadme(process.cwd(), name);
    write('package.json', json(manifestOf(name, found, to)));
    write('tsconfig.json', json({ extends: '@carta/remote-kit/tsconfig.json', include: ['src'] }));
    const ignored = existsSync('.gitignore') ? readFileSync('.gitignore', 'utf8').trimEnd().split('\n') : [];
    write('.gitignore', `${[...new Set([...ignored, ...IGNORED])].join('\n')}\n`);
    console.log(`${name} está lista: /panel/${name}\nPon en package.json el equipo y su contacto, bajo carta.`);
    return 0;
  },
};

function manifestOf(
  name: string,
  { version = '1.0.0', scripts, dependencies, main: _, ...rest }: Manifest,
  to: string | undefined,
) {
  const { version: ours } = kit('@carta/remote-kit/package.json') as { version: string };
  const missing = IMPORTED.filter((one) => !(one in (dependencies ?? {}))).map((one) => [one, `^${ours}`]);
  const { react } = (kit('@carta/remote-kit/package.json') as { dependencies: { react: string } }).dependencies;
  return {
    ...rest,
    name,
    version,
    private: true,
    type: 'module',
    scripts: { ...scripts, ...scriptsFor(to) },
    carta: { team: name, contact: `equipo-${name}@carta.test` },
    dependencies: { ...Object.fromEntries(missing), react, ...dependencies },
  };
}

const write = (file: string, text: string) => writeFileSync(path.resolve(file), text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
