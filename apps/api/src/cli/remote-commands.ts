import type { Result } from '@carta/domain';
import { builtRelease, publishRemote, storedFirst, type RemotesDeps } from '../remotes/publish-remote.ts';
import type { RemoteChange, Swapped } from '../remotes/remotes.store.ts';
import { done, failed, type Command, type CommandInput, type CommandResult } from './command.ts';

const NOTHING_DONE = 'No se cambió nada.';

export const remotePublish: Command = {
  usage: 'remote publish CARPETA|https://…/mf-manifest.json [--unchecked] [--why MOTIVO]',
  words: ['remote', 'publish'],
  options: { unchecked: { type: 'boolean' }, why: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  async run(input) {
    const { site, deps } = remotesOf(input);
    const { positionals, options, who } = input;
    const [source = ''] = positionals;
    const { panelOffer: panel } = site.shell();
    const how = { who, why: whyOf(options), isUnchecked: options.unchecked === true };
    const published = await publishRemote(deps, { source, panel, ...how });
    if (!published.ok)
      return failed(...published.reason.split('\n').map((problem) => `${source}: ${problem}`), NOTHING_DONE);
    return done(swapLine(published.value.name, published.value));
  },
};

export const remoteList: Command = {
  usage: 'remote list                                      (qué versión de cada remoto ven los dueños)',
  words: ['remote', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run(input) {
    const { site, deps } = remotesOf(input);
    const [live, registry] = [await input.stores.remotes.live(), await site.remotes.live()];
    const lines = Object.entries(registry).map(async ([name, { version, manifest }]) => {
      const release = live.get(name) ?? (await builtRelease(deps, name))?.release;
      const since = live.get(name) ? await input.stores.remotes.history(name) : [];
      const at = since.at(-1)?.at;
      const when = at === undefined ? 'de la compilación' : moment(at);
      return [name, version, when, release?.team, release?.contact, manifest].filter(Boolean).join('  ');
    });
    return done(...(lines.length === 0 ? ['No hay remotos'] : await Promise.all(lines)));
  },
};

export const remoteHistory: Command = {
  usage: 'remote history [NOMBRE]',
  words: ['remote', 'history'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 1 },
  async run({ stores, positionals: [name] }) {
    const changes = await stores.remotes.history(name);
    return done(...(changes.length === 0 ? ['No se publicó nada todavía'] : changes.map(changeLine)));
  },
};

export const remoteRollback: Command = {
  usage: 'remote rollback NOMBRE [--version VERSIÓN] [--why MOTIVO]',
  words: ['remote', 'rollback'],
  options: { version: { type: 'string' }, why: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  run: (input) =>
    changed(input, async ({ deps, name, authorship }) => {
      const { version } = input.options;
      const change = { ...authorship, name, built: deps.built, first: null };
      return deps.stores.remotes.rollback(change, typeof version === 'string' ? version : null);
    }),
};

export const remoteRemove: Command = {
  usage: 'remote remove NOMBRE [--why MOTIVO]              (sus pantallas y botones desaparecen)',
  words: ['remote', 'remove'],
  options: { why: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  run: (input) =>
    changed(input, async ({ deps, name, authorship }) => {
      const first = await storedFirst(deps, name);
      return deps.stores.remotes.remove({ ...authorship, name, built: deps.built, first });
    }),
};

function remotesOf({ openSite, stores, storage }: CommandInput) {
  const { site, siteDir } = openSite();
  const deps: RemotesDeps = { stores, storage, siteDir, built: site.remotes.built() };
  return { site, deps };
}

interface Named {
  readonly deps: RemotesDeps;
  readonly name: string;
  readonly authorship: { readonly who: string; readonly why: string };
}

async function changed(
  input: CommandInput,
  change: (named: Named) => Promise<Result<Swapped>>,
): Promise<CommandResult> {
  const [name = ''] = input.positionals;
  const authorship = { who: input.who, why: whyOf(input.options) };
  const swapped = await change({ deps: remotesOf(input).deps, name, authorship });
  return swapped.ok ? done(swapLine(name, swapped.value)) : failed(`${name}: ${swapped.reason}`, NOTHING_DONE);
}

const whyOf = ({ why }: CommandInput['options']) => (typeof why === 'string' ? why : '');

function swapLine(name: string, { version, former }: Swapped): string {
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

const changeLine = ({ at, name, what, version, who, why, isUnchecked }: RemoteChange) =>
  [moment(at), name, WHAT[what], version, who, isUnchecked && 'sin revisar', why].filter(Boolean).join('  ');

/** 2026-11-21T14:03:20Z */
const moment = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
