import { type Business, isChanged, ok, refused, type Settings } from '@carta/domain';
import { businessColumns, businessFromRow, settingsFromRow, type BusinessChanges } from './business-row.ts';
import { unchanged, type Change, type ChangeResult } from './change-business.ts';
import { removesTableInUse } from './removes-table-in-use.ts';
import { notesIn, type ChangeNotes } from './change-notes.ts';
import type { Secrets } from './secrets.ts';
import type { BusinessRow } from './tables.ts';

interface SaveOptions {
  readonly version?: number | undefined;
  readonly publicUrl: string;
  readonly secrets: Secrets;
}

/** Writes some settings of a business in a change of it, and nothing where each is as it is stored. [SAVE-1] Refuses 'stale' if `version` is not the stored one, and 'table-in-use' where a table with open orders would be gone. [TABLE-3] */
export async function saveSettings(
  change: Change,
  key: string,
  changes: BusinessChanges,
  { version, publicUrl, secrets }: SaveOptions,
): Promise<ChangeResult<Business>> {
  const stored = await change.selectFrom('businesses').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  if (version !== undefined && version !== stored.version)
    return { ok: false, reason: 'stale', current: businessFromRow(stored, publicUrl) };
  const before = settingsFromRow(stored);
  if (changes.tables && (await removesTableInUse(change, key, { before: before.tables, after: changes.tables })))
    return refused('table-in-use');
  const columns = businessColumns(changes, { stored: before, business: key, secrets });
  if (!changesRow(stored, before, columns)) return unchanged(businessFromRow(stored, publicUrl));
  const row = await change
    .updateTable('businesses')
    .set({ ...columns, version: stored.version + 1 })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
  const notes = notesIn(change);
  if (notes) notes.settings = changedSettings(stored, row);
  return ok(businessFromRow(row, publicUrl));
}

/** True if a column would be another one; settings are compared by what they say. */
function changesRow(stored: BusinessRow, before: Settings, { settings, ...columns }: Partial<BusinessRow>): boolean {
  const written = Object.keys(columns).filter((column) => fieldOf(columns, column) !== undefined);
  return (
    (settings !== undefined && isChanged(before, settingsFromRow({ settings }))) ||
    written.some((column) => fieldOf(columns, column) !== fieldOf(stored, column))
  );
}

/**
 * Returns the settings that differ, null if none does; without the panel's own first steps. Of MercadoPago only whether it is active: its token is
 * kept nowhere else, so that nothing restores a save of it.
 */
function changedSettings(stored: BusinessRow, row: BusinessRow): ChangeNotes['settings'] {
  const [before, after] = [stored, row].map(settingsOf);
  const hasOtherToken = stored.mercado_pago_token !== row.mercado_pago_token;
  const isOther = (field: string) =>
    isChanged(fieldOf(before, field), fieldOf(after, field)) || (field === 'mercadoPago' && hasOtherToken);
  const changed = Object.keys(after ?? {}).filter((field) => field !== 'firstSteps' && isOther(field));
  if (changed.length === 0) return null;
  const fields = (of: object | undefined) => Object.fromEntries(changed.map((field) => [field, fieldOf(of, field)]));
  return { before: hasOtherToken ? null : fields(before), after: fields(after) };
}

/** Reads the settings as they are recorded in changes. */
export async function readSettings(change: Change, key: string): Promise<Readonly<Record<string, unknown>>> {
  return settingsOf(await change.selectFrom('businesses').selectAll().where('key', '=', key).executeTakeFirstOrThrow());
}

const settingsOf = (row: BusinessRow) => ({
  ...settingsFromRow(row),
  name: row.name,
  mercadoPago: { active: row.mercado_pago_active === 1 },
});

const fieldOf = (settings: object | undefined, field: string): unknown =>
  (settings as Record<string, unknown> | undefined)?.[field];
