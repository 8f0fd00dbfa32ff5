import { goesOnWith } from '@carta/domain';
import type { ChangeNotes, RecordTable } from './change-notes.ts';
import type { Transaction } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import { storedParts, type ChangeParts } from './stored-change.ts';
import type { ChangeRow, Tables } from './tables.ts';

type Change = Transaction<Tables>;

type Recorded = Pick<ChangeRow, 'business' | 'key' | 'at' | 'revision' | 'by' | 'device' | 'what'>;

/** Writes a change into the list of the last changes, or joins it to the one before. [CHANGE-3] [CHANGE-5] */
export async function recordChange(
  change: Change,
  recorded: Recorded,
  notes: ChangeNotes,
  about: Parameters<typeof storedParts>[1],
): Promise<void> {
  const parts = storedParts(notes, about);
  const { business, key, at, revision, by, device, what } = recorded;
  const earlier = await joinedTo(change, recorded, parts);
  const { told, before, after } = columnsOf(earlier ? joined(earlier.parts, parts) : parts);
  if (earlier)
    await change
      .updateTable('changes')
      .set({ at, revision, told, before, after })
      .where('business', '=', business)
      .where('key', '=', earlier.key)
      .execute();
  else await insertChange(change, business, key, at, revision, by, device, what, told, before, after);
}

const insertChange = compiledOnce((database) =>
  database.insertInto('changes').values({
    business: '',
    key: '',
    at: 0,
    revision: 0,
    by: '',
    device: '',
    what: '',
    told: '',
    before: '',
    after: '',
  }),
);

/** Returns the change before, if this one goes on with it and its undo was kept and not made. [CHANGE-5] */
async function joinedTo(
  change: Change,
  recorded: Recorded,
  { told: { kind }, before }: ChangeParts,
): Promise<{ key: string; parts: ChangeParts } | null> {
  const next = { kind, ...recorded };
  // Most changes go on with nothing: they read nothing.
  if (!before || !goesOnWith(next, next)) return null;
  const last = await change
    .selectFrom('changes')
    .selectAll()
    .where('business', '=', recorded.business)
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.before || last.undone_at !== null) return null;
  const parts = {
    told: JSON.parse(last.told),
    before: JSON.parse(last.before),
    after: JSON.parse(last.after ?? '{}'),
  } as ChangeParts;
  return goesOnWith({ ...last, kind: parts.told.kind }, next) ? { key: last.key, parts } : null;
}

/** Returns two changes as one: it restores what was there before the first, and expects what the second left. */
function joined(first: ChangeParts, second: ChangeParts): ChangeParts {
  const lists = <T>(one: readonly T[] = [], other: readonly T[] = []) => [...new Set([...one, ...other])];
  const byTable = <T>(join: (table: RecordTable) => T) => ({
    categories: join('categories'),
    items: join('items'),
    option_groups: join('option_groups'),
  });
  const updates = (one: ChangeParts['before'], other: ChangeParts['before']) =>
    byTable((table) => {
      const keys = lists(Object.keys(one?.updated?.[table] ?? {}), Object.keys(other?.updated?.[table] ?? {}));
      return Object.fromEntries(
        keys.map((key) => [key, { ...one?.updated?.[table]?.[key], ...other?.updated?.[table]?.[key] }]),
      );
    });
  const sum = (field: 'added' | 'removed' | 'repriced') => (first.told[field] ?? 0) + (second.told[field] ?? 0);
  const records = { categories: 0, items: 0, groups: 0 };
  for (const { told } of [first, second])
    for (const kind of ['categories', 'items', 'groups'] as const) records[kind] += told.records?.[kind] ?? 0;
  const { kind, record } = second.told;
  return {
    told: {
      kind,
      record,
      records,
      several: true,
      titles: lists(first.told.titles, second.told.titles),
      added: sum('added'),
      removed: sum('removed'),
      repriced: sum('repriced'),
    },
    before: {
      updated: updates(second.before, first.before),
      deletions: lists(first.before?.deletions, second.before?.deletions),
    },
    after: {
      updated: updates(first.after, second.after),
      created: byTable((table) => lists(first.after?.created?.[table], second.after?.created?.[table])),
      deleted: byTable((table) => lists(first.after?.deleted?.[table], second.after?.deleted?.[table])),
      holders: lists(first.after?.holders, second.after?.holders),
    },
  };
}

function columnsOf({ told, before, after }: ChangeParts) {
  return {
    told: JSON.stringify(told),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}
