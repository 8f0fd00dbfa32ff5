import type { KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECK_REPORT, integrityOf, MANIFEST, signedReport, type CheckReport } from '@carta/publishing';

export interface StandInOutput {
  readonly name?: string;
  readonly carta?: object;
  /** In place of the usual ones, or beside them. */
  readonly files?: Readonly<Record<string, string>>;
  /** Named in the manifest; by default all files. */
  readonly named?: readonly string[];
  /** False for an output that `carta-remote check` has not seen. */
  readonly isChecked?: boolean;
  /** The private key of an operator who has signed the report. */
  readonly signedBy?: KeyObject;
}

/** Writes what a remote's build writes: an entry, its exposed chunk, styles and a manifest. */
export function writeRemoteOutput(
  folder: string,
  { name = 'orders', carta, files, named, isChecked = true, signedBy }: StandInOutput = {},
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
      panel: '^1.0.0',
      imports: ['useSelector'],
      team: name,
      contact: `equipo-${name}@carta.test`,
      ...carta,
    },
  };
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
  const report = reportOn(written, manifest);
  const signed = signedBy ? signedReport(report, signedBy) : report;
  if (isChecked) writeFileSync(path.join(folder, CHECK_REPORT), JSON.stringify(signed));
  return folder;
}

function reportOn(written: Readonly<Record<string, string>>, manifest: object): CheckReport {
  const texts = Object.entries({ ...written, [MANIFEST]: JSON.stringify(manifest) });
  const integrity = integrityOf(new Map(texts.map(([file, text]) => [file, Buffer.from(text)])));
  return { integrity, panel: '1.2.0', screens: [], checkedAt: 0 };
}
