import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface StandInOutput {
  readonly name?: string;
  readonly carta?: object;
  /** In place of the usual ones, or beside them. */
  readonly files?: Readonly<Record<string, string>>;
  /** Named in the manifest; by default all files. */
  readonly named?: readonly string[];
}

/** Writes what a remote's build writes: an entry, its exposed chunk, styles and a manifest. */
export function writeRemoteOutput(
  folder: string,
  { name = 'orders', carta, files, named }: StandInOutput = {},
): string {
  const written = {
    'entry.11111111.js': 'register();',
    'expose.22222222.js': 'const remote = { contractVersion: 1 };',
    'expose.33333333.css': '.card { color: red; }',
    ...files,
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(written)) writeFileSync(path.join(folder, file), text);
  const ofKind = (end: string) => (named ?? Object.keys(written)).filter((file) => file.endsWith(end));
  const [entry = '', ...scripts] = ofKind('.js');
  const assets = { js: { sync: scripts, async: [] }, css: { sync: ofKind('.css'), async: [] } };
  const manifest = {
    name: name.replaceAll('-', '_'),
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ path: './remote', assets }],
    carta: {
      screens: [{ path: `/panel/${name}`, title: name, parent: '/panel' }],
      ...{ panel: '^1.0.0', imports: ['useSelector'], team: name, contact: `equipo-${name}@carta.test` },
      ...carta,
    },
  };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  return folder;
}
