import type { ApiClient } from '@carta/api-client';
import { featuredShown, nextFeaturedRank, type Item, type Menu } from '@carta/domain';
import { featuredMoved, itemFeatured, itemUnfeatured } from '../actions.ts';
import { GONE, type CommandDefinition } from '../command.ts';
import { updateItem } from './update-record.ts';

export const featureItem: CommandDefinition<{ key: string }> = {
  send: (api, { key }, { menu }) => setFeatured(api, menu, key, nextFeaturedRank(menu.items)),
  records: ({ key }) => [key],
  undo: ({ key }) => ({ command: itemUnfeatured({ key }) }),
  failure: { log: 'update item' },
};

export const unfeatureItem: CommandDefinition<{ key: string }> = {
  send: (api, { key }, { menu }) => setFeatured(api, menu, key, false),
  records: ({ key }) => [key],
  // A hidden item has no place among the shown ones.
  undo: ({ key }, before) => {
    const toIndex = featuredShown(before.items).findIndex((item) => item.key === key);
    return { command: itemFeatured({ key }), ...(toIndex >= 0 && { then: [featuredMoved({ key, toIndex })] }) };
  },
  failure: { log: 'update item' },
};

async function setFeatured(api: ApiClient, { items }: Menu, key: string, featured: Item['featured']) {
  const item = items.find((candidate) => candidate.key === key);
  return item ? updateItem(api, item, { featured }) : GONE;
}
