import { pricesChanged } from '@carta/panel';
import { additionConfirmed, editConfirmed, type OwnersChange } from './owners-change.ts';

/** Keys of the records that a change is about. */
export function recordsOf(change: OwnersChange): readonly string[] {
  if (editConfirmed.match(change)) return [change.payload.base.key];
  if (additionConfirmed.match(change)) return change.payload.keys;
  if (pricesChanged.match(change)) return change.payload.map(({ key }) => key);
  return 'key' in change.payload ? [change.payload.key] : [];
}
