import type { ApiClient } from '@carta/api-client';
import { findCategory, type Category, type CategoryChanges, type Item, type ItemChanges } from '@carta/domain';
import { categoryChanged, itemChanged } from '@carta/panel';
import { GONE, sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { findConflict, settleConflict, versionFor } from '../conflict.ts';
import { updateCategory, updateItem } from './update-record.ts';

/** `base` is the record as it was when the owner began to edit it. */
export type Edit =
  | { readonly kind: 'category'; readonly base: Category; readonly changes: CategoryChanges }
  | {
      readonly kind: 'product';
      readonly base: Item;
      readonly changes: ItemChanges;
      /** Replaces the picture that the item has. */
      readonly picture?: Blob;
    };

/** Saves a form: the changed fields, or the whole item if it has a new picture. */
export const editRecord: CommandDefinition<Edit> = {
  send: async (api, edit, { menu, upload }) => {
    if (edit.kind === 'category') {
      const category = findCategory(menu, edit.base.key);
      if (!category) return GONE;
      return updateCategory(api, category, edit.changes, versionFor(edit.base, category, edit.changes));
    }
    const item = menu.items.find(({ key }) => key === edit.base.key);
    if (!item) return GONE;
    const { picture } = edit;
    if (picture) return updateWithPicture(api, item, { ...edit, picture }, upload);
    return updateItem(api, item, edit.changes, versionFor(edit.base, item, edit.changes));
  },
  optimistic: ({ kind, base: { key }, changes }) => [
    kind === 'category' ? categoryChanged({ key, changes }) : itemChanged({ key, changes }),
  ],
  records: ({ base }) => [base.key],
  dependsOn: (edit) => [edit.base.key, ...((edit.kind === 'product' && edit.changes.optionGroups) || [])],
  // The server does not keep the picture that another one has replaced.
  irreversible: (edit) => 'picture' in edit,
  failure: { log: ({ kind }) => (kind === 'product' ? 'update item' : 'update category') },
  needsConnection: (edit) => 'picture' in edit,
  conflict: { find: findConflict, settle: settleConflict },
};

/**
 * Sends the item as a form, and then what a form cannot carry. The server refuses it if another session has changed one of its fields or the
 * picture.
 */
async function updateWithPicture(
  api: ApiClient,
  item: Item,
  { base, changes, picture }: Extract<Edit, { kind: 'product' }> & { picture: Blob },
  upload: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) {
  const version = versionFor(base, item, { ...changes, image: base.image });
  const { title, description, price, ...values } = changes;
  const form = { form: 'true', ...formFields({ ...item, ...changes, version }), _file: picture };
  return sentInTurn([
    async () =>
      sent(await api.updateItem({ form, ...upload }), (changed) => [itemChanged({ key: item.key, changes: changed })]),
    ...(Object.keys(values).length > 0 ? [() => updateItem(api, item, values)] : []),
  ]);
}

/** Returns the form's fields: texts as they are, other values as JSON. */
function formFields(item: Item) {
  const fields = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(fields) as Record<keyof Item, string>;
}
