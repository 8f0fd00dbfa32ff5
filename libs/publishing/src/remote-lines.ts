import type { CanaryGroup, LiveRemote, RemoteChange, RemoteFailure, SwappedRemote, TrialUse } from '@carta/contract';

/** The last line of a refusal on the command line. */
export const NOTHING_DONE = 'No se cambió nada.';

/** Says what a change of a remote did, in Spanish; on a line of its own, which live screens are gone. */
export function swapLine(swapped: SwappedRemote): string {
  const { lostLive = [] } = swapped;
  const done = doneLine(swapped);
  if (lostLive.length === 0) return done;
  return `${done}\nAviso: ya no está en vivo ${lostLive.join(', ')}. Quien la tiene abierta deja de recibir lo nuevo.`;
}

function doneLine({ name, version, former, canary, ended, reach }: SwappedRemote): string {
  if (canary) {
    const reached = reach && canary.group.percent !== null ? `, que son ${reach.businesses} de ${reach.of}` : '';
    return `${name} ${canary.version} está a prueba para ${groupText(canary.group)}${reached} (los demás: ${version ?? 'ninguna'})`;
  }
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

/** What would move a terminal's cursor or change its colours. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

interface SeenFailure extends RemoteFailure {
  /** Absent for the only remote that is asked for. */
  readonly remote?: string;
}

/** Returns lines for each error in pages; a sentence without any. `inSources` gives the lines of an error's stack with the places in its sources. */
export function failureLines(
  failures: readonly SeenFailure[],
  inSources: (failure: SeenFailure) => readonly string[],
): string[] {
  const lines = failures.flatMap((failure) => {
    const { count, remote, version, phase, lastAt, path, message } = failure;
    const head = [
      count === 1 ? '1 vez' : `${count} veces`,
      remote === '' ? 'shell' : remote,
      version,
      phase,
      moment(lastAt),
      path,
    ];
    return [
      head.filter(Boolean).join('  '),
      ...[message, ...inSources(failure).filter((line) => !line.includes(message))].flatMap(indented),
    ];
  });
  return lines.length === 0 ? ['No falló nada'] : lines.map((line) => line.replace(CONTROL, ''));
}

const indented = (text: string) => text.split('\n').map((line) => `  ${line.trim()}`);

/** Says what is counted of a version on trial, and of the stable one beside it. */
export function trialLines({ group, canary, stable }: TrialUse): string[] {
  const use = ({ version, opened, sessions, failed }: TrialUse['canary']) =>
    `${version ?? 'ninguna'}: ${opened} aperturas, ${failed} de ${sessions} sesiones con errores`;
  return [
    `En los últimos 10 minutos, a prueba para ${groupText(group)}:`,
    `  ${use(canary)}`,
    `  los demás, ${use(stable)}`,
  ];
}

/** Returns a moment as 2026-11-21T14:03:20Z. */
export const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
