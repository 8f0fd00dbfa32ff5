import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import { remoteNameOf } from '@carta/publishing';

/** The remote of a folder outside Carta's repository. */
export interface LocalRemote {
  readonly name: string;
  /** Differs between any two builds whose files differ. */
  readonly version: string;
  readonly directory: string;
  /** Where the build writes. */
  readonly output: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly carta?: { readonly team?: string; readonly contact?: string };
}

/** Returns the remote of which `directory` has the sources. Refuses a folder without them, or without team and contact, in Spanish. */
export function remoteIn(directory: string): Result<LocalRemote> {
  const file = path.join(directory, 'package.json');
  const { name = '', version = '1.0.0', carta } = existsSync(file) ? readJson(file) : {};
  const own = name.replace(/^@[^/]+\//, '');
  if (!existsSync(path.join(directory, 'src/remote.tsx'))) return refused('no hay src/remote.tsx en esta carpeta');
  if (remoteNameOf({ name: own }) !== own) return refused(`el nombre '${name}' de package.json no sirve de nombre`);
  if (!carta?.team || !carta.contact) return refused('package.json no dice carta.team y carta.contact');
  return ok({
    name: own,
    directory,
    output: path.join(directory, 'dist'),
    version: `${version}-${hashOf(directory)}`,
  });
}

/** Hashes the sources and the versions of the packages that are built in. */
function hashOf(directory: string): string {
  const installed = createRequire(path.join(directory, 'package.json'));
  const hash = createHash('sha256').update(installed.resolve('@carta/panel/package.json'));
  const files = readdirSync(path.join(directory, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => statSync(path.join(directory, file)).isFile());
  const locks = ['package.json', 'package-lock.json'].filter((file) => existsSync(path.join(directory, file)));
  for (const file of [...files.sort(), ...locks])
    hash.update(`${file}\0`).update(readFileSync(path.join(directory, file)));
  return hash.digest('hex').slice(0, 8);
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
