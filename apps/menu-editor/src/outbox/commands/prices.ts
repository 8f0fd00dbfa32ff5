import { repricedGroups, type ChangedPrice } from '@carta/domain';
import { groupsChanged, itemChanged, pricesChanged } from '@carta/panel';
import { markedCommand } from '../command-mark.ts';
import { sent, type CommandDefinition } from '../command.ts';
import { wholeItem } from './update-record.ts';

/** Changes many prices of items and options: the server takes all of them, or none. [PRICE-11] [PRICE-14] */
export const changePrices: CommandDefinition<ChangedPrice[]> = {
  send: async (api, prices, { menu }) => {
    const params = { businessKey: menu.key };
    return sent(await api.updatePrices({ params, body: { prices } }), ({ items, groups }) => [
      ...items.map((item) => itemChanged({ key: item.key, changes: wholeItem(item) })),
      groupsChanged(groups),
    ]);
  },
  optimistic: (prices, { optionGroups }) => [
    pricesChanged(prices),
    groupsChanged(repricedGroups(optionGroups, prices)),
  ],
  records: (prices) => prices.map(({ key }) => key),
  undoText: ({ length }) => (length === 1 ? '1 precio cambiado' : `${length} precios cambiados`),
  undo: (prices) => [
    markedCommand(
      'menu/pricesChanged',
      prices.map(({ from, to, ...whose }) => ({ ...whose, from: to, to: from })),
    ),
  ],
  failure: { log: 'update prices' },
};
