import { nextFeaturedRank } from '@carta/domain';
import { itemFeatured, itemUnfeatured } from '@carta/panel';
import { counted } from '../../counted.ts';
import { sentInTurn, type CommandDefinition } from '../command.ts';
import { updateItem } from './update-record.ts';

/** The items become featured products, after those that are, or no longer are. */
interface SeveralFeatured {
  readonly keys: string[];
  readonly featured: boolean;
}

/** Features several items in this sequence, or none of them any more. [FEAT-1] */
export const featureSeveral: CommandDefinition<SeveralFeatured> = {
  send: (api, { keys, featured }, { menu }) => {
    const items = keys.flatMap((key) => menu.items.find((item) => item.key === key) ?? []);
    const first = nextFeaturedRank(menu.items);
    return sentInTurn(
      items.map((item, nth) => () => updateItem(api, item, { featured: featured ? first + nth : false })),
    );
  },
  optimistic: ({ keys, featured }) => keys.map((key) => (featured ? itemFeatured({ key }) : itemUnfeatured({ key }))),
  records: ({ keys }) => keys,
  undoText: ({ keys, featured }) =>
    featured
      ? counted(keys.length, 'producto destacado', 'productos destacados')
      : counted(keys.length, 'producto ya no es destacado', 'productos ya no son destacados'),
  failure: { log: 'update several' },
  showsAtOnce: true,
};
