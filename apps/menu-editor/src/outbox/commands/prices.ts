import { itemChanged, pricesChanged } from '@carta/panel';
import { command, sent } from '../command.ts';

/** Changes many prices: the server takes all of them, or none. [PRICE-11] */
export const changePrices = command({
  action: pricesChanged,
  send: async (api, prices, { menu }) => {
    const params = { businessKey: menu.key };
    const body = { prices: prices.map(({ key, from, to }) => ({ key, from, to })) };
    return sent(await api.updatePrices({ params, body }), ({ items }) =>
      items.map((item) => itemChanged({ key: item.key, changes: item })),
    );
  },
  records: (prices) => prices.map(({ key }) => key),
  undo: (prices) => ({
    text: prices.length === 1 ? '1 precio cambiado' : `${prices.length} precios cambiados`,
    command: pricesChanged(prices.map(({ key, from, to }) => ({ key, from: to, to: from }))),
  }),
  failure: { log: 'update prices' },
});
