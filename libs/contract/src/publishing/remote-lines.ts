import type { LiveRemote, RemoteChange, SwappedRemote } from './remote-calls.ts';

/** The last line of a refusal on the command line. */
export const NOTHING_DONE = 'No se cambió nada.';

/** Says what a change of a remote did, in Spanish. */
export function swapLine({ name, version, former }: SwappedRemote): string {
  if (version === null) return `${name} ya no está en el panel (antes: ${former ?? 'ninguna'})`;
  if (version === former) return `${name} ${version} ya estaba publicada`;
  return `${name} ${version} está publicada (antes: ${former ?? 'ninguna'})`;
}

const WHAT: Record<RemoteChange['what'], string> = {
  first: 'de la compilación',
  publish: 'publicada',
  rollback: 'recuperada',
  remove: 'quitado',
};

/** Returns a line for each change; a sentence without any. */
export function historyLines(history: readonly RemoteChange[]): string[] {
  return history.length === 0 ? ['No se publicó nada todavía'] : history.map(changeLine);
}

const changeLine = ({ at, name, what, version, who, why, isUnchecked }: RemoteChange) =>
  [moment(at), name, WHAT[what], version, who, isUnchecked && 'sin revisar', why].filter(Boolean).join('  ');

/** Returns a line for each remote; a sentence without any. */
export function remoteLines(remotes: readonly LiveRemote[]): string[] {
  const lines = remotes.map(({ name, version, since, team, contact, manifest }) =>
    [name, version, since === null ? 'de la compilación' : moment(since), team, contact, manifest]
      .filter(Boolean)
      .join('  '),
  );
  return lines.length === 0 ? ['No hay remotos'] : lines;
}

/** Returns a moment as 2026-11-21T14:03:20Z. */
export const moment = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
