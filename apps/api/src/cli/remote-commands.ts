import type { SwappedRemote } from '@carta/contract';
import { historyLines, NOTHING_DONE, remoteLines, swapLine } from '@carta/publishing';
import { listRemotes } from '../remotes/list-remotes.ts';
import { publishRemote, storedFirst, type RemotesDeps } from '../remotes/publish-remote.ts';
import { readRemoteOutput } from '../remotes/remote-output.ts';
import type { RemoteResult } from '../remotes/remote-refusal.ts';
import { groupOf } from '../remotes/group-of.ts';
import { done, failed, found, misused, type Command, type CommandInput, type CommandResult } from './command.ts';
import { isKnownRemote } from './known-remote.ts';

export const remotePublish: Command = {
  usage:
    'remote publish CARPETA|https://…/mf-manifest.json [--percent N | --business NEGOCIO,…] [--unchecked] [--why MOTIVO]',
  words: ['remote', 'publish'],
  options: {
    unchecked: { type: 'boolean' },
    why: { type: 'string' },
    percent: { type: 'string' },
    business: { type: 'string', multiple: true },
  },
  required: [],
  positionals: { min: 1, max: 1 },
  async run(input) {
    const { site, deps } = remotesOf(input);
    const { positionals, options, who } = input;
    const [source = ''] = positionals;
    const { panelOffer: panel } = site.shell();
    const group = groupOf({ percent: textOf(options.percent), businesses: textOf(options.business) });
    if (!group.ok) return misused(`${source}: ${group.reason}`, NOTHING_DONE);
    const how = { who, why: whyOf(options), isUnchecked: options.unchecked === true, group: group.value };
    const output = await readRemoteOutput(source, deps.origin);
    if (!output.ok) return refusedChange(source, output.reason.split('\n'));
    const published = await publishRemote(deps, { output: output.value, remote: null, panel, ...how });
    return published.ok ? done(swapLine(published.value)) : refusedChange(source, published.problems);
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
    const remotes = await listRemotes(deps, site);
    return shown(remotes, remoteLines);
  },
};

export const remoteHistory: Command = {
  usage: 'remote history [NOMBRE]',
  words: ['remote', 'history'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 1 },
  async run({ stores, openSite, positionals: [name] }) {
    const history = await stores.remotes.history(name);
    if (history.length === 0 && name !== undefined && !(await isKnownRemote({ stores, openSite }, name)))
      return failed(`No existe el remoto ${name}`);
    return shown(history, historyLines);
  },
};

export const remotePromote: Command = {
  usage: 'remote promote NOMBRE [--why MOTIVO]             (lo que está a prueba pasa a ser de todos)',
  words: ['remote', 'promote'],
  options: { why: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  run: (input) =>
    changed(input, ({ deps, name, authorship }) =>
      deps.stores.remotes.promote({ ...authorship, name, built: deps.built, first: null }),
    ),
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

/** `linesOf` says in a sentence that there is nothing. */
function shown<T>(records: readonly T[], linesOf: (records: readonly T[]) => string[]): CommandResult {
  const lines = linesOf(records);
  return records.length === 0 ? found({ lines: [], json: [] }, ...lines) : found({ lines, json: records });
}

function remotesOf({ openSite, stores, storage }: CommandInput) {
  const { site, ...place } = openSite();
  const deps: RemotesDeps = { stores, storage, ...place, built: site.remotes.built() };
  return { site, deps };
}

interface Named {
  readonly deps: RemotesDeps;
  readonly name: string;
  readonly authorship: { readonly who: string; readonly why: string };
}

async function changed(
  input: CommandInput,
  change: (named: Named) => Promise<RemoteResult<SwappedRemote>>,
): Promise<CommandResult> {
  const [name = ''] = input.positionals;
  const authorship = { who: input.who, why: whyOf(input.options) };
  const swapped = await change({ deps: remotesOf(input).deps, name, authorship });
  return swapped.ok ? done(swapLine(swapped.value)) : refusedChange(name, swapped.problems);
}

const refusedChange = (subject: string, problems: readonly string[]) =>
  failed(...problems.map((problem) => `${subject}: ${problem}`), NOTHING_DONE);

const textOf = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined);
const whyOf = ({ why }: CommandInput['options']) => textOf(why) ?? '';
