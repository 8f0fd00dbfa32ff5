import type { ImportEffect } from '@carta/contract';
import { DAY_MS, ok, refused, TRASH_DAYS, undoableSteps, type RecordedKind, type StoredChange } from '@carta/domain';
import { sql } from 'kysely';
import type { ChangeResult } from '../database/change-business.ts';
import { changeOnCopy } from '../database/change-prepared.ts';
import type { Database } from '../database/database.ts';
import type { OneAtATime } from '../database/one-at-a-time.ts';
import { inTurns } from '../processes/event-loop.ts';
import { lastChangeOf, touchedBy, type After, type Told } from '../database/stored-change.ts';
import type { ChangeRow } from '../database/tables.ts';
import { undoRecorded, type UndoDeps, type UndoneChange } from './undo-recorded.ts';

/** A business keeps so many changes, and its imports for some time. [CHANGE-3] */
const KEPT_CHANGES = 50;
const IMPORTS_KEPT = TRASH_DAYS * DAY_MS;

/** A change of the list. */
export interface ListedChange extends Pick<ChangeRow, 'key' | 'at' | 'by' | 'device'> {
  readonly what: RecordedKind;
  readonly told: Told;
  readonly after: After;
  readonly undoable: boolean;
  readonly undone: boolean;
  readonly changedSince: boolean;
}

interface ChangesDeps extends Pick<UndoDeps, 'publicUrl' | 'secrets'> {
  readonly now: () => number;
  readonly alone: OneAtATime;
}

