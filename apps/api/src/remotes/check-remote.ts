import { declarationOf, foreignSelectors, namedFilesOf, REMOTE_CONTRACT_VERSION, remoteFilesOf } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import { integrityOf, panelProblems, remoteNameOf, versionOf, type PanelOffer } from '@carta/publishing';
import type { RemoteOutput } from './remote-output.ts';
import type { Release } from './releases.ts';

interface CheckedRemote {
  readonly name: string;
  readonly release: Release;
}

/** Checks what a remote's build has written against the shell, without running it. Refuses with every problem, a line each, in Spanish. */
export function checkRemote(output: RemoteOutput, panel: PanelOffer): Result<CheckedRemote> {
  const { manifest, files, address } = output;
  const declared = declarationOf(manifest);
  const name = remoteNameOf(manifest);
  const entry = remoteFilesOf(manifest, '');
  if (!declared || !entry || name === null)
    return refusedFor([
      ...(name === null ? ['mf-manifest.json: falta name, o no es el nombre de un remoto'] : []),
      ...(entry
        ? []
        : ['mf-manifest.json: no nombra el código de un remoto (metaData.remoteEntry y exposes ./remote)']),
      ...(declared ? [] : ['mf-manifest.json: no declara pantallas válidas (carta.screens)']),
    ]);

  const { screens, team = '', contact = '' } = declared;
  const range = declared.panel ?? '';
  const missing = namedFilesOf(manifest).filter((file) => !files.has(file));
  const problems = [
    ...(screens.length === 0 ? ['mf-manifest.json: no declara ninguna pantalla'] : []),
    ...(team === '' ? ['mf-manifest.json: falta carta.team'] : []),
    ...(contact === '' ? ['mf-manifest.json: falta carta.contact'] : []),
    ...unservable(files).map((file) => `${file}: un archivo con este nombre no se puede servir`),
    ...missing.map((file) => `${file}: falta este archivo, que el manifiesto nombra`),
    ...contractProblems(files),
    ...panelProblems(declared, panel),
    ...styleProblems(files),
  ];
  if (problems.length > 0) return refusedFor(problems);

  const integrity = integrityOf(files);
  const version = versionOf(integrity);
  const place = address ?? `/remotes/${name}/${version}/mf-manifest.json`;
  const addresses = remoteFilesOf(manifest, place);
  const release = { version, manifest: place, screens, panel: range, team, contact, integrity };
  return ok({ name, release: { ...release, ...(addresses && { files: addresses }) } });
}

/** Names of letters, digits, `@`, `_`, `-` and `.`, none of which begins with a dot: the path leads nowhere else. */
const SERVABLE = /^[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/;

function unservable(files: RemoteOutput['files']): string[] {
  const isFolder = (file: string) => [...files.keys()].some((other) => other.startsWith(`${file}/`));
  return [...files.keys()].filter((file) => file.length > 200 || !SERVABLE.test(file) || isFolder(file));
}

const refusedFor = (problems: readonly string[]) => refused(problems.join('\n'));

const textsOf = (files: RemoteOutput['files'], kind: RegExp) =>
  [...files].filter(([file]) => kind.test(file)).map(([file, bytes]) => ({ file, text: bytes.toString() }));

/** The code names its contract version as a literal: what is computed only shows when the remote runs. */
function contractProblems(files: RemoteOutput['files']): string[] {
  return textsOf(files, /\.m?js$/).flatMap(({ file, text }) =>
    [...text.matchAll(/\bcontractVersion["']?\s*:\s*(\d+)/g)]
      .map(([, version]) => Number(version))
      .filter((version) => version !== REMOTE_CONTRACT_VERSION)
      .map((version) => `${file}: es para el contrato ${version}, y este servidor tiene el ${REMOTE_CONTRACT_VERSION}`),
  );
}

function styleProblems(files: RemoteOutput['files']): string[] {
  return textsOf(files, /\.css$/).flatMap(({ file, text }) =>
    foreignSelectors(text).map((selector) => `${file}: el selector ${selector} alcanza elementos ajenos`),
  );
}

/** True if `carta-remote check` has run exactly these files; of a remote on another server, those that its manifest names. */
export function hasMatchingReport({ address, report }: RemoteOutput, { integrity }: Release): boolean {
  if (!report) return false;
  const files = Object.entries(integrity);
  const isWhole = address !== null || files.length === Object.keys(report.integrity).length;
  return isWhole && files.every(([file, hash]) => report.integrity[file] === hash);
}
