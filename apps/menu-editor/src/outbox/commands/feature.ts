import type { ApiClient } from '@carta/api-client';
import { nextFeaturedRank, type Item, type Menu } from '@carta/domain';
import { GONE, type CommandDefinition } from '../command.ts';
import { doneWords } from './change-words.ts';
import { updateItem } from './update-record.ts';

export const featureItem: CommandDefinition<{ key: string }> = {
  send: (api, { key }, { menu }) => setFeatured(api, menu, key, nextFeaturedRank(menu.items)),
  records: ({ key }) => [key],
  undoText: ({ key }, before) => doneWords(before, key, 'featured'),
  failure: { log: 'update item' },
};

export const unfeatureItem: CommandDefinition<{ key: string }> = {
  send: (api, { key }, { menu }) => setFeatured(api, menu, key, false),
  records: ({ key }) => [key],
  undoText: ({ key }, before) => doneWords(before, key, 'unfeatured'),
  failure: { log: 'update item' },
};

async function setFeatured(api: ApiClient, { items }: Menu, key: string, featured: Item['featured']) {
  const item = items.find((candidate) => candidate.key === key);
  return item ? updateItem(api, item, { featured }) : GONE;
}