export function changesStore(database: Database, { now, alone, ...deps }: ChangesDeps) {
  const oldestImport = () => now() - IMPORTS_KEPT;

  /** The latest ones, and the imports that are kept where the list has as many as there may be. */
  const known = async (from: Database, business: string, limit = KEPT_CHANGES): Promise<ListedChange[]> => {
    const columns = rowsOf(from, business).select(({ eb }) => [
      'key',
      'at',
      'by',
      'device',
      'what',
      'told',
      'after',
      'undone_at',
      eb.case().when('before', 'is', null).then(sql.lit(0)).else(sql.lit(1)).end().as('has_before'),
    ]);
    const latest = await columns.limit(limit).execute();
    const oldest = latest.at(-1);
    const imports =
      latest.length < KEPT_CHANGES || !oldest
        ? []
        : await columns
            .where('what', '=', 'imported')
            .where('at', '>', oldestImport())
            .where('at', '<=', oldest.at)
            .execute();
    const rows = [...latest, ...imports.filter(({ key }) => latest.every((row) => row.key !== key))];
    const listed: Omit<ListedChange, 'undoable' | 'changedSince'>[] = [];
    const keptOnes = new Set<string>();
    const touching = function* () {
      for (const { key, at, by, device, what, told, after: left, undone_at: undoneAt, has_before: has } of rows) {
        const after = JSON.parse(left ?? '{}') as After;
        const undone = undoneAt !== null;
        const kept = has === 1;
        if (kept) keptOnes.add(key);
        listed.push({ key, at, by, device, what: what as RecordedKind, after, told: JSON.parse(told) as Told, undone });
        yield touchedBy({ key, undone, kept }, after);
      }
    };
    const undoable = await inTurns(undoableSteps(touching()));
    return listed.map((change) => {
      const isUndoable = undoable.has(change.key);
      return {
        ...change,
        undoable: isUndoable,
        changedSince: keptOnes.has(change.key) && !change.undone && !isUndoable,
      };
    });
  };

  /** Later changes decide whether it can be undone: of the large texts no more are read. */
  const listedAs = async (from: Database, business: string, key: string): Promise<ListedChange | undefined> => {
    const keys = await rowsOf(from, business).select('key').limit(KEPT_CHANGES).execute();
    const place = keys.findIndex((each) => each.key === key);
    return (await known(from, business, place < 0 ? KEPT_CHANGES : place + 1)).find((each) => each.key === key);
  };

  const undo = (business: string, key: string, { skipsChanged = false } = {}): Promise<ChangeResult<UndoneChange>> =>
    alone(business, () =>
      changeOnCopy<UndoneChange>(database, { business }, async (change) => {
        const listed = await listedAs(change, business, key);
        if (!listed) return refused('not-found');
        if (listed.undone && skipsChanged) return refused('not-found');
        if (!listed.undoable && !skipsChanged) return refused('stale');
        const row = await change
          .selectFrom('changes')
          .select(['before', 'after'])
          .where('business', '=', business)
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        const undone = await undoRecorded(change, business, row, { ...deps, now: now(), skipsChanged });
        if (!undone.ok) return undone;
        await change
          .updateTable('changes')
          .set({ undone_at: now() })
          .where('business', '=', business)
          .where('key', '=', key)
          .execute();
        return ok(undone.value);
      }),
    );

  return {
    /** Returns the last changes and the imports that are kept, the latest first. */
    list: (business: string): Promise<ListedChange[]> => known(database, business),

    /**
     * Returns the last change of categories and items that stands, and the key by which it can be undone; null if nothing was changed yet. What can be
     * undone depends on later changes only, so that no more of the large texts are read. [CHANGE-1] [CHANGE-4]
     */
    async last(business: string): Promise<{ readonly change: StoredChange; readonly undo: string | null } | null> {
      const rows = await rowsOf(database, business).select(['key', 'what', 'at', 'told', 'undone_at']).execute();
      const ofMenu = rows.filter(({ what }) => what !== 'settings');
      const row = ofMenu.find(({ undone_at }) => undone_at === null);
      const recorded = row && lastChangeOf(row.what as RecordedKind, row.at, JSON.parse(row.told) as Told);
      const stored = await database
        .selectFrom('businesses')
        .select('last_change')
        .where('key', '=', business)
        .executeTakeFirst();
      // The list may have nothing but later changes of settings, and a server of 1.1 wrote this column only.
      const column = stored?.last_change ? (JSON.parse(stored.last_change) as StoredChange) : null;
      if (column && column.at > (ofMenu[0]?.at ?? 0)) return { change: column, undo: null };
      if (!row || !recorded) return null;
      const listed = await known(database, business, rows.indexOf(row) + 1);
      const { key, undoable } = listed.at(-1) ?? {};
      return { change: recorded, undo: key === row.key && undoable ? row.key : null };
    },

    /** Undoes a change. Refuses 'not-found' for an unknown one, 'stale' if it was undone or something lies on it, and 'busy' while another change of many records is under way. [CHANGE-4] */
    undo: (business: string, key: string) => undo(business, key),

    /**
     * Undoes the import whose answer had this effect, and returns how many records came back; what was changed, restored or deleted since stays as
     * it is. Null if the effect is not that of a recorded import. Refuses 'not-found' if it is undone already.
     */
    async undoImport(
      business: string,
      { added, removed }: ImportEffect,
    ): Promise<ChangeResult<{ categories: number; items: number }> | null> {
      const [key] = removed;
      if (added.length > 0 || removed.length !== 1 || key === undefined) return null;
      const recorded = await database
        .selectFrom('changes')
        .select('key')
        .where('business', '=', business)
        .where('key', '=', key)
        .where('what', '=', 'imported')
        .executeTakeFirst();
      if (!recorded) return null;
      const undone = await undo(business, key, { skipsChanged: true });
      return undone.ok ? ok({ categories: undone.value.categories.length, items: undone.value.items.length }) : undone;
    },

    /** Keeps the changes of a business in the list and nothing that undoes them: of a menu that comes with the business. */
    async settle(business: string): Promise<void> {
      await database.updateTable('changes').set({ before: null }).where('business', '=', business).execute();
    },

    /** Deletes what the list no longer has, and returns how many changes. */
    async deleteOld(): Promise<number> {
      const full = await database
        .selectFrom('changes')
        .select('business')
        .groupBy('business')
        .having(({ fn }) => fn.countAll(), '>', KEPT_CHANGES)
        .execute();
      let deleted = 0;
      for (const { business } of full) {
        const oldest = await rowsOf(database, business)
          .select('at')
          .offset(KEPT_CHANGES - 1)
          .limit(1)
          .executeTakeFirst();
        const { numDeletedRows } = await database
          .deleteFrom('changes')
          .where('business', '=', business)
          .where('at', '<', oldest?.at ?? 0)
          .where(({ or, eb }) => or([eb('what', '!=', 'imported'), eb('at', '<=', oldestImport())]))
          .executeTakeFirstOrThrow();
        deleted += Number(numDeletedRows);
      }
      return deleted;
    },
  };
}

/** The latest first. `before` and `after` are MBs after a large import: a caller selects what it needs. */
function rowsOf(database: Database, business: string) {
  return database
    .selectFrom('changes')
    .where('business', '=', business)
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc');
}

export type ChangesStore = ReturnType<typeof changesStore>;
