import type { ApiClient, ApiResult } from '@carta/api-client';
import { COVER_SAVED, type Category, type Item } from '@carta/domain';
import { categoryChanged, itemChanged, put, snackbarShown } from '@carta/panel';
import { upload } from '../pictures/upload.ts';
import { CANCELLED, outcomeOf, type MenuFact, type Outcome } from './outcome.ts';
import type { Edit } from './owners-change.ts';
import { versionFor } from './save-record.ts';

/** Sends the picture of a level-1 category, and says so. [MSG-3] */
export function* saveCover(api: ApiClient, { business, key }: Category, picture: Blob) {
  const form = { business, level: '1', key, _file: picture } as const;
  const answer = yield* upload((uploading) => api.uploadCover({ form, ...uploading }));
  if (answer?.ok) yield* put(snackbarShown({ tone: 'success', text: COVER_SAVED }));
  return uploadOutcome(answer, (changed) => [categoryChanged({ key, changes: changed })]);
}

/** Sends a product whole, with its new picture; refused where somebody else changed the same fields meanwhile. */
export function* saveItemWithPicture(
  api: ApiClient,
  item: Item,
  { base, changes }: Extract<Edit, { kind: 'product' }>,
  picture: Blob,
) {
  const version = versionFor(base, item, { ...changes, image: base.image });
  const form = { form: 'true', ...inFields({ ...item, ...changes, version }), _file: picture };
  const answer = yield* upload((uploading) => api.updateItem({ form, ...uploading }));
  return uploadOutcome(answer, (changed) => [itemChanged({ key: item.key, changes: changed })]);
}

/** Each field as text; what is no text goes as JSON. */
function inFields(item: Item) {
  const fields = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(fields) as Record<keyof Item, string>;
}

function uploadOutcome<T>(answer: ApiResult<T> | null, factsOf: (value: T) => readonly MenuFact[]): Outcome {
  return answer ? outcomeOf(answer, factsOf) : { facts: [], error: CANCELLED };
}
