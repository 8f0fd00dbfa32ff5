import type { CanaryGroup, LiveRemote, RemoteChange, SwappedRemote } from '@carta/contract';

/** The last line of a refusal on the command line. */
export const NOTHING_DONE = 'No se cambió nada.';

/** Says what a change of a remote did, in Spanish. */
export function swapLine({ name, version, former, canary, ended }: SwappedRemote): string {
  if (canary)
    return `${name} ${canary.version} está a prueba para ${groupText(canary.group)} (los demás: ${version ?? 'ninguna'})`;
  if (ended !== null && ended !== version)
    return `${name} ${version ?? ''} es la de todos (terminó la prueba de ${ended})`;
  if (version === null) return `${name} ya no está en el panel (antes: ${former ?? 'ninguna'})`;
  if (version === former) return `${name} ${version} ya estaba publicada`;
  return `${name} ${version} está publicada (antes: ${former ?? 'ninguna'})`;
}

/** Names the businesses of a canary. */
export const groupText = ({ percent, businesses }: CanaryGroup): string =>
  percent === null ? businesses.join(', ') : `el ${percent} % de los negocios`;

const WHAT: Record<RemoteChange['what'], string> = {
  first: 'de la compilación',
  publish: 'publicada',
  canary: 'a prueba',
  promote: 'para todos',
  takeBack: 'retirada sola',
  rollback: 'recuperada',
  remove: 'quitado',
};

/** Returns a line for each change; a sentence without any. */
export function historyLines(history: readonly RemoteChange[]): string[] {
  return history.length === 0 ? ['No se publicó nada todavía'] : history.map(changeLine);
}

const changeLine = ({ at, name, what, version, canary, who, why, isUnchecked }: RemoteChange) => {
  const changed = canary ? `${canary.version} para ${groupText(canary.group)}` : version;
  return [moment(at), name, WHAT[what], changed, who, isUnchecked && 'sin revisar', why].filter(Boolean).join('  ');
};

/** Returns a line for each remote; a sentence without any. */
export function remoteLines(remotes: readonly LiveRemote[]): string[] {
  const lines = remotes.map(({ name, version, since, team, contact, manifest, canary }) => {
    const trial = canary && `a prueba: ${canary.version} para ${groupText(canary.group)}`;
    const when = since === null ? 'de la compilación' : moment(since);
    return [name, version ?? 'ninguna', when, team, contact, manifest, trial].filter(Boolean).join('  ');
  });
  return lines.length === 0 ? ['No hay remotos'] : lines;
}

/** Returns a moment as 2026-11-21T14:03:20Z. */
export const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
